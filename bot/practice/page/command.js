// A chosen command and the fields of its options: the required ones first, while others can be added.
import { combobox } from "./combobox.js";
import { el, newId } from "./dom.js";

const KEYSTROKE_PAUSE = 120;
const HINTS = { integer: "a number", string: "text" };

export class CommandForm {
  #entry;
  #place;
  #doing;
  #fields = new Map();
  #row = el("div", { class: "options" });
  #more = el("div", { class: "more-options" });
  #problem = el("p", { class: "failure", role: "alert", hidden: true });
  #runButton = el("button", { class: "button primary run", type: "button", onclick: () => this.#run() }, "Run ↵");

  constructor(entry, place, doing) {
    this.#entry = entry;
    this.#place = place;
    this.#doing = doing;
    const leave = el("button", { class: "plain leave", type: "button", "aria-label": "Cancel the command", onclick: () => doing.leave() }, "✕");
    this.element = el(
      "div",
      { class: "command", role: "group", "aria-label": `Command /${entry.name}` },
      el("div", { class: "command-head" }, el("strong", {}, `/${entry.name}`), el("span", { class: "command-description" }, entry.description), leave),
      this.#row,
      this.#problem,
      el("div", { class: "command-end" }, this.#more, this.#runButton),
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && doing.leave());
    for (const option of entry.options) {
      if (option.required) this.#add(option);
      else this.#offer(option);
    }
  }

  begin() {
    const [first] = this.#fields.values();
    (first?.input ?? this.#runButton).focus();
  }

  #offer(option) {
    const add = () => {
      chip.remove();
      this.#add(option).input.focus();
    };
    const chip = el("button", { class: "chip", type: "button", title: option.description, onclick: add }, `+ ${option.name}`);
    this.#more.append(chip);
  }

  #add(option) {
    const id = newId("option");
    const input = el("input", { id, class: "option-input", placeholder: hint(option), title: option.description });
    if (option.kind === "integer") input.inputMode = "numeric";
    const field = { option, input, value: null, label: null };
    const box = combobox({
      input,
      suggest: (text) => this.#suggest(field, text),
      taken: (one) => this.#take(field, one),
      entered: () => this.#next(field),
      left: () => this.#doing.leave(),
      wait: option.autocomplete ? KEYSTROKE_PAUSE : 0,
    });
    input.addEventListener("focus", box.refresh);
    input.addEventListener("input", () => this.#complain(null));
    field.element = el(
      "div",
      { class: "option" },
      el("label", { htmlFor: id }, option.name),
      input,
      option.required ? null : this.#removal(field),
      box.list,
    );
    this.#fields.set(option.name, field);
    this.#row.append(field.element);
    return field;
  }

  #removal(field) {
    const remove = () => {
      this.#fields.delete(field.option.name);
      field.element.remove();
      this.#offer(field.option);
      this.#runButton.focus();
    };
    return el("button", { class: "plain", type: "button", "aria-label": `Leave out ${field.option.name}`, onclick: remove }, "✕");
  }

  #take(field, one) {
    field.input.value = one.label;
    field.label = one.label;
    field.value = String(one.value);
    this.#next(field);
  }

  #next(field) {
    const fields = [...this.#fields.values()];
    const empty = fields.slice(fields.indexOf(field) + 1).find((other) => !other.input.value && other.option.required);
    if (empty) empty.input.focus();
    else if (document.activeElement === field.input && field.label !== field.input.value) this.#run();
    else this.#runButton.focus();
  }

  async #suggest(field, text) {
    // What was just taken from the list needs no suggestions; they would swallow the Enter that runs the command.
    if (field.label === text) return [];
    if (field.option.autocomplete) {
      const others = this.#values().filter(([name]) => name !== field.option.name);
      const details = { command: this.#entry.name, option: field.option.name, text, options: Object.fromEntries(others) };
      const answer = await this.#doing.suggest(details);
      return (answer.choices ?? []).map((choice) => ({ value: choice.value, label: choice.name }));
    }
    const wanted = text.toLowerCase().replace(/^[@#]/, "");
    return fixedChoices(field.option, this.#place).filter((one) => one.label.toLowerCase().includes(wanted));
  }

  #values() {
    return [...this.#fields.values()].filter((field) => field.input.value).map((field) => [field.option.name, this.#value(field)]);
  }

  #value(field) {
    const text = field.input.value;
    if (field.label === text) return field.value;
    const same = fixedChoices(field.option, this.#place).find((one) => one.label.toLowerCase() === text.toLowerCase());
    return same ? String(same.value) : text;
  }

  #problemWith(field) {
    const { option, input } = field;
    const value = this.#value(field);
    if (!input.value) return `${option.name} is needed: ${option.description}`;
    const fixed = fixedChoices(option, this.#place);
    if (fixed.length && !fixed.some((one) => String(one.value) === value)) return `${option.name}: choose one from the list.`;
    if (option.kind !== "integer" || fixed.length) return null;
    const number = Number(value);
    if (!Number.isInteger(number)) return `${option.name} is ${hint(option)}.`;
    const low = option.min !== null && number < option.min;
    const high = option.max !== null && number > option.max;
    return low || high ? `${option.name} is ${hint(option)}.` : null;
  }

  #complain(text, field) {
    this.#problem.hidden = !text;
    this.#problem.textContent = text ?? "";
    field?.input.focus();
  }

  #run() {
    for (const field of this.#fields.values()) {
      const problem = this.#problemWith(field);
      if (problem) {
        this.#complain(problem, field);
        return;
      }
    }
    this.#doing.run(Object.fromEntries(this.#values()));
  }
}

function fixedChoices(option, place) {
  if (option.autocomplete) return [];
  if (option.choices.length) return option.choices.map((choice) => ({ value: choice.value, label: choice.name }));
  if (option.kind === "boolean") return [{ value: true, label: "True" }, { value: false, label: "False" }];
  if (option.kind === "user") return place.people.filter((one) => !one.bot).map((one) => ({ value: one.id, label: one.name }));
  if (option.kind === "channel") return place.channels.map((one) => ({ value: one.id, label: `#${one.name}` }));
  return [];
}

function hint(option) {
  const kind = HINTS[option.kind] ?? "";
  if (option.min !== null && option.max !== null) return `${kind} from ${option.min} to ${option.max}`;
  if (option.min !== null) return `${kind}, at least ${option.min}`;
  if (option.max !== null) return `${kind}, at most ${option.max}`;
  return option.description || kind;
}
