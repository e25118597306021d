// The two ways to the server: acts are requests, and news comes over a WebSocket that reconnects by itself.

const FIRST_RETRY = 300;
const LONGEST_RETRY = 3000;

export async function act(kind, details) {
  try {
    const response = await fetch(`/do/${kind}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(details),
    });
    if (response.headers.get("Content-Type")?.startsWith("application/json")) return await response.json();
    return { refused: await response.text() };
  } catch {
    return { refused: "The practice table is not running. Start it again; this page will come back by itself." };
  }
}

export function listen(query, { onNews, onState = () => {} }) {
  let wait = FIRST_RETRY;
  let socket = null;
  let closed = false;

  function connect() {
    socket = new WebSocket(`ws://${location.host}/live?${new URLSearchParams(query)}`);
    socket.addEventListener("open", () => {
      wait = FIRST_RETRY;
      onState(true);
    });
    socket.addEventListener("message", (event) => onNews(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      if (closed) return;
      onState(false);
      setTimeout(connect, wait);
      wait = Math.min(wait * 1.5, LONGEST_RETRY);
    });
  }

  connect();
  return () => {
    closed = true;
    socket.close();
  };
}
