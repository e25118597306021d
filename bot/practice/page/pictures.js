// What is attached to a message: pictures with their descriptions, files, embeds.
import { el, newId, webLink } from "./dom.js";
import { markdown } from "./markdown.js";

export function picture(attachment) {
  const image = el("img", { src: attachment.url, alt: attachment.alt, class: "picture-image" });
  const open = el("a", { href: attachment.url, target: "_blank", class: "picture-link" }, image);
  if (!attachment.alt) return el("figure", { class: "picture" }, frame(attachment, open));
  const id = newId("alt");
  // Screen readers have this text already, as the picture's alt text.
  const words = el("figcaption", { class: "alt-text", id, hidden: true, "aria-hidden": true }, attachment.alt);
  const badge = el(
    "button",
    {
      class: "alt-badge",
      type: "button",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": "Show the picture's description",
      onclick: () => {
        words.hidden = !words.hidden;
        badge.setAttribute("aria-expanded", String(!words.hidden));
      },
    },
    "ALT",
  );
  return el("figure", { class: "picture" }, frame(attachment, open, badge), words);
}

// Takes up the picture's place before it has loaded, so that nothing moves when it does.
function frame({ width, height }, ...children) {
  const around = el("div", { class: width ? "picture-frame sized" : "picture-frame" }, ...children);
  around.style.setProperty("--width", width);
  around.style.setProperty("--height", height);
  return around;
}

export function file(attachment) {
  return el(
    "a",
    { class: "file", href: attachment.url, download: attachment.name },
    el("span", { class: "file-sign", "aria-hidden": true }, "↓"),
    el("span", { class: "file-name" }, attachment.name),
    el("span", { class: "file-size" }, size(attachment.size)),
  );
}

function size(bytes) {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function embedCard(embed, place) {
  const title = embed.title ? el("strong", { class: "embed-title" }, markdown(embed.title, place)) : null;
  const card = el(
    "article",
    { class: "embed" },
    embed.thumbnail ? el("img", { class: "embed-thumbnail", src: embed.thumbnail, alt: "" }) : null,
    embed.author ? el("p", { class: "embed-author" }, embed.author.name) : null,
    title && embed.url ? webLink(embed.url, {}, title) : title,
    embed.description ? el("div", { class: "content" }, markdown(embed.description, place)) : null,
    embed.fields?.length ? el("dl", { class: "embed-fields" }, embed.fields.map((field) => embedField(field, place))) : null,
    embed.image ? el("img", { class: "embed-image", src: embed.image, alt: "" }) : null,
    embed.footer ? el("p", { class: "embed-footer" }, embed.footer.text) : null,
  );
  if (embed.color) card.style.setProperty("--edge", `#${embed.color.toString(16).padStart(6, "0")}`);
  return card;
}

function embedField(field, place) {
  return el(
    "div",
    { class: field.inline ? "embed-field inline" : "embed-field" },
    el("dt", {}, markdown(field.name, place)),
    el("dd", {}, markdown(field.value, place)),
  );
}
