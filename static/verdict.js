"use strict";
// A verdict while a record is being written; the form itself works without it.
for (const field of document.querySelectorAll("textarea[data-check]")) {
  const form = field.form;
  const output = form.querySelector("[data-verdict]");
  let timer = 0;
  let running = null;
  const show = (words, state) => {
    output.textContent = words;
    output.classList.toggle("good", state === "good");
    output.classList.toggle("bad", state === "bad");
  };
  const ask = async () => {
    running?.abort();
    if (!field.value.trim()) return show("", "");
    running = new AbortController();
    try {
      const answer = await fetch("/check", {
        method: "POST",
        headers: { "accept": "application/json", "x-csrf": form.elements.csrf.value },
        body: new URLSearchParams({ text: field.value, head: field.dataset.head || "" }),
        signal: running.signal,
      });
      if (!answer.ok) return show("", "");
      const verdict = await answer.json();
      if (verdict.ok) show(field.dataset.holds, "good");
      else show((verdict.line ? verdict.line + ":" + verdict.column + " " : "") + verdict.message, verdict.kind === "incomplete" ? "" : "bad");
    } catch (error) {
      if (error.name !== "AbortError") show("", "");
    }
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 400);
  });
}
