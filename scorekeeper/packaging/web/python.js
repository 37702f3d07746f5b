// Between Flet's client and Python's worker. Flet's own script starts Python when the client asks
// for it; this one when the page begins, so that both start side by side.
"use strict";
{
  const begun = () => {
    const worker = new Worker("python-worker.js", { type: "module" });
    const app = { worker, receive() {} };
    app.answer = new Promise((answered) => {
      worker.onmessage = ({ data }) => (typeof data === "string" ? answered(data) : app.receive(data));
    });
    const { pyodideUrl, appPackageUrl, micropipIncludePre, pythonModuleName } = flet;
    const documentUrl = document.URL;
    worker.postMessage({
      pyodideUrl, appPackageUrl, micropipIncludePre, pythonModuleName, documentUrl, args: {},
    });
    return app;
  };
  const apps = {};
  let early = begun();

  // Called by Flet's client, with a function that takes what Python sends.
  globalThis.jsConnect = async (name, args, receive) => {
    const app = apps[name] = early ?? begun();
    early = null;
    app.receive = receive;
    const answer = await app.answer;
    if (answer === "initialized") return;
    console.error("Python did not start:", answer);
    jsDisconnect(name);
    throw answer;
  };

  globalThis.jsSend = (name, data) => apps[name]?.worker.postMessage(data, [data.buffer]);

  globalThis.jsDisconnect = (name) => {
    apps[name]?.worker.terminate();
    delete apps[name];
  };
}
