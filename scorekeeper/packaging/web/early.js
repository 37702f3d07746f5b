// Starts Python when the page begins, beside Flutter and not after it, for which Flet 1.0.5 has no
// setting. Its client asks for Python through these functions of its own python.js, once it has
// drawn: it is then given the Python that runs already.
"use strict";
{
  const NAME = "early";
  const { jsConnect, jsSend } = globalThis;
  let receive = () => {};
  flet.python = jsConnect(NAME, {}, (data) => receive(data));
  flet.python.catch(() => {}); // said on the cover

  globalThis.jsConnect = (address, args, receiver) => {
    receive = receiver;
    return flet.python;
  };
  globalThis.jsSend = (address, data) => jsSend(NAME, data);
}
