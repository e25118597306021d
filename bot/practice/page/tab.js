// One player's channel.
import { avatar, byId, el, giveColours } from "./dom.js";
import { Composer } from "./composer.js";
import { act, listen } from "./link.js";
import { MessageList } from "./messages.js";

const FAILED = "This interaction failed";

export function showTab(name) {
  byId("tab").hidden = false;
  new Tab(name);
}

class Tab {
  #name;
  #place = null;
  #waiting = new Set();
  #messages;
  #composer;
  #leave = () => {};
  #unseen = 0;

  constructor(name) {
    this.#name = name;
    const acting = {
      isWaiting: (message, control) => this.#waiting.has(`${message} ${control}`),
      send: (kind, message, control, details) => this.#use(kind, message, control, details),
    };
    this.#messages = new MessageList(acting, name);
    this.#composer = new Composer((kind, details) => {
      if (kind !== "autocomplete") this.#messages.follow();
      return this.#act(kind, details);
    });
    document.addEventListener("visibilitychange", () => this.#count(0));
    window.addEventListener("popstate", () => this.#enter());
    this.#enter();
  }

  #enter() {
    this.#leave();
    this.#messages.clear();
    const channel = new URLSearchParams(location.search).get("in") ?? "";
    let arrived = false;
    this.#leave = listen(
      { as: this.#name, in: channel },
      {
        onNews: (news) => {
          if (news.type === "place") this.#setPlace(news);
          if (news.type !== "messages") return;
          // After a restart the offline Discord has only new messages; whatever is still shown is from before.
          if (!arrived) this.#messages.clear();
          const fresh = this.#messages.update(news);
          if (arrived) this.#tell(news.changed, fresh);
          arrived = true;
        },
        onState: (connected) => {
          arrived = false;
          byId("connection").textContent = connected ? "" : "Waiting for the practice table…";
        },
      },
    );
  }

  #setPlace(news) {
    const named = (list) => (id) => list.find((one) => one.id === id);
    const place = { ...news, person: named(news.people), channelById: named(news.channels) };
    this.#place = place;
    giveColours(place.people);
    const here = place.channelById(place.channel);
    byId("server").textContent = place.server;
    byId("channel-name").textContent = here.name;
    byId("channel-name").className = here.thread ? "thread" : "channel";
    byId("beginning").textContent = `This is the beginning of #${here.name}. Type / to see what the bot can do.`;
    byId("channels").replaceChildren(...place.channels.map((channel) => this.#channelLink(channel)));
    byId("people").replaceChildren(...place.people.map((person) => this.#personLine(person)));
    const you = place.person(place.you);
    byId("you").replaceChildren(avatar(you), el("span", {}, you.name));
    this.#messages.setPlace(place);
    this.#composer.setPlace(place);
    this.#count(this.#unseen);
  }

  #channelLink(channel) {
    const go = (event) => {
      event.preventDefault();
      history.pushState(null, "", link.href);
      this.#enter();
    };
    const query = new URLSearchParams({ as: this.#name, in: channel.name });
    const link = el(
      "a",
      { href: `/?${query}`, class: channel.thread ? "thread" : "channel", "aria-current": channel.id === this.#place.channel && "page", onclick: go },
      channel.name,
    );
    return el("li", {}, link);
  }

  #personLine(person) {
    const notes = [person.id === this.#place.you && "you", person.moderator && "owner", person.bot && "bot"];
    const note = notes.filter(Boolean).join(", ");
    const line = [avatar(person), el("span", { class: "person-name" }, person.name), note ? el("span", { class: "note" }, note) : null];
    if (person.bot || person.id === this.#place.you) return el("li", {}, el("span", { class: "person" }, line));
    const query = new URLSearchParams({ as: person.name });
    return el("li", {}, el("a", { class: "person", href: `/?${query}`, target: `juse-${person.name}`, title: `Open a tab as ${person.name}` }, line));
  }

  async #act(kind, details) {
    return await act(kind, { as: this.#name, channel: this.#place.channel, ...details });
  }

  async #use(kind, message, control, details) {
    const key = `${message} ${control}`;
    if (this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#messages.hold(message);
    this.#messages.fail(message, null);
    const answer = await this.#act(kind, { message, id: control, ...details });
    this.#waiting.delete(key);
    this.#messages.fail(message, answer.refused ?? (answer.failed ? FAILED : null));
  }

  // For screen readers; a picture can be read by its description.
  #tell(changed, fresh) {
    const others = changed.filter((message) => message.author.id !== this.#place.you);
    const texts = others.map((message) => `${message.author.name}: ${this.#messages.textOf(message.id)}`);
    if (texts.length) byId("spoken").textContent = texts.join(". ");
    if (document.hidden) this.#count(this.#unseen + fresh.filter((message) => message.forYou).length);
  }

  #count(unseen) {
    this.#unseen = unseen;
    const here = this.#place?.channelById(this.#place.channel);
    document.title = `${unseen ? `(${unseen}) ` : ""}${here ? `#${here.name} · ` : ""}${this.#name}`;
  }
}
