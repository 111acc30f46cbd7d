// Passkeys: the browser asks the device, and its answer is sent as a form. Without this there is the password.
(() => {
  const forms = [...document.querySelectorAll("form[data-passkey]")];
  if (!forms.length) return;
  const show = (selector) => document.querySelectorAll(selector).forEach((part) => { part.hidden = false; });
  if (!window.PublicKeyCredential || !navigator.credentials) {
    show("[data-no-passkeys]");
    return;
  }
  const bytes = (text) => new TextEncoder().encode(text);
  const decoded = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
  const encoded = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? [])))
    .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const known = (form) => (form.dataset.known || "").split(" ").filter(Boolean)
    .map((id) => ({ type: "public-key", id: decoded(id) }));
  let waiting = null;

  const create = async (form) => {
    const { challenge, rp, user, email, name, algorithms } = form.dataset;
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: rp, name: "Podium" },
        user: { id: bytes(user), name: email, displayName: name },
        pubKeyCredParams: algorithms.split(" ").map((alg) => ({ type: "public-key", alg: Number(alg) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        excludeCredentials: known(form),
        attestation: "none",
      },
      signal: waiting.signal,
    });
    return { client: made.response.clientDataJSON, attestation: made.response.attestationObject };
  };
  const get = async (form, mediation) => {
    const { challenge, rp } = form.dataset;
    const got = await navigator.credentials.get({
      mediation,
      publicKey: { challenge: bytes(challenge), rpId: rp, userVerification: "required", allowCredentials: known(form) },
      signal: waiting.signal,
    });
    const { clientDataJSON, authenticatorData, signature, userHandle } = got.response;
    return { credential: got.rawId, client: clientDataJSON, authenticator: authenticatorData, signature, handle: userHandle };
  };
  const send = (form, answer) => {
    const prefix = form.dataset.prefix ?? "";
    for (const [name, value] of Object.entries(answer)) form.elements.namedItem(prefix + name).value = encoded(value);
    form.submit();
  };

  for (const form of forms) {
    form.hidden = false;
    const failed = form.querySelector("[data-failed]");
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      // It is sent later, and may be tried again at once.
      event.stopPropagation();
      waiting?.abort();
      waiting = new AbortController();
      failed.hidden = true;
      try {
        send(form, await (form.dataset.passkey === "create" ? create(form) : get(form)));
      } catch (error) {
        failed.textContent = error.name === "InvalidStateError" ? failed.dataset.there : failed.dataset.failed;
        failed.hidden = false;
      }
    });
  }

  // Where the browser can, passkeys are offered in the field for the address.
  const offered = forms.find((form) => "autofill" in form.dataset);
  if (offered && PublicKeyCredential.isConditionalMediationAvailable) {
    PublicKeyCredential.isConditionalMediationAvailable().then(async (can) => {
      if (!can || waiting) return;
      waiting = new AbortController();
      try {
        send(offered, await get(offered, "conditional"));
      } catch {
        // Nobody chose one.
      }
    });
  }
})();
