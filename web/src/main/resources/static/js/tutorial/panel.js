import { html, nothing } from 'lit-html';
import { t } from '../messages.js';

/** The lesson beside the board: the task, what came of it, and the way to the other lessons. */
export function panel(page) {
  const { lesson, progress } = page;
  const number = progress.lessons.indexOf(lesson) + 1;
  return html`<section class="lesson" aria-label=${t('tutorial.task')}>
    <p class="small muted">${t('tutorial.lesson', { number, count: progress.lessons.length })}</p>
    <h2>${page.text('title')}</h2>
    <p class="task">${page.text('task')}</p>
    <div class="outcome" role="status">${outcome(page)}</div>
    <div class="row lesson-buttons">${buttons(page)}</div>
    ${list(page)}
  </section>`;
}

function outcome(page) {
  const { status, goals } = page.answer;
  if (status === 'OPEN') return page.hinted ? html`<p class="lesson-hint">${page.text('hint')}</p>` : nothing;
  if (status === 'DONE') {
    return html`<p class="solved"><strong>✓ ${t('tutorial.solved')}</strong></p>
      <p>${page.text('done')}</p>
      ${page.isLast && page.progress.isComplete ? html`<p>${t('tutorial.finished')}</p>` : nothing}`;
  }
  const counted = goals.find(({ met, needed }) => !met && needed !== null);
  return html`<p class="missed">
      <strong>${t('tutorial.missed')}.</strong> ${counted ? t('tutorial.points', counted) : nothing}
    </p>
    <p class="lesson-hint">${page.text('hint')}</p>`;
}

const retry = (page, primary) =>
  html`<button class=${primary ? 'primary' : ''} data-key="retry" @click=${() => page.retry()}>
    ${t('tutorial.retry')}
  </button>`;

function buttons(page) {
  const { status } = page.answer;
  if (status === 'OPEN') return openButtons(page);
  return status === 'DONE' && page.isLast ? ending(page) : after(page);
}

const openButtons = (page) =>
  html`${
    page.hinted ? nothing : html`<button data-key="hint" @click=${() => page.showHint()}>${t('tutorial.hint')}</button>`
  }${page.moves.length ? retry(page, false) : nothing}`;

const after = (page) =>
  page.answer.status === 'DONE'
    ? html`<button class="primary" data-key="next" @click=${() => page.next()}>${t('tutorial.next')}</button>
        ${retry(page, false)}`
    : retry(page, true);

const ending = (page) =>
  html`<a class="button primary" data-key="next" href="/">${t('tutorial.play')}</a>
    <a href="/rules/${page.game}">${t('tutorial.rules')}</a>
    <button class="plain" data-key="again" @click=${() => page.startAgain()}>${t('tutorial.again')}</button>`;

function list(page) {
  const { progress, lesson, wide } = page;
  return html`<details class="lesson-list" ?open=${wide}>
    <summary>${t('tutorial.lessons')}</summary>
    <ol class="plainlist">
      ${progress.lessons.map((each, i) => {
        const done = progress.done.has(each);
        const title = page.text('title', each);
        return html`<li>
          <button
            class="plain ${done ? 'done' : ''}"
            data-key="lesson-${each}"
            aria-current=${each === lesson ? 'step' : nothing}
            aria-label=${done ? t('tutorial.lessonDone', { title }) : title}
            @click=${() => page.go(each)}
          >
            <span aria-hidden="true">${done ? '✓' : i + 1}</span> ${title}
          </button>
        </li>`;
      })}
    </ol>
  </details>`;
}
