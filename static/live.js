// Updates the page of a competition while it is open; without this there is a link to reload it.
(() => {
  const head = document.querySelector("[data-live]");
  if (!head || !window.EventSource) return;
  let shown = Number(head.dataset.revision);
  let busy = false;
  const renew = async (revision) => {
    const typed = [...document.querySelectorAll("#live textarea")].some((field) => field.value !== field.defaultValue);
    if (revision <= shown || busy || typed || document.querySelector("#live form:focus-within")) return;
    busy = true;
    try {
      const answer = await fetch(location.href, { headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const next = page.querySelector("[data-live]");
      const open = [...document.querySelectorAll("#live details")].map((details) => details.open);
      for (const part of ["[data-live]", "#live"]) {
        const [from, to] = [page.querySelector(part), document.querySelector(part)];
        if (from && to) to.replaceChildren(...from.childNodes);
      }
      const details = [...document.querySelectorAll("#live details")];
      if (details.length === open.length) details.forEach((one, at) => { one.open = open[at]; });
      shown = next ? Number(next.dataset.revision) : revision;
      document.dispatchEvent(new Event("podium:renewed"));
    } finally {
      busy = false;
    }
  };
  const listen = () => {
    const source = new EventSource(head.dataset.live);
    source.addEventListener("revision", (event) => renew(Number(event.data)));
    // Browsers do not retry after a refusal; there may be room later.
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 30000 + Math.random() * 30000);
    });
  };
  listen();
})();
