// Steps through a game without loading the page anew; without this the same links lead to the same positions.
(() => {
  const replay = document.querySelector("[data-replay]");
  if (!replay) return;
  const { replay: path, query } = replay.dataset;
  const last = Number(replay.dataset.last);
  const part = (name) => replay.querySelector(`[data-part="${name}"]`);
  const size = 30;
  const chunks = new Map();
  let turn = Number(replay.dataset.turn);
  let timer = 0;

  const load = (chunk) => {
    if (chunk < 0 || chunk * size > last) return Promise.resolve([]);
    if (!chunks.has(chunk)) {
      const address = `${path}/frames.json${query ? `${query}&` : "?"}from=${chunk * size}`;
      const frames = fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
      frames.catch(() => chunks.delete(chunk));
      chunks.set(chunk, frames);
    }
    return chunks.get(chunk);
  };

  const address = (to) => `${path}/${to}${query}`;

  const show = async (to, push = true) => {
    if (to < 0 || to > last) return stop();
    turn = to;
    let frames;
    try {
      frames = await load(Math.floor(to / size));
    } catch {
      location.href = address(to);
      return;
    }
    if (turn !== to) return;
    const frame = frames[to % size];
    part("board").innerHTML = frame.svg;
    part("told").textContent = frame.told;
    part("turn").textContent = to;
    for (const [name, step, there] of [["first", 0, to > 0], ["previous", to - 1, to > 0], ["next", to + 1, to < last], ["last", last, to < last]]) {
      const link = replay.querySelector(`[data-step="${name}"]`);
      if (there) link.href = address(step);
      else link.removeAttribute("href");
    }
    const list = part("turns");
    list?.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const current = list?.querySelector(`[data-turn="${to}"]`);
    if (current) {
      current.setAttribute("aria-current", "step");
      list.scrollTop = current.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
    for (const link of replay.querySelectorAll("[data-look]")) link.href = link.href.replace(/\/\d+(\?|$)/, `/${to}$1`);
    const picture = replay.querySelector("[data-picture]");
    if (picture) picture.href = `${path}/${to}.svg`;
    if (push) history.replaceState(null, "", address(to));
    if (to % size > size / 2) load(Math.floor(to / size) + 1).catch(() => {});
  };

  const play = replay.querySelector("[data-play]");
  const words = [play.textContent, play.dataset.pause];
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    play.textContent = words[0];
  };
  play.hidden = false;
  play.addEventListener("click", () => {
    if (timer) return stop();
    play.textContent = words[1];
    show(turn === last ? 0 : turn + 1);
    timer = setInterval(() => (turn === last ? stop() : show(turn + 1)), 900);
  });

  replay.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step], .turn-list a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!link.hasAttribute("href")) return;
    stop();
    show(Number(new URL(link.href).pathname.split("/").pop()));
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
    const to = { ArrowLeft: turn - 1, ArrowRight: turn + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    stop();
    show(Math.min(last, Math.max(0, to)));
  });
  let from = null;
  const board = part("board");
  board.addEventListener("touchstart", (event) => {
    from = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  board.addEventListener("touchend", (event) => {
    const to = event.changedTouches[0];
    if (!from || Math.abs(to.clientX - from.clientX) < 40 || Math.abs(to.clientY - from.clientY) > 60) return;
    stop();
    show(Math.min(last, Math.max(0, turn + (to.clientX < from.clientX ? 1 : -1))));
  }, { passive: true });
})();
