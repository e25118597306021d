// What is attached to a message: pictures with their descriptions, and files.
import { el, newId } from "./dom.js";

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
