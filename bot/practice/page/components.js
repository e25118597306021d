// Buttons and lists under a message.
import { el } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { menu } from "./menu.js";

const BUTTON = 2;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };

/** `acting` knows which controls wait for an answer, and sends clicks. */
export function componentRows(message, acting) {
  return message.rows.map((row) =>
    el(
      "div",
      { class: "row" },
      row.components.map((one) => (one.type === BUTTON ? button : select)(message, one, acting)),
    ),
  );
}

function button(message, component, acting) {
  const waiting = acting.isWaiting(message.id, component.custom_id);
  return el(
    "button",
    {
      class: `button ${STYLES[component.style]}${waiting ? " waiting" : ""}`,
      type: "button",
      disabled: Boolean(component.disabled),
      // Not `disabled`, which would take the keyboard's focus away.
      "aria-disabled": waiting,
      "data-control": component.custom_id,
      onclick: () => acting.send("click", message.id, component.custom_id, {}),
    },
    emojiOf(component),
    component.label ? el("span", { class: "button-label" }, component.label) : null,
  );
}

function select(message, component, acting) {
  const waiting = acting.isWaiting(message.id, component.custom_id);
  const element = menu({
    label: component.placeholder,
    options: component.options,
    disabled: Boolean(component.disabled),
    waiting,
    done: (value) => acting.send("select", message.id, component.custom_id, { values: [value] }),
  });
  element.firstChild.dataset.control = component.custom_id;
  element.dataset.same = JSON.stringify([component, waiting]);
  return element;
}
