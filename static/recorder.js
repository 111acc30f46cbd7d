// Taps on the board press the buttons below it. Every step goes to the server, which knows the rules; the text is kept
// in the browser, too, for a lost connection or an empty battery.
(() => {
  const root = document.querySelector("[data-recorder]");
  if (!root) return;
  const key = `podium-draft:${root.dataset.recorder}`;
  const form = () => root.querySelector("form");
  const field = (name) => form().elements.namedItem(name);
  let busy = false;
  let typing = 0;

  const keep = () => {
    try {
      localStorage.setItem(key, JSON.stringify({ text: field("text").value, revision: field("revision").value }));
    } catch {
      // Without browser storage the text is still on the page.
    }
  };
  const kept = () => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  };

  const spot = (button) => {
    const board = root.querySelectorAll("svg.podium .board")[Number(button.dataset.board)];
    return board?.querySelector(`[data-spot="${CSS.escape(button.dataset.spot)}"]`);
  };
  const ready = () => {
    for (const button of root.querySelectorAll("button[data-spot]")) spot(button)?.classList.add("lit");
    for (const button of root.querySelectorAll("button[data-word]")) {
      for (const held of root.querySelectorAll(`svg [data-word="${CSS.escape(button.dataset.word)}"]`)) held.classList.add("lit");
    }
  };

  // Keyboard users keep their place: the same button, else among the spots, else the first one.
  const refocus = (fold, value) => {
    const spots = fold === "by-name" && root.querySelector("details.by-name");
    if (spots) spots.open = true;
    const open = [...root.querySelectorAll(".view button[name=act]")].filter((button) => !button.closest("details:not([open])"));
    const next = open.find((button) => button.value === value)
      ?? (spots ? spots.querySelector("button") : root.querySelector(".cover:not([open]) > summary"))
      ?? open.find((button) => button.matches(".tap"))
      ?? root.querySelector(".by-name summary");
    next?.focus({ preventScroll: true });
  };

  const act = async (value) => {
    clearTimeout(typing);
    if (busy) return;
    busy = true;
    form().classList.add("busy");
    const fields = new URLSearchParams(new FormData(form()));
    fields.set("act", value);
    const sent = field("text").value;
    try {
      const answer = await fetch(form().getAttribute("action"), {
        method: "POST",
        headers: { Accept: "application/json" },
        body: fields,
      });
      if (!answer.ok && answer.status !== 409) throw new Error(answer.status);
      const said = await answer.json();
      // Typing must not lose the focus.
      const old = field("text");
      const pressed = root.contains(document.activeElement) ? document.activeElement : null;
      const fold = pressed?.closest("details")?.className;
      const typed = value === "" && document.activeElement === old ? [old.value, old.selectionStart, old.selectionEnd] : null;
      root.innerHTML = said.html;
      const box = field("text");
      if (typed && box.type === "textarea") {
        [box.value] = typed;
        box.focus();
        box.setSelectionRange(typed[1], typed[2]);
      } else if (pressed) {
        refocus(fold, value);
      }
      keep();
      ready();
      busy = false;
      if (typed && typed[0] !== sent) typing = setTimeout(() => act(""), 300);
    } catch {
      busy = false;
      form().classList.remove("busy");
      root.querySelector("[data-offline]").hidden = false;
      keep();
    }
  };

  const choose = (buttons) => {
    const chooser = root.querySelector("[data-chooser]");
    chooser.replaceChildren();
    chooser.hidden = true;
    if (buttons.length === 1) act(buttons[0].value);
    if (buttons.length < 2) return;
    chooser.append(...buttons.map((button) => button.cloneNode(true)));
    chooser.hidden = false;
    chooser.querySelector("button").focus({ preventScroll: true });
  };

  // The spot under the finger, else the nearest that can be tapped.
  const tapped = (event) => {
    const buttons = [...root.querySelectorAll(".by-name button[data-spot]")];
    const hit = event.target.closest("[data-spot]");
    const under = buttons.filter((button) => hit && spot(button) === hit);
    if (under.length) return under;
    const near = buttons
      .map((button) => {
        const place = spot(button)?.getScreenCTM();
        if (!place) return [button, Infinity];
        // About half a square away, and never less than a fingertip.
        const reach = Math.max(24, 22 * place.a);
        const distance = Math.hypot(place.e - event.clientX, place.f - event.clientY);
        return [button, distance < reach ? distance : Infinity];
      })
      .filter(([, distance]) => distance < Infinity);
    const least = Math.min(...near.map(([, distance]) => distance));
    return near.filter(([, distance]) => distance === least).map(([button]) => button);
  };

  root.addEventListener("click", (event) => {
    const button = event.target.closest("button[name=act]");
    if (button) {
      event.preventDefault();
      if (!button.dataset.sure || confirm(button.dataset.sure)) act(button.value);
      return;
    }
    if (!event.target.closest("svg.podium")) return;
    const held = event.target.closest("[data-word]");
    if (held) choose([...root.querySelectorAll(".taps button[data-word]")].filter((one) => one.dataset.word === held.dataset.word));
    else choose(tapped(event));
  });
  root.addEventListener("input", (event) => {
    if (event.target.name !== "text") return;
    keep();
    clearTimeout(typing);
    typing = setTimeout(() => act(""), 600);
  });
  addEventListener("online", () => act(""));

  // Whoever asks for other players begins with them, and comes back to that game afterwards.
  document.querySelector("[data-begin]")?.addEventListener("submit", () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is nothing to forget.
    }
  });

  const before = kept();
  if (before && before.revision === field("revision").value && before.text !== field("text").value) {
    field("text").value = before.text;
    act("");
  } else {
    ready();
  }
})();
