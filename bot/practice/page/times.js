// Timestamps in the reader's own time zone; relative ones are kept up to date.
import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const inFull = new Intl.DateTimeFormat("en-GB", STYLES.F);
const clock = new Intl.DateTimeFormat("en-GB", STYLES.t);
const dayAndClock = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

export function fromNow(time) {
  const seconds = Math.round((time - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

export function timestamp(time, style) {
  const text = style === "R" ? fromNow(time) : new Intl.DateTimeFormat("en-GB", STYLES[style]).format(time);
  return el("time", { class: "timestamp", title: inFull.format(time), "data-relative": style === "R" && String(time) }, text);
}

export function sentAt(time) {
  const today = new Date(time).toDateString() === new Date().toDateString();
  const text = today ? clock.format(time) : dayAndClock.format(time);
  return el("time", { class: "sent-at", dateTime: new Date(time).toISOString(), title: inFull.format(time) }, text);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = fromNow(Number(element.dataset.relative));
  }
}, 1000);
