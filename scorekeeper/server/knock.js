// At the door: sends the code of a scanned card, or what somebody typed, and goes on to the app.
//
// A card's code stands behind the # of its address, which no browser sends to a server: so it is
// in no log and no Referer. It leaves the address bar and the history before it is used.
(() => {
  const MOST = 60; // tries of one code by itself
  const FORBIDDEN = 403;
  const { to, failed, trusting, certificate, again } = document.currentScript.dataset;
  const form = document.getElementById("knock");
  const said = document.getElementById("said");
  const word = form.elements.namedItem("word");

  // An iPhone that went on in spite of its warning of the certificate gives no WebSocket to a page,
  // and the app would only say that it cannot reach the scorekeeper.
  const isTrusted = () =>
    new Promise((resolve) => {
      const socket = new WebSocket(`wss://${location.host}${trusting}`);
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });

  // A code that is unknown now may be known soon: its session comes from another computer.
  let tries = 0;
  const knockAgain = (code) => {
    if (word.value === code && tries < MOST) knock({ isAgain: true });
  };

  const knock = async ({ isAgain = false } = {}) => {
    tries = isAgain ? tries + 1 : 0;
    const code = word.value;
    if (!isAgain) {
      form.hidden = true;
      said.textContent = "";
    }
    try {
      if (trusting && !(await isTrusted())) {
        location.assign(certificate);
        return;
      }
      const answer = await fetch(to, {
        method: "POST",
        headers: { "content-type": "text/plain;charset=utf-8" },
        body: code,
        cache: "no-store",
      });
      if (answer.ok) {
        location.replace("/");
        return;
      }
      said.textContent = (await answer.json()).text;
      if (again && answer.status === FORBIDDEN) setTimeout(() => knockAgain(code), again * 1000);
    } catch {
      said.textContent = failed;
    }
    form.hidden = false;
  };

  const scanned = () => {
    const code = location.hash.slice(1);
    if (!code) return;
    history.replaceState(null, "", location.pathname);
    word.value = code;
    knock();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    knock();
  });
  addEventListener("hashchange", scanned);
  scanned();
})();
