// The box at the bottom: a message, or after a slash one of the bot's commands.
import { byId, el } from "./dom.js";
import { combobox } from "./combobox.js";
import { CommandForm } from "./command.js";

const MOST_SUGGESTIONS = 40;

export class Composer {
  #box = byId("composer");
  #act;
  #place = null;
  #command = null;
  // What was sent before the page knew its channel goes off as soon as it does, unless it was changed meanwhile.
  #sentAhead = false;
  #input = el("textarea", { class: "write", rows: 1, maxLength: 2000, "aria-label": "Message, or / for commands" });
  #notice = el("p", { class: "composer-notice", role: "alert", hidden: true });
  #suggestions;
  #line;

  constructor(act) {
    this.#act = act;
    this.#suggestions = combobox({
      input: this.#input,
      suggest: (text) => this.#commandsFor(text),
      taken: (entry) => this.#choose(entry.value),
      entered: () => this.#send(),
    });
    const slash = el("button", { class: "slash", type: "button", title: "Commands", "aria-label": "Commands", onclick: () => this.#slash() }, "/");
    const send = el("button", { class: "send", type: "button", "aria-label": "Send", onclick: () => this.#send() }, "➤");
    this.#line = el("div", { class: "write-line" }, slash, this.#input, send);
    this.#input.addEventListener("input", () => {
      this.#sentAhead = false;
      this.#grow();
    });
    this.#box.append(this.#notice, this.#suggestions.list, this.#line);
  }

  setPlace(place) {
    const typedAhead = !this.#place && this.#input.value;
    this.#place = place;
    if (typedAhead) this.#suggestions.refresh();
    this.#input.placeholder = `Message #${place.channelById(place.channel).name}, or / for commands`;
    if (this.#sentAhead) this.#send();
    this.#sentAhead = false;
  }

  #commandsFor(text) {
    if (!this.#place || !text.startsWith("/") || text.includes("\n")) return [];
    const words = text.slice(1).toLowerCase().trim().split(/\s+/);
    return this.#place.commands
      .filter((command) => words.every((word) => command.name.includes(word)))
      .sort((one, other) => Number(other.name.startsWith(words[0])) - Number(one.name.startsWith(words[0])))
      .slice(0, MOST_SUGGESTIONS)
      .map((command) => ({ value: command, label: `/${command.name}`, description: command.description }));
  }

  #slash() {
    if (!this.#input.value.startsWith("/")) this.#input.value = "/";
    this.#input.focus();
    this.#suggestions.refresh();
  }

  #grow() {
    this.#input.style.height = "auto";
    this.#input.style.height = `${Math.min(this.#input.scrollHeight, 160)}px`;
  }

  #clear() {
    this.#input.value = "";
    this.#grow();
  }

  async #send() {
    const text = this.#input.value.trim();
    if (!text) return;
    if (!this.#place) {
      this.#sentAhead = !text.startsWith("/");
      return;
    }
    if (text.startsWith("/")) {
      this.#say(`There is no command ${text.split(/\s/)[0]} here. Type / to see all of them.`);
      return;
    }
    this.#clear();
    const answer = await this.#act("send", { text });
    this.#say(answer.refused);
    if (answer.refused && !this.#input.value) this.#input.value = text;
  }

  #say(text) {
    this.#notice.hidden = !text;
    this.#notice.textContent = text ?? "";
  }

  #choose(entry) {
    this.#clear();
    this.#say(null);
    this.#line.hidden = true;
    this.#command = new CommandForm(entry, this.#place, {
      suggest: (details) => this.#act("autocomplete", details),
      run: (details) => this.#run(entry, details),
      leave: () => this.#back(),
    });
    this.#box.append(this.#command.element);
    this.#command.begin();
  }

  #back() {
    this.#command?.element.remove();
    this.#command = null;
    this.#line.hidden = false;
    this.#input.focus();
  }

  async #run(entry, options) {
    this.#back();
    const answer = await this.#act("slash", { command: entry.name, options });
    this.#say(answer.refused ?? (answer.failed ? `/${entry.name}: the application did not respond` : null));
  }
}
