// A verdict while a record is being written; the form itself works without it.
(() => {
  const timers = new WeakMap();
  let running = null;
  const show = (output, words, state) => {
    output.textContent = words;
    output.classList.toggle("good", state === "good");
    output.classList.toggle("bad", state === "bad");
  };
  const ask = async (field) => {
    const output = field.form.querySelector("[data-verdict]");
    running?.abort();
    if (!field.value.trim()) return show(output, "", "");
    running = new AbortController();
    try {
      const answer = await fetch("/check", {
        method: "POST",
        headers: { "Accept": "application/json", "X-CSRF": field.form.elements.csrf.value },
        body: new URLSearchParams({ text: field.value, head: field.dataset.head || "" }),
        signal: running.signal,
      });
      if (!answer.ok) return show(output, "", "");
      const verdict = await answer.json();
      if (verdict.ok) return show(output, field.dataset.holds, "good");
      const place = verdict.line ? verdict.line + ":" + verdict.column + " " : "";
      show(output, place + verdict.message, verdict.kind === "incomplete" ? "" : "bad");
    } catch (error) {
      if (error.name !== "AbortError") show(output, "", "");
    }
  };
  document.addEventListener("input", (event) => {
    const field = event.target.closest("textarea[data-check]");
    if (!field) return;
    clearTimeout(timers.get(field));
    timers.set(field, setTimeout(ask, 400, field));
  });
})();
