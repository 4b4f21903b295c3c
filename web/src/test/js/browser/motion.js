import { html, render } from 'lit-html';
import { fit } from '/js/boards/fit.js';
import { track } from '/js/boards/motion.js';
import { loadStyle } from '/js/lit.js';

/** Moves a piece, changes a figure and draws something new. @return how many animations run */
export async function animations() {
  const styles = ['base', 'controls', 'boards/evergreen-concert'];
  await Promise.all(styles.map((each) => loadStyle(`/css/${each}.css`)));
  const draw = (left, value) => {
    track();
    render(
      html`<div class="board-evergreen-concert">
        <p data-flip="piece" style="margin-left: ${left}px">piece</p>
        <p data-pulse=${value}>${value}</p>
        ${
          value > 1
            ? html`<p data-flip="new">new</p>
                <button class="stack lit">here</button>`
            : ''
        }
      </div>`,
      document.body,
    );
  };
  draw(0, 1);
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(document.getAnimations().map((each) => each.finished));
  draw(200, 2);
  await new Promise((resolve) => setTimeout(resolve));
  return document.getAnimations().length;
}

/** A piece moves by 100 pixels in a board drawn at half its size. @return how far its animation moves it */
export async function journeyInScaledBoard() {
  const draw = (left) =>
    render(
      html`<div style="zoom: 0.5"><p data-flip="piece" style="margin-left: ${left}px; width: 20px">piece</p></div>`,
      document.body,
    );
  draw(200);
  track();
  draw(0);
  await Promise.resolve();
  const [journey] = document.getAnimations();
  return Number.parseFloat(journey.effect.getKeyframes()[0].translate);
}

/** A disc of value 3 is drawn again elsewhere. @return the properties that are animated */
export async function animatedProperties(name, value) {
  const disc = (id, shown) => html`<div data-flip=${id}><b data-turn=${shown}>${shown}</b></div>`;
  const seats = (first, second) =>
    render(
      html`<p style="height: 40px">${first}</p>
        <p>${second}</p>`,
      document.body,
    );
  seats(disc('disc-BLUE', 3), '');
  track();
  seats('', disc(name, value));
  await Promise.resolve();
  const moving = document.getAnimations().flatMap((each) => Object.keys(each.effect.getKeyframes()[0]));
  document.getAnimations().forEach((each) => each.cancel());
  return moving
    .filter((each) => ['translate', 'rotate', 'opacity'].includes(each))
    .sort()
    .join();
}

/** Fits a board, lets a piece travel in from outside, and fits it again. @return the scale before and during that */
export function scaleWhileTravelling() {
  document.body.innerHTML = `<div data-fit style="--fit: 0.5 1; width: 400px; height: 300px; overflow: hidden">
    <div style="width: 400px; height: 300px"><i style="display: block; width: 20px; height: 20px"></i></div></div>`;
  const content = document.querySelector('[data-fit] > div');
  fit(document);
  const before = content.style.zoom;
  const piece = document.querySelector('i');
  piece.classList.add('travelling');
  piece.style.translate = '900px 0';
  fit(document);
  return [before, content.style.zoom].map(Number);
}
