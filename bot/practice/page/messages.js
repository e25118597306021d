// The list of messages. Only what has changed is drawn again.
import { avatar, byId, el } from "./dom.js";
import { componentRows } from "./components.js";
import { isLarge } from "./emoji.js";
import { markdown } from "./markdown.js";
import { file, picture } from "./pictures.js";
import { sentAt } from "./times.js";

const TOGETHER = 7 * 60 * 1000;
const NEAR_THE_END = 60;
const SAME_PLACE = 4;
const MARGIN = 8;

export class MessageList {
  #scroller = byId("scroller");
  #list = byId("messages");
  #newer = byId("newer");
  #messages = new Map();
  #failures = new Map();
  #dismissed;
  #place = null;
  #acting;
  #atEnd = true;
  #held = [];
  #seen = {};
  #pressing = false;
  #waiting = new Set();

  constructor(acting, player) {
    this.#acting = acting;
    this.#dismissed = new Dismissed(player);
    this.#scroller.addEventListener("scroll", () => this.#look());
    this.#newer.addEventListener("click", () => this.follow());
    this.#leavePressedInPeace();
    // Descriptions open, windows change their size, and the phone's keyboard takes up space.
    const follow = new ResizeObserver(() => this.#settle());
    follow.observe(this.#list);
    follow.observe(this.#scroller);
  }

  clear() {
    this.#waiting.clear();
    this.#messages.clear();
    this.#failures.clear();
    this.#list.replaceChildren();
    this.follow();
  }

  /** Stays at the end from now on, whatever was pressed before. */
  follow() {
    this.#atEnd = true;
    this.#held = [];
    this.#settle();
  }

  /** Keeps the buttons of this message, and of those that come below it, in the window. */
  hold(id) {
    this.#held = [id];
    this.#settle();
  }

  setPlace(place) {
    this.#place = place;
    for (const message of this.#messages.values()) this.#draw(message);
  }

  /** Returns the messages that were not there before. */
  update({ changed, gone }) {
    const fresh = changed.filter((message) => !this.#messages.has(message.id) && !this.#dismissed.has(message.id));
    for (const id of gone) this.#remove(id);
    for (const message of changed) {
      if (this.#dismissed.has(message.id)) continue;
      this.#messages.set(message.id, message);
      this.#failures.delete(message.id);
      this.#draw(message);
    }
    this.#group();
    // A new message may get its buttons only later.
    const [pressed, newest] = this.#held;
    const below = (message) => message.rows.length && BigInt(message.id) > BigInt(newest ?? pressed);
    const answer = pressed && changed.findLast(below);
    if (answer) this.#held = [pressed, answer.id];
    this.#settle();
    if (fresh.length && this.#below() >= NEAR_THE_END) this.#newer.hidden = false;
    return fresh;
  }

  /** What a screen reader says of it, with the names of emojis. */
  textOf(id) {
    const text = this.#element(id)?.querySelector(".content, .thinking")?.cloneNode(true);
    text?.querySelectorAll("img").forEach((image) => image.replaceWith(image.alt));
    text?.querySelectorAll("li").forEach((item) => item.append("\n"));
    return [...(text?.childNodes ?? [])].map((part) => part.textContent).join("\n");
  }

  redraw(id) {
    if (!this.#messages.has(id)) return;
    this.#draw(this.#messages.get(id));
    this.#settle();
  }

  fail(id, text) {
    if (text) this.#failures.set(id, text);
    else this.#failures.delete(id);
    this.redraw(id);
  }

  #below() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  // Only who scrolls up leaves the end. When content or window have another size, it was not (only) a person.
  #look() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    const moved = scrollTop - this.#seen.scrollTop;
    const sameSize = scrollHeight === this.#seen.scrollHeight && clientHeight === this.#seen.clientHeight;
    if (sameSize && Math.abs(moved) > 1) {
      this.#held = [];
      this.#atEnd = this.#below() < NEAR_THE_END;
    }
    this.#note();
    if (!sameSize) this.#settle();
  }

  #note() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    this.#seen = { scrollTop, scrollHeight, clientHeight };
    if (this.#below() < NEAR_THE_END) {
      this.#atEnd = true;
      this.#newer.hidden = true;
    }
    this.#scroller.classList.toggle("following", this.#atEnd);
  }

  // To the end, unless somebody reads above; but the buttons of the message that was pressed stay in the window, and
  // above all those of the newest message since.
  #settle() {
    const { scrollTop, scrollHeight, clientHeight } = this.#scroller;
    let top = this.#atEnd ? scrollHeight - clientHeight : scrollTop;
    const origin = this.#scroller.getBoundingClientRect().top - scrollTop;
    for (const rows of this.#held.map((id) => this.#element(id)?.querySelector(".rows"))) {
      if (!rows) continue;
      const box = rows.getBoundingClientRect();
      top = Math.max(top, box.bottom - origin + MARGIN - clientHeight);
      top = Math.min(top, box.top - origin - MARGIN);
    }
    if (Math.abs(top - scrollTop) > 1) this.#scroller.scrollTop = top;
    this.#note();
  }

  #element(id) {
    return byId(`message-${id}`);
  }

  #remove(id) {
    this.#waiting.delete(id);
    this.#messages.delete(id);
    this.#element(id)?.remove();
  }

  // A button gets no click if it is replaced between press and release, or moves because a picture arrives: then the
  // move would be lost.
  #leavePressedInPeace() {
    let pressed = null;
    let missed = null;
    const release = () => {
      missed?.click();
      missed = null;
      this.#pressing = false;
      for (const id of this.#waiting) this.redraw(id);
      this.#waiting.clear();
    };
    const afterTheClick = () => setTimeout(release);
    this.#list.addEventListener("pointerdown", ({ target, pointerType, clientX, clientY }) => {
      this.#pressing = true;
      pressed = pointerType === "mouse" ? { button: target.closest("button"), clientX, clientY } : null;
    });
    document.addEventListener("pointerup", ({ clientX, clientY }) => {
      const still = pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < SAME_PLACE;
      missed = still ? pressed.button : null;
      pressed = null;
    });
    this.#list.addEventListener("click", ({ target }) => missed?.contains(target) && (missed = null), true);
    this.#list.addEventListener("keydown", (event) => event.key === " " && (this.#pressing = true));
    for (const kind of ["pointerup", "pointercancel", "keyup"]) document.addEventListener(kind, afterTheClick);
    window.addEventListener("blur", afterTheClick);
  }

  #draw(message) {
    if (this.#pressing && this.#element(message.id)) {
      this.#waiting.add(message.id);
      return;
    }
    const old = this.#element(message.id);
    const drawn = this.#render(message);
    if (old) {
      const focus = focusedControl(old);
      keepPictures(old, drawn);
      keepDescriptions(old, drawn);
      keepMenus(old, drawn);
      old.replaceWith(drawn);
      focus?.(drawn);
      return;
    }
    const next = [...this.#list.children].find((other) => BigInt(other.dataset.id) > BigInt(message.id));
    this.#list.insertBefore(drawn, next ?? null);
  }

  #group() {
    let before = null;
    for (const element of this.#list.children) {
      const message = this.#messages.get(element.dataset.id);
      const together =
        before &&
        before.author.id === message.author.id &&
        before.ephemeral === message.ephemeral &&
        message.time - before.time < TOGETHER &&
        !message.used;
      element.classList.toggle("together", Boolean(together));
      before = message;
    }
  }

  #render(message) {
    const kinds = ["message", message.forYou && "for-you", message.ephemeral && "ephemeral"].filter(Boolean);
    const failure = this.#failures.get(message.id);
    return el(
      "li",
      { class: kinds.join(" "), id: `message-${message.id}`, "data-id": message.id },
      above(message),
      avatar(message.author),
      el(
        "div",
        { class: "body" },
        el(
          "div",
          { class: "head" },
          el("strong", { class: "author" }, message.author.name),
          message.author.bot ? el("span", { class: "tag" }, "BOT") : null,
          sentAt(message.time),
        ),
        this.#content(message),
        message.attachments.map((one) => (one.picture ? picture(one) : file(one))),
        el("div", { class: "rows" }, componentRows(message, this.#acting)),
        failure ? el("p", { class: "failure", role: "alert" }, failure) : null,
        message.ephemeral ? this.#onlyYou(message) : null,
      ),
    );
  }

  #content(message) {
    if (message.loading) return el("p", { class: "thinking" }, `${message.author.name} is thinking…`);
    if (!message.content && !message.edited) return null;
    const edited = message.edited && message.content ? el("span", { class: "edited" }, "(edited)") : null;
    const size = isLarge(message.content) ? "content large" : "content";
    return el("div", { class: size }, markdown(message.content, this.#place), edited);
  }

  #onlyYou(message) {
    const dismiss = () => {
      this.#dismissed.add(message.id);
      this.#remove(message.id);
      this.#group();
      byId("scroller").focus({ preventScroll: true });
    };
    return el(
      "p",
      { class: "only-you" },
      el("span", {}, "Only you can see this"),
      " · ",
      el("button", { class: "plain", type: "button", onclick: dismiss }, "Dismiss"),
    );
  }
}

// Dismissed messages stay away when this tab is reloaded.
class Dismissed {
  #key;
  #ids;

  constructor(player) {
    this.#key = `dismissed ${player}`;
    this.#ids = new Set(JSON.parse(sessionStorage.getItem(this.#key) ?? "[]"));
  }

  has(id) {
    return this.#ids.has(id);
  }

  add(id) {
    this.#ids.add(id);
    sessionStorage.setItem(this.#key, JSON.stringify([...this.#ids]));
  }
}

function above(message) {
  if (message.used) {
    return el("p", { class: "above" }, avatar(message.used.by), el("strong", {}, message.used.by.name), " used a command");
  }
  return null;
}

// The old picture stays until the new one has loaded, so that the table does not flicker.
function keepPictures(old, drawn) {
  const before = old.querySelectorAll(".picture-image");
  drawn.querySelectorAll(".picture-image").forEach((image, index) => {
    const kept = before[index];
    if (!kept) return;
    kept.alt = image.alt;
    if (kept.getAttribute("src") !== image.getAttribute("src")) kept.src = image.src;
    image.replaceWith(kept);
  });
  // The same emoji may stand there several times.
  const emojis = [...old.querySelectorAll("img.emoji")];
  for (const image of drawn.querySelectorAll("img.emoji")) {
    const at = emojis.findIndex((one) => one.isEqualNode(image));
    if (at >= 0) image.replaceWith(...emojis.splice(at, 1));
  }
}

function keepDescriptions(old, drawn) {
  const badges = drawn.querySelectorAll(".alt-badge");
  old.querySelectorAll(".alt-badge").forEach((badge, index) => badge.ariaExpanded === "true" && badges[index]?.click());
}

// An open menu stays open, unless it is a different one now.
function keepMenus(old, drawn) {
  const before = new Map([...old.querySelectorAll("[data-same]")].map((menu) => [menu.dataset.same, menu]));
  for (const menu of drawn.querySelectorAll("[data-same]")) {
    if (before.has(menu.dataset.same)) menu.replaceWith(before.get(menu.dataset.same));
  }
}

// After the table has changed, the keyboard focus is still on the same control, or on the one in its place.
function focusedControl(old) {
  const controls = [...old.querySelectorAll("[data-control]")];
  const index = controls.indexOf(document.activeElement);
  if (index < 0) return null;
  const { control } = controls[index].dataset;
  const label = nameOf(controls[index]);
  return (drawn) => {
    const now = [...drawn.querySelectorAll("[data-control]")];
    const free = now.filter((one) => !one.disabled);
    const same = free.find((one) => one.dataset.control === control) ?? free.find((one) => nameOf(one) === label);
    (same ?? free.find((one) => now.indexOf(one) >= index) ?? free[0])?.focus({ preventScroll: true });
  };
}

function nameOf(control) {
  return (control.querySelector("img")?.alt ?? "") + control.textContent;
}
