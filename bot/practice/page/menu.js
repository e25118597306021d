// A list to choose from that opens beside a button: a message's select menu.
import { el, newId } from "./dom.js";
import { emojiOf } from "./emoji.js";

/** options: [{value, label, emoji, default}]; `done(value)` is called when one is chosen. */
export function menu({ label, options, disabled, waiting, done }) {
  let chosen = options.find((option) => option.default);
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
  const list = el("ul", { class: "menu-list", role: "listbox", id: listId, hidden: true });
  const whole = el("div", { class: "menu" }, button, list);
  let active = 0;

  const items = options.map((option, index) =>
    el(
      "li",
      { class: "menu-option", role: "option", id: `${listId}-${index}`, tabIndex: -1, onclick: () => choose(index) },
      el("span", { class: "menu-label" }, emojiOf(option), option.label),
    ),
  );
  list.append(...items);

  function draw() {
    face.replaceChildren(...(chosen ? [emojiOf(chosen), chosen.label] : [label]).filter(Boolean));
    face.classList.toggle("empty", !chosen);
    button.setAttribute("aria-label", chosen ? `${label}: ${chosen.label}` : label);
    items.forEach((item, index) => item.setAttribute("aria-selected", String(options[index] === chosen)));
  }

  function open() {
    if (waiting) return;
    list.hidden = false;
    button.setAttribute("aria-expanded", "true");
    list.classList.toggle("upwards", button.getBoundingClientRect().top > window.innerHeight / 2);
    document.addEventListener("pointerdown", closeOutside, true);
    focusOn(Math.max(0, options.indexOf(chosen)));
  }

  function close() {
    if (list.hidden) return;
    const held = list.contains(document.activeElement);
    list.hidden = true;
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", closeOutside, true);
    if (held) button.focus();
  }

  function closeOutside(event) {
    if (!whole.contains(event.target)) close();
  }

  function choose(index) {
    close();
    done(options[index].value);
    chosen = undefined;
    draw();
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
    else if (onOption && (event.key === "Enter" || event.key === " ")) choose(active);
    else return;
    if (event.key !== "Tab") event.preventDefault();
    event.stopPropagation();
  });

  draw();
  return whole;
}
