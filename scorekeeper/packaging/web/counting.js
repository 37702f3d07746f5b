// Tells how many bytes of each file have come, while they come; for a page and for its worker.
"use strict";
globalThis.countFetched = (tell) => {
  const fetched = globalThis.fetch;

  async function read({ url, body }) {
    const [place, reader] = [url.split(/[?#]/)[0], body.getReader()];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      tell(place, part.value.length);
    }
  }

  globalThis.fetch = async (...request) => {
    const response = await fetched(...request);
    if (response.ok && response.body) read(response.clone()).catch(() => {});
    return response;
  };
};
