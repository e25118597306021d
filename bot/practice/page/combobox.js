// A text field with a list of suggestions, for keyboard and touch.
import { el, newId } from "./dom.js";

/**
 * suggest(text) gives [{value, label, description}], at once or as a promise.
 * A suggestion that is taken goes to `taken`; Enter with no list open goes to `entered`, Escape to `left`.
 */
export function combobox({ input, suggest, taken, entered, left, wait = 0 }) {
  const listId = newId("suggestions");
  const list = el("ul", { class: "suggestions", role: "listbox", id: listId, hidden: true });
  let offered = [];
  let active = 0;
  let asked = 0;
  let timer = 0;

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", listId);
  input.setAttribute("aria-expanded", "false");
  input.autocomplete = "off";

  function refresh() {
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
  }

  async function ask() {
    const question = (asked += 1);
    const answer = await suggest(input.value);
    // Answers may overtake each other; only the one to the latest text counts.
    if (question !== asked || document.activeElement !== input) return;
    offered = answer;
    active = 0;
    draw();
  }

  function draw() {
    list.replaceChildren(
      ...offered.map((one, index) =>
        el(
          "li",
          {
            class: "suggestion",
            role: "option",
            id: `${listId}-${index}`,
            "aria-selected": String(index === active),
            // The field keeps the focus, and with it the phone's keyboard.
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => take(index),
          },
          el("span", { class: "suggestion-label" }, one.label),
          one.description ? el("span", { class: "suggestion-description" }, one.description) : null,
        ),
      ),
    );
    const open = offered.length > 0;
    list.hidden = !open;
    input.setAttribute("aria-expanded", String(open));
    if (open) {
      input.setAttribute("aria-activedescendant", `${listId}-${active}`);
      list.children[active].scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  }

  function close() {
    clearTimeout(timer);
    asked += 1;
    offered = [];
    draw();
  }

  function take(index) {
    const one = offered[index];
    close();
    taken(one);
  }

  function onKey(event) {
    if (event.isComposing) return;
    const open = !list.hidden;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      active = (active + (event.key === "ArrowDown" ? 1 : -1) + offered.length) % offered.length;
      draw();
    } else if (open && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) take(active);
    else if (event.key === "Enter" && !event.shiftKey) entered();
    else if (event.key === "Escape" && open) close();
    else if (event.key === "Escape" && left) left();
    else if (event.key === "ArrowDown" && !open) refresh();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  input.addEventListener("input", refresh);
  input.addEventListener("keydown", onKey);
  input.addEventListener("blur", close);
  return { list, refresh, close };
}
