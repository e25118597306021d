// A list to choose from that opens beside a button: a message's select menu, or one in a form.
import { el, newId } from "./dom.js";

/**
 * options: [{value, label, description, emoji, default}]; `done(values)` is called once, when the choice is made.
 * With `most` > 1 several can be ticked, and the choice is made by closing the list.
 */
export function menu({ label, options, least = 1, most = 1, disabled = false, waiting = false, done, keepChoice = false }) {
  const chosen = new Set(options.filter((option) => option.default).map((option) => option.value));
  const listId = newId("menu");
  const face = el("span", { class: "menu-face" });
  const button = el(
    "button",
    {
      class: waiting ? "menu-button waiting" : "menu-button",
      type: "button",
      disabled,
      "aria-disabled": waiting,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": listId,
    },
    face,
  );
  const list = el("ul", { class: "menu-list", role: "listbox", id: listId, hidden: true, "aria-multiselectable": most > 1 });
  const whole = el("div", { class: "menu" }, button, list);
  let active = 0;
  let changed = false;

  const items = options.map((option, index) =>
    el(
      "li",
      { class: "menu-option", role: "option", id: `${listId}-${index}`, tabIndex: -1, onclick: () => toggle(index) },
      el("span", { class: "menu-emoji", "aria-hidden": true }, option.emoji?.name ?? ""),
      el("span", { class: "menu-label" }, option.label),
      option.description ? el("span", { class: "menu-description" }, option.description) : null,
    ),
  );
  list.append(...items);
  if (most > 1) {
    list.append(el("li", { class: "menu-done", role: "presentation" }, el("button", { type: "button", onclick: close }, "Done")));
  }

  function draw() {
    const names = options.filter((option) => chosen.has(option.value)).map((option) => option.label);
    face.textContent = names.length ? names.join(", ") : label;
    face.classList.toggle("empty", names.length === 0);
    button.setAttribute("aria-label", names.length ? `${label}: ${names.join(", ")}` : label);
    items.forEach((item, index) => item.setAttribute("aria-selected", String(chosen.has(options[index].value))));
  }

  function open() {
    if (waiting) return;
    list.hidden = false;
    button.setAttribute("aria-expanded", "true");
    list.classList.toggle("upwards", button.getBoundingClientRect().top > window.innerHeight / 2);
    document.addEventListener("pointerdown", closeOutside, true);
    focusOn(Math.max(0, options.findIndex((option) => chosen.has(option.value))));
  }

  function close() {
    if (list.hidden) return;
    const held = list.contains(document.activeElement);
    list.hidden = true;
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", closeOutside, true);
    if (held) button.focus();
    if (!changed || chosen.size < least) return;
    changed = false;
    done([...chosen]);
    if (!keepChoice) chosen.clear();
    draw();
  }

  function closeOutside(event) {
    if (!whole.contains(event.target)) close();
  }

  function toggle(index) {
    const { value } = options[index];
    if (most === 1) chosen.clear();
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    changed = true;
    draw();
    if (most === 1) close();
  }

  function focusOn(index) {
    active = (index + items.length) % items.length;
    items[active].focus();
  }

  button.addEventListener("click", () => (list.hidden ? open() : close()));
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    open();
  });
  list.addEventListener("keydown", (event) => {
    const onOption = event.target.classList.contains("menu-option");
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 };
    if (event.key in moves) focusOn(moves[event.key]);
    else if (event.key === "Escape" || event.key === "Tab") close();
    else if (onOption && (event.key === "Enter" || event.key === " ")) toggle(active);
    else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  });

  draw();
  return { element: whole, values: () => [...chosen] };
}

const TEXT_CHANNEL = 0;
const THREAD = 11;

// What a menu of people, roles or channels offers: they come from the place, not from the message.
export function menuOptions(component, place) {
  const people = () => place.people.map((person) => ({ value: person.id, label: person.name, missing: person.bot }));
  const roles = () => place.roles.map((role) => ({ value: role.id, label: role.name }));
  const channels = () =>
    place.channels
      .filter((channel) => !component.channel_types?.length || component.channel_types.includes(channel.thread ? THREAD : TEXT_CHANNEL))
      .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const offered = {
    3: () => component.options,
    5: people,
    6: roles,
    7: () => [...people(), ...roles()],
    8: channels,
  }[component.type]();
  return offered.filter((option) => !option.missing);
}
