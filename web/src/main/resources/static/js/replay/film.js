const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm', 'video/mp4'];
const SHOWN = 900; // milliseconds for each step
const REPEAT = 100; // a recorder writes nothing while its canvas stands still
const MARGIN = 16;

const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

/** All rules of the page, since a picture cannot load style sheets. */
const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

/**
 * The board as a picture of its own: a drawing that holds a copy of its elements. Only an address with the data itself
 * leaves the canvas readable.
 */
export function pictureOf(element, styles) {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true);
  let inner = copy;
  for (let parent = element.parentElement; parent && parent.id !== 'main'; parent = parent.parentElement) {
    const shallow = parent.cloneNode(false);
    shallow.append(inner);
    inner = shallow;
  }
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('width', width);
  drawing.setAttribute('height', height);
  for (const { name, value } of document.documentElement.attributes) {
    if (name.startsWith('data-') || name === 'lang') drawing.setAttribute(name, value);
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  // the copy fills the picture, whatever its place on the page was
  style.textContent = `${styles}
    .film-root, .film-root :is(.page, .shell) {
      display: block !important; width: 100% !important; height: 100% !important;
      max-width: none !important; margin: 0 !important; padding: 0 !important;
    }
    .film-root .board { width: ${width}px; height: ${height}px; }
    * { transition: none !important; animation: none !important; }`;
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'foreignObject');
  holder.setAttribute('width', '100%');
  holder.setAttribute('height', '100%');
  const root = document.createElement('div');
  root.className = 'film-root';
  root.append(inner);
  holder.append(root);
  drawing.append(style, holder);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
}

async function loaded(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** The size of the film: even numbers, which every codec takes. */
const even = (value) => 2 * Math.ceil(value / 2);

/**
 * Draws every step on a canvas, records it and offers the film as a file.
 *
 * @param draw shows a step on the page
 */
export async function recordFilm(element, { steps, name, draw }) {
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const canvas = document.createElement('canvas');
  const { width, height } = element.getBoundingClientRect();
  const sharp = Math.min(2, Math.max(1, 1280 / width));
  canvas.width = even((width + 2 * MARGIN) * sharp);
  canvas.height = even((height + 2 * MARGIN) * sharp);
  const context = canvas.getContext('2d');
  context.scale(sharp, sharp);
  const paper = getComputedStyle(document.body).backgroundColor;
  const styles = rules();
  const recorder = new MediaRecorder(canvas.captureStream(1000 / REPEAT), { mimeType: type });
  const parts = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => {
    recorder.addEventListener('stop', resolve, { once: true });
  });
  for (let step = 0; step < steps; step += 1) {
    draw(step);
    await pause(0);
    const image = await loaded(pictureOf(element, styles));
    if (step === 0) recorder.start();
    for (let shown = 0; shown < SHOWN; shown += REPEAT) {
      context.fillStyle = paper;
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, MARGIN, MARGIN, width, height);
      await pause(REPEAT);
    }
  }
  recorder.stop();
  await ended;
  offer(new Blob(parts, { type }), `${name}.${type.includes('mp4') ? 'mp4' : 'webm'}`);
}

function offer(film, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(film);
  link.download = file;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
