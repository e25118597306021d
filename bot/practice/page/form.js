// A form that the bot asks a player to fill in (Discord calls it a modal).
import { el, newId } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu, menuOptions } from "./menu.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const SELECTS = [3, 5, 6, 7, 8];
const PARAGRAPH = 2;

/** `send(values)` resolves to what went wrong, or null when the form was taken. */
export function askForm(form, place, send) {
  const controls = [];
  const fields = form.components.flatMap((component) => field(component, place, controls));
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const submit = el("button", { class: "button primary", type: "submit" }, "Submit");
  const cancel = el("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, "Cancel");
  const heading = newId("form");

  const sendIt = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    const wrong = await send(controls.map((control) => ({ id: control.id, kind: control.kind, values: control.values() })));
    submit.disabled = false;
    if (!wrong) dialog.close();
    problem.hidden = !wrong;
    problem.textContent = wrong ?? "";
  };

  const dialog = el(
    "dialog",
    { class: "form", "aria-labelledby": heading },
    el("form", { onsubmit: sendIt }, el("h2", { id: heading }, form.title), fields, problem, el("div", { class: "form-end" }, cancel, submit)),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function field(component, place, controls) {
  if (component.type === ROW) return component.components.map((one) => labelled(one, one.label, "", place, controls));
  if (component.type === LABEL) return [labelled(component.component, component.label, component.description, place, controls)];
  if (component.type === TEXT) return [el("div", { class: "content" }, markdown(component.content, place))];
  return [el("p", { class: "unknown" }, `This page cannot show a control of kind ${component.type}.`)];
}

function labelled(component, label, description, place, controls) {
  const id = newId("field");
  const control = component.type === TEXT_INPUT ? textInput(component, id) : SELECTS.includes(component.type) ? choice(component, label, place) : null;
  if (!control) return el("p", { class: "unknown" }, `This page cannot show a control of kind ${component.type}.`);
  controls.push({ id: component.custom_id, kind: component.type, values: control.values });
  const required = component.required ?? true;
  return el(
    "div",
    { class: "form-field" },
    el("label", { htmlFor: id }, label, required ? el("span", { class: "required", title: "required" }, " *") : null),
    description ? el("p", { class: "form-description" }, description) : null,
    control.element,
  );
}

function textInput(component, id) {
  const element = el(component.style === PARAGRAPH ? "textarea" : "input", {
    id,
    value: component.value ?? "",
    placeholder: component.placeholder ?? "",
    required: component.required ?? true,
  });
  if (component.max_length) element.maxLength = component.max_length;
  if (component.min_length) element.minLength = component.min_length;
  return { element, values: () => [element.value] };
}

function choice(component, label, place) {
  return menu({
    label: component.placeholder || label,
    options: menuOptions(component, place),
    least: component.min_values ?? 1,
    most: component.max_values ?? 1,
    keepChoice: true,
    done: () => {},
  });
}
