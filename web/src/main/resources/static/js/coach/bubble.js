import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { place } from './place.js';
import { partsOf, STEPS } from './steps.js';

const FLOATS = '(min-width: 900px) and (min-height: 501px)';
const CLICKABLE = ':is(.board, .say, .tools, .hint, .side .actions) :is(button, a, [role=button], summary)';

/** The step that is shown, with the ways on, back and out. */
export function bubble(coach) {
  const { game, step } = coach;
  const last = step === STEPS.length - 1;
  return html`<section
    class="coach"
    aria-label=${t('coach.title')}
    @keydown=${(event) => event.key === 'Escape' && coach.escape(event)}
  >
    <div role="status">
      <p class="small muted">${t('coach.step', { step: step + 1, count: STEPS.length })}</p>
      <p>${t(`coach.${game}.${STEPS[step]}`)}</p>
    </div>
    <div class="row">
      ${
        step > 0
          ? html`<button data-key="coach-back" @click=${() => coach.go(step - 1)}>${t('coach.back')}</button>`
          : nothing
      }
      <button class="primary" data-key="coach-next" @click=${() => (last ? coach.finish() : coach.go(step + 1))}>
        ${t(last ? 'coach.done' : 'coach.next')}
      </button>
      ${last ? html`<a href="/learn/${game}">${t('coach.learn')}</a>` : nothing}
      <button class="plain close" data-key="coach-close" aria-label=${t('coach.close')} @click=${() => coach.dismiss()}>
        ×
      </button>
    </div>
  </section>`;
}

/** Marks the part a step is about, and puts the bubble beside it. */
export function settle(main, game, step) {
  for (const each of main.querySelectorAll('[data-coached]')) each.removeAttribute('data-coached');
  const shown = main.querySelector('.coach');
  if (!shown) return;
  const part = partsOf(game, STEPS[step])
    .flatMap((each) => [...main.querySelectorAll(each)])
    .find(isInSight);
  part?.setAttribute('data-coached', '');
  float(main, shown, part ?? main.querySelector('.say'));
}

/** On a small screen it has a row of its own below the board, and on a large one if there is no other room. */
function float(main, shown, part) {
  shown.classList.remove('floats');
  if (!matchMedia(FLOATS).matches) return;
  shown.classList.add('floats');
  const taken = [...document.querySelectorAll(CLICKABLE)].map((each) => each.getBoundingClientRect());
  const room = main.querySelector('.shell').getBoundingClientRect();
  const { width, height } = shown.getBoundingClientRect();
  const found = place(part.getBoundingClientRect(), { width, height }, room, taken);
  if (!found) {
    shown.classList.remove('floats');
    return;
  }
  shown.style.setProperty('--left', `${found.left}px`);
  shown.style.setProperty('--top', `${found.top}px`);
}

/** On phones some parts wait beyond the side of the screen; those further down are reached by scrolling. */
function isInSight(element) {
  const [box] = element.getClientRects();
  return box !== undefined && box.right > 0 && box.left < innerWidth;
}
