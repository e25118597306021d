// Builds elements. Text only ever becomes text nodes, so nothing written in a channel can become markup.

export function el(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name in element && !name.startsWith("aria")) element[name] = value;
    else element.setAttribute(name, value === true ? "true" : String(value));
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

const BOT_HUE = 152;
const HUES = [28, 208, 335, 55, 265, 5, 185, 95];
const hues = new Map();

// By their order in the place, so that all look different, and each the same in every tab.
export function giveColours(people) {
  people.forEach((person, index) => hues.set(person.id, person.bot ? BOT_HUE : HUES[index % HUES.length]));
}

export function avatar(person) {
  const badge = el("span", { class: "avatar", "aria-hidden": true }, [...person.name][0].toUpperCase());
  badge.style.setProperty("--hue", hues.get(person.id) ?? BOT_HUE);
  return badge;
}

// A link out of the page, only ever to the web, whatever the bot wrote.
export function webLink(address, properties, ...children) {
  const safe = /^https?:\/\//.test(address);
  return el("a", { ...properties, href: safe && address, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

let lastId = 0;
export const newId = (prefix) => `${prefix}-${(lastId += 1)}`;
