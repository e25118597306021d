// Buttons and select menus under a message.
import { el, webLink } from "./dom.js";
import { menu, menuOptions } from "./menu.js";

const ROW = 1;
const BUTTON = 2;
const SELECTS = [3, 5, 6, 7, 8];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** `acting` knows which controls wait for an answer, and sends clicks. */
export function componentRows(message, place, acting) {
  return message.rows.map((row) =>
    el("div", { class: "row" }, (row.type === ROW ? row.components : [row]).map((one) => control(message, one, place, acting))),
  );
}

function control(message, component, place, acting) {
  if (component.type === BUTTON) return button(message, component, acting);
  if (SELECTS.includes(component.type)) return select(message, component, place, acting);
  return el("span", { class: "unknown" }, `This page cannot show a control of kind ${component.type}.`);
}

function button(message, component, acting) {
  const face = [
    component.emoji ? el("span", { class: "emoji", "aria-hidden": true }, component.emoji.name) : null,
    component.label ? el("span", {}, component.label) : null,
  ];
  if (component.url) {
    return webLink(component.url, { class: "button link" }, face, el("span", { "aria-hidden": true }, "↗"));
  }
  const waiting = acting.isWaiting(message.id, component.custom_id);
  return el(
    "button",
    {
      class: `button ${STYLES[component.style] ?? "secondary"}${waiting ? " waiting" : ""}`,
      type: "button",
      disabled: Boolean(component.disabled),
      // Not `disabled`, which would take the keyboard's focus away.
      "aria-disabled": waiting,
      "aria-label": component.label ? undefined : component.emoji?.name,
      "data-control": component.custom_id,
      onclick: () => acting.send("click", message.id, component.custom_id, {}),
    },
    face,
  );
}

function select(message, component, place, acting) {
  const waiting = acting.isWaiting(message.id, component.custom_id);
  const { element } = menu({
    label: component.placeholder || "Choose",
    options: menuOptions(component, place),
    least: component.min_values ?? 1,
    most: component.max_values ?? 1,
    disabled: Boolean(component.disabled),
    waiting,
    done: (values) => acting.send("select", message.id, component.custom_id, { kind: component.type, values }),
  });
  element.firstChild.dataset.control = component.custom_id;
  element.dataset.same = JSON.stringify([component, waiting]);
  return element;
}
