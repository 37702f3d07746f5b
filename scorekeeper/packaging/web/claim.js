// Claims a name for this page until it is gone; resolves to whether no other page has it.
// `patience`: milliseconds to wait for another page to let go, 0 for as long as it takes.
(name, patience) => {
    // Pages without TLS have no locks; there pages ask each other.
    return navigator.locks ? byLock() : byTalking();

    function byLock() {
        return new Promise((claimed) => {
            const ended = new AbortController();
            const timer = patience && setTimeout(() => ended.abort(), patience);
            const held = () => {
                clearTimeout(timer);
                claimed(true);
                return new Promise(() => {});
            };
            navigator.locks.request(name, { signal: ended.signal }, held).catch(() => claimed(false));
        });
    }

    async function byTalking() {
        const talk = new BroadcastChannel(name);
        const end = patience ? Date.now() + patience : Infinity;
        let mine = false;
        let theirs = false;
        talk.onmessage = ({ data }) => {
            if (data === "whose?" && mine) talk.postMessage("mine");
            if (data === "mine") theirs = true;
        };
        do {
            theirs = false;
            talk.postMessage("whose?");
            await new Promise((answered) => setTimeout(answered, 700));
            mine = !theirs;
        } while (!mine && Date.now() < end);
        if (!mine) talk.close();
        return mine;
    }
}
