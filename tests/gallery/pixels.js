// Gives, for each box on a picture, the contrast of its ink with its ground.
async ({ picture, boxes, scale }) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  const channel = (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  // The ground is the most frequent colour; the ink the one that differs most from it.
  const contrast = ([x, y, width, height]) => {
    const area = [x, y, width, height].map((part) => Math.round(part * scale));
    if (area[2] < 1 || area[3] < 1) return null;
    const { data } = pen.getImageData(...area);
    const counts = new Map();
    for (let at = 0; at < data.length; at += 4) {
      const colour = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const parts = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];
    const ground = parts([...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]);
    return Math.max(...[...counts.keys()].map((colour) => ratio(parts(colour), ground)));
  };
  return boxes.map(contrast);
}
