// Emojis that belong to the bot, as pictures; all others are letters of a font.
import { el } from "./dom.js";

const image = (name, id, alt) => el("img", { class: "emoji", src: `/emojis/${id}`, alt, title: `:${name}:` });

/** In a text. Of an emoji that is not there, the name remains. */
export function emojiInText(name, id) {
  const shown = image(name, id, `:${name}:`);
  shown.addEventListener("error", () => shown.replaceWith(shown.alt));
  return shown;
}

/** On a button or beside a choice, where a screen reader says the name. */
export function emojiOf({ emoji }) {
  if (!emoji) return null;
  return emoji.id ? image(emoji.name, emoji.id, emoji.name) : el("span", {}, emoji.name);
}

const ANY = /<a?:\w+:\d+>|\p{Emoji_Presentation}\uFE0F?/gu;
const MOST_LARGE = 30;

/** Discord shows a message that consists of a few emojis alone in twice their size. */
export function isLarge(text) {
  const count = text.match(ANY)?.length ?? 0;
  return count > 0 && count <= MOST_LARGE && !text.replace(ANY, "").trim();
}
