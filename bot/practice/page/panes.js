// Everybody side by side, or one at a time where the window is narrow.
import { byId, el } from "./dom.js";
import { listen } from "./link.js";

const NARROWEST = 400;

export function showPanes() {
  byId("panes").hidden = false;
  const onNews = (news) => {
    close();
    draw(news.players);
  };
  const close = listen({}, { onNews });
}

function draw(names) {
  const grid = byId("pane-grid");
  const shown = new Set(names);
  let single = names[0];
  const frames = new Map(
    names.map((name) => {
      const query = new URLSearchParams({ as: name });
      return [name, el("iframe", { src: `/?${query}`, title: name })];
    }),
  );
  const buttons = new Map(
    names.map((name) => [name, el("button", { class: "pane-button", type: "button", onclick: () => choose(name) }, name)]),
  );
  grid.append(...frames.values());
  byId("pane-switch").replaceChildren(...buttons.values());

  const isNarrow = () => window.innerWidth < 2 * NARROWEST;

  function choose(name) {
    if (isNarrow()) single = name;
    else if (!shown.has(name)) shown.add(name);
    else if (shown.size > 1) shown.delete(name);
    arrange();
  }

  function arrange() {
    const visible = isNarrow() ? [single] : names.filter((name) => shown.has(name));
    for (const name of names) {
      frames.get(name).hidden = !visible.includes(name);
      buttons.get(name).setAttribute("aria-pressed", String(visible.includes(name)));
    }
    const fit = Math.max(1, Math.floor(window.innerWidth / NARROWEST));
    const rows = Math.ceil(visible.length / fit);
    grid.style.setProperty("--columns", Math.ceil(visible.length / rows));
    grid.style.setProperty("--rows", rows);
  }

  window.addEventListener("resize", arrange);
  arrange();
}
