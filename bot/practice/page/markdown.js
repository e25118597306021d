// Discord's markdown as elements.
import { el, webLink } from "./dom.js";
import { emojiInText } from "./emoji.js";
import { timestamp } from "./times.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const URL_END = "[^\\s<>.,:;!?\"'*_~|\\])}]";

// Each rule: a sticky pattern, and what it makes of the match. The first that fits wins.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => el("code", {}, match[2].trim() || match[2])],
  [/\[([^\[\]]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/y, (match, place) => webLink(match[2], {}, inline(match[1], place))],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => webLink(match[1], {}, match[1])],
  [new RegExp(`https?://[^\\s<>]*${URL_END}`, "y"), (match) => webLink(match[0], {}, match[0])],
  [/<@!?(\d+)>/y, (match, place) => mention("@", place.person(match[1]), match[1] === place.you)],
  [/<#(\d+)>/y, (match, place) => mention("#", place.channelById(match[1]), false)],
  [/@(everyone|here)\b/y, (match) => mention("@", { name: match[1] }, true)],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]) * 1000, match[2] ?? "f")],
  [/<a?:(\w+):(\d+)>/y, (match) => emojiInText(match[1], match[2])],
  [/<\/([\w -]+):\d+>/y, (match) => el("span", { class: "mention" }, `/${match[1]}`)],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (match, place) => el("strong", {}, inline(match[1], place))],
  [/__([\s\S]+?)__(?!_)/y, (match, place) => el("u", {}, inline(match[1], place))],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/y, (match, place) => el("em", {}, inline(match[1], place))],
  [/_([^_]+?)_(?!\w)/y, (match, place) => el("em", {}, inline(match[1], place))],
  [/~~([\s\S]+?)~~/y, (match, place) => el("s", {}, inline(match[1], place))],
  [/\|\|([\s\S]+?)\|\|/y, (match, place) => spoiler(inline(match[1], place))],
];

// Letters before a mark make it part of a word (snake_case), and links begin at a word.
const INSIDE_A_WORD = /[\p{L}\p{N}]/u;
const NOT_INSIDE_A_WORD = new Set(["_", "h"]);

function inline(text, place) {
  const parts = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = matchAt(text, at);
    if (found) {
      if (plain) parts.push(plain);
      plain = "";
      parts.push(found.rule[1](found.match, place));
      at += found.match[0].length;
    } else {
      const letter = String.fromCodePoint(text.codePointAt(at));
      plain += letter;
      at += letter.length;
    }
  }
  if (plain) parts.push(plain);
  return parts.flat();
}

function matchAt(text, at) {
  if (NOT_INSIDE_A_WORD.has(text[at]) && text[at + 1] !== "_" && at > 0 && INSIDE_A_WORD.test(text[at - 1])) return null;
  for (const rule of RULES) {
    rule[0].lastIndex = at;
    const match = rule[0].exec(text);
    if (match) return { rule, match };
  }
  return null;
}

function mention(sign, one, you) {
  return el("span", { class: you ? "mention to-you" : "mention" }, sign + (one ? one.name : "unknown"));
}

function spoiler(children) {
  const content = el("span", { class: "spoiler-text", "aria-hidden": true }, children);
  const reveal = () => {
    box.classList.add("revealed");
    box.removeAttribute("role");
    box.removeAttribute("aria-label");
    content.removeAttribute("aria-hidden");
  };
  const box = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabIndex: 0,
      "aria-label": "Spoiler, press to show",
      onclick: reveal,
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        reveal();
      },
    },
    content,
  );
  return box;
}

// ---------------------------------------------------------------- lines

const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

function blocks(lines, place) {
  const parts = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const subtext = SUBTEXT.exec(line);
    if (line.startsWith(">>> ")) {
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      parts.push(el("blockquote", {}, blocks(rest, place)));
      at = lines.length;
    } else if (QUOTE.test(line) && line[1] === " ") {
      const quoted = takeWhile(lines, at, (next) => next.startsWith("> "));
      parts.push(el("blockquote", {}, blocks(quoted.map((next) => next.slice(2)), place)));
      at += quoted.length;
    } else if (ITEM.test(line)) {
      const items = takeWhile(lines, at, (next) => ITEM.test(next)).map((next) => ITEM.exec(next));
      const same = takeWhile(items, 0, (item) => item[1].length > items[0][1].length || sameKind(item, items[0]));
      parts.push(list(same, place));
      at += same.length;
    } else if (heading) {
      parts.push(el(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, inline(heading[2], place)));
      at += 1;
    } else if (subtext) {
      parts.push(el("small", { class: "subtext" }, inline(subtext[1], place)));
      at += 1;
    } else {
      // Marks may span lines, so the plain lines up to the next special one are read together.
      const plain = takeWhile(lines, at + 1, isPlain);
      parts.push(el("div", { class: "text" }, inline([line, ...plain].join("\n"), place)));
      at += 1 + plain.length;
    }
  }
  return parts;
}

function isPlain(line) {
  return !HEADING.test(line) && !SUBTEXT.test(line) && !line.startsWith("> ") && !line.startsWith(">>> ") && !ITEM.test(line);
}

function takeWhile(lines, from, test) {
  let to = from;
  while (to < lines.length && test(lines[to])) to += 1;
  return lines.slice(from, to);
}

function sameKind(item, other) {
  return Boolean(item[3]) === Boolean(other[3]);
}

function list(items, place) {
  const [first] = items;
  const depth = first[1].length;
  const whole = el(first[3] ? "ol" : "ul", { start: first[3] && Number(first[3]) });
  let at = 0;
  while (at < items.length) {
    const below = takeWhile(items, at + 1, (item) => item[1].length > depth);
    whole.append(el("li", {}, inline(items[at][4], place), below.length ? list(below, place) : null));
    at += 1 + below.length;
  }
  return whole;
}

// `place` knows the names behind the ids in mentions.
export function markdown(text, place) {
  const parts = [];
  let at = 0;
  for (const fence of text.matchAll(FENCE)) {
    parts.push(...chunk(text.slice(at, fence.index), place));
    parts.push(el("pre", {}, el("code", {}, fence[2])));
    at = fence.index + fence[0].length;
  }
  parts.push(...chunk(text.slice(at), place));
  return parts;
}

function chunk(text, place) {
  const trimmed = text.replace(/^\n|\n$/g, "");
  return trimmed ? blocks(trimmed.split("\n"), place) : [];
}
