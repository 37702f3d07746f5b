// Runs in the page before the app: says when the scorekeeper cannot be reached.
//
// The client goes on trying by itself, but shows nothing of it. A socket that closed is known at
// once; one whose network has gone stays open for minutes, so after each frame that is not
// answered the server is asked whether it is there. A server that does not let this browser in
// any more has a page that says so: the page is loaded anew to show it.
(() => {
  const SOON = 1000; // ms: a reload or a short gap is not worth a word
  const UNANSWERED = 2500;
  const PATIENCE = 1500;
  const AGAIN = 1000;
  const NOT_WELCOME = [1008, 1013]; // close codes: no longer let in, too many are connected
  const FORBIDDEN = 403;
  const me = document.currentScript;

  let notice = null;
  const show = () => {
    if (!notice) {
      notice = document.createElement("div");
      notice.id = "connection-lost";
      notice.setAttribute("role", "alert");
      notice.textContent = me.dataset.lost;
      notice.style.cssText =
        "position:fixed;z-index:2147483647;top:0;left:0;right:0;padding:14px 16px;" +
        "padding-top:calc(14px + env(safe-area-inset-top));text-align:center;" +
        "font:500 16px/1.4 system-ui,sans-serif;color:#fff;background:#8c1d18;pointer-events:none";
      document.body.append(notice);
    }
    // Without its socket the client takes the screen away: nothing is left to be read beside this.
    if (socket?.readyState !== WebSocket.OPEN) {
      const background = document.querySelector("meta[name=theme-color]").content;
      const middle = { display: "grid", placeContent: "center", fontSize: "20px" };
      Object.assign(notice.style, { ...middle, bottom: 0, background });
    }
  };
  const hide = () => {
    notice?.remove();
    notice = null;
  };

  const isThere = async () => {
    const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
    try {
      const answer = await fetch(me.src, asked);
      if (answer.status === FORBIDDEN) location.reload();
      return true;
    } catch {
      return false;
    }
  };

  let asking = false;
  const ask = async () => {
    if (asking) return;
    asking = true;
    while (!(await isThere())) {
      show();
      await new Promise((later) => setTimeout(later, AGAIN));
    }
    asking = false;
    if (socket?.readyState === WebSocket.OPEN) hide();
  };

  let socket = null;
  let lostAt = 0;
  let unanswered = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...place) {
      super(...place);
      socket = this;
      this.addEventListener("message", () => {
        clearTimeout(unanswered);
        unanswered = 0;
        lostAt = 0;
        hide();
      });
      this.addEventListener("close", ({ code }) => {
        lostAt ||= Date.now();
        setTimeout(() => {
          if (!lostAt || Date.now() - lostAt < SOON) return;
          if (NOT_WELCOME.includes(code)) location.reload();
          show();
          ask();
        }, SOON);
      });
    }
    send(frame) {
      super.send(frame);
      unanswered ||= setTimeout(() => {
        unanswered = 0;
        ask();
      }, UNANSWERED);
    }
  };
  addEventListener("offline", ask);
  addEventListener("pagehide", () => { lostAt = Infinity; });
})();
