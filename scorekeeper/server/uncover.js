// Takes a cover away once a screen of the app is drawn below it. What Flet shows while it starts
// leaves the left of its canvas in one colour; a screen of ours has a title there. A canvas that
// was drawn on and cannot be read has a second.
function uncover(cover = document.getElementById("cover")) {
  const [width, height] = [8, 64];
  const brush = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  const begun = performance.now();
  const look = () => {
    const canvas = document.querySelector("flt-glass-pane")?.shadowRoot?.querySelector("canvas");
    const isBegun = canvas && canvas.width !== 300; // which is how wide it is made
    if (isBegun) {
      brush.drawImage(canvas, 0, 0, canvas.width / 5, canvas.height, 0, 0, width, height);
    }
    const { data } = brush.getImageData(0, 0, width, height);
    const isDrawn = data.some((value, at) => Math.abs(value - data[at % 4]) > 8);
    const patience = isBegun && !data[3] ? 1000 : 5000;
    if (isDrawn || performance.now() - begun > patience) cover?.remove();
    else requestAnimationFrame(look);
  };
  look();
}
