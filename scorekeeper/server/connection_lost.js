// Runs in the page before the app: keeps the last screen while the scorekeeper cannot be reached.
//
// The client takes its screen away as soon as its socket is closed, and goes on trying by itself.
// So the end of a socket is kept from it until the server answers again: until then the last
// screen stays, below a bar that says how old it is and a veil that takes every tap.
//
// A socket whose network has gone stays open for minutes, so after each frame that is not answered
// the server is asked whether it is there. Taps still reach the client then, which sends them when
// the network is back: there is a bar, but no veil. A server that does not let this browser in any
// more has a page that says so: the page is loaded anew to show it.
(() => {
  const SOON = 1000; // ms: a reload or a short gap is not worth a word
  const UNANSWERED = 2500;
  const PATIENCE = 1500;
  const AGAIN = 1000;
  const NOT_WELCOME = [1008, 1013]; // close codes: no longer let in, too many are connected
  const FORBIDDEN = 403;
  const WALL = 1500; // px; from here on the page is read across a room
  const me = document.currentScript;

  // --- what is seen

  const STYLE = `
    #connection-lost { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none;
      --box: #FFE8BD; --head: #7F4E00; --ink: #1F1B15; }
    #connection-lost.dark { --box: #4D390D; --head: #F1BD5A; --ink: #F2EBDD; }
    #connection-lost.veil { pointer-events: auto; }
    #connection-lost.veil::after { content: ""; background: rgba(10, 8, 4, .28); }
    #connection-lost canvas, #connection-lost.veil::after {
      position: fixed; inset: 0; width: 100%; height: 100%; z-index: -1; }
    #connection-lost > div { display: flex; align-items: center; gap: 14px; box-sizing: border-box;
      min-height: 94px; padding: 12px 16px; padding-top: calc(12px + env(safe-area-inset-top));
      background: var(--box); border-bottom: 2px solid var(--head); color: var(--ink);
      font: 400 .94rem/1.3 system-ui, sans-serif; }
    #connection-lost svg { flex: none; width: 28px; height: 28px; color: var(--head); }
    #connection-lost b { display: block; color: var(--head);
      font: 700 1.19rem/1.2 ScorekeeperScore, Georgia, serif; }
    #connection-lost.wall > div { min-height: 104px; font-size: 1.5rem; padding-inline: 40px; }
    #connection-lost.wall b { font-size: 2rem; }
    #connection-lost.wall svg { width: 44px; height: 44px; }`;
  const NO_NETWORK = // assets/fonts/icons/offline.svg
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
    'stroke-linecap="round" aria-hidden="true"><path d="M3.5 3.5l17 17M5 12.5c1.3-1.2 2.8-2 ' +
    "4.4-2.4M14.5 10c1.7.4 3.2 1.2 4.5 2.5M2.5 9c1.2-1.1 2.6-2 4-2.6M10.8 5.2c4-.4 7.8 1 10.7 " +
    '3.8M8.8 16.2a4.6 4.6 0 0 1 5-1M12 19.4h.01"/></svg>';

  // Fetched before it is needed: then nobody answers. It can wait for what the app needs.
  const font = new URL("fonts/ScorekeeperScore.ttf", me.src); // beside this file
  const face = new FontFace("ScorekeeperScore", `url(${font})`);
  document.fonts.add(face);
  addEventListener("load", () => face.load().catch(() => {}));

  // The app keeps here the language and the theme that were chosen in it (ui/pages.py); the
  // client writes a string as JSON. Without them, those of the browser are used.
  const KEPT = "flutter.scorekeeper.connection-lost";
  const chosen = () => {
    try {
      return JSON.parse(JSON.parse(localStorage.getItem(KEPT))) ?? {};
    } catch {
      return {};
    }
  };
  const isDark = (theme) =>
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);

  let notice = null;
  let held = 0; // sockets whose end the client has not heard of
  const show = (since) => {
    if (!notice) {
      const { lost = me.dataset.lost, since: sentence = me.dataset.since, theme } = chosen();
      const time = since.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
      notice = document.createElement("div");
      notice.id = "connection-lost";
      notice.classList.toggle("wall", innerWidth >= WALL);
      notice.classList.toggle("dark", isDark(theme));
      notice.innerHTML = `<style>${STYLE}</style><div role="alert">${NO_NETWORK}<p></p></div>`;
      const head = document.createElement("b");
      head.textContent = lost;
      const words = notice.querySelector("p");
      words.style.margin = 0;
      words.append(head, sentence.replace("%", time));
      document.body.append(notice);
    }
    const isClosed = socket?.readyState !== WebSocket.OPEN;
    notice.classList.toggle("veil", isClosed);
    if (held) keepPicture();
    // A client that has heard of the end has taken its screen away.
    const felt = document.querySelector("meta[name=theme-color]").content;
    notice.style.background = isClosed && !notice.querySelector("canvas") ? felt : "";
    // Keys too are for nobody.
    if (isClosed) document.activeElement?.blur();
  };
  // The client's screen ends when it hears of the end; its picture stays until the new one is there.
  // Of a canvas that cannot be read the picture is empty, and shows what lies below it.
  const keepPicture = () => {
    if (notice.querySelector("canvas")) return;
    const drawn = document.querySelector("flt-glass-pane")?.shadowRoot?.querySelector("canvas");
    if (!drawn) return;
    const picture = document.createElement("canvas");
    picture.width = drawn.width;
    picture.height = drawn.height;
    picture.getContext("2d").drawImage(drawn, 0, 0);
    notice.prepend(picture);
  };
  const hide = () => {
    const hidden = notice;
    notice = null;
    // `uncover` is of the page itself: it waits until the new screen is drawn.
    if (hidden?.querySelector("canvas")) uncover(hidden);
    else hidden?.remove();
  };

  // --- the server

  const isThere = async () => {
    const asked = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) };
    try {
      const answer = await fetch(me.dataset.server, asked);
      if (answer.status === FORBIDDEN) location.reload();
      return true;
    } catch {
      return false;
    }
  };
  const later = (wait) => new Promise((go) => setTimeout(go, wait));

  let asking = null;
  const ask = () => {
    asking ??= (async () => {
      const since = new Date();
      while (!(await isThere())) {
        show(since);
        await later(AGAIN);
      }
      asking = null;
      if (socket?.readyState === WebSocket.OPEN) hide();
    })();
    return asking;
  };

  // --- the sockets of the client

  let socket = null;
  let lostAt = 0;
  let unanswered = 0;
  const answered = () => {
    clearTimeout(unanswered);
    unanswered = 0;
    lostAt = 0;
  };

  const isLost = () => lostAt && Date.now() - lostAt >= SOON; // never while the page is left

  // The browser's own class, extended: the client opens its sockets by this name.
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    #wasOpen = false;
    #isPassedOn = false; // the client may hear of the end

    constructor(...place) {
      super(...place);
      socket = this;
      // Listeners are called in the order in which they came, and these come before the client's.
      this.addEventListener("open", () => {
        this.#wasOpen = true;
      });
      this.addEventListener("message", () => {
        answered();
        hide();
      });
      this.addEventListener("error", (event) => {
        // The end follows, and is kept for later.
        if (this.#wasOpen && !this.#isPassedOn) event.stopImmediatePropagation();
      });
      this.addEventListener("close", (event) => {
        if (lostAt === Infinity) return; // the page is being left
        lostAt ||= Date.now();
        if (NOT_WELCOME.includes(event.code)) {
          setTimeout(() => isLost() && location.reload(), SOON);
        } else if (this.#wasOpen && !this.#isPassedOn) {
          event.stopImmediatePropagation();
          this.#keep(event);
        } else {
          setTimeout(() => {
            if (!isLost()) return;
            show(new Date());
            ask();
          }, SOON);
        }
      });
    }

    /** Let the client hear of the end of this socket when the server answers again. */
    async #keep({ code, reason, wasClean }) {
      held += 1;
      const since = new Date();
      const soon = setTimeout(() => show(since), SOON);
      while (!(await isThere())) await later(AGAIN);
      clearTimeout(soon);
      held -= 1;
      this.#isPassedOn = true;
      this.dispatchEvent(new CloseEvent("close", { code, reason, wasClean }));
    }

    close(...reason) {
      this.#isPassedOn = true; // the client itself ends it
      super.close(...reason);
    }

    send(frame) {
      super.send(frame);
      if (this.readyState !== Plain.OPEN) return;
      unanswered ||= setTimeout(() => {
        unanswered = 0;
        ask();
      }, UNANSWERED);
    }
  };
  addEventListener("offline", ask);
  addEventListener("pagehide", () => { lostAt = Infinity; });
})();
