import { html, nothing } from 'lit-html';
import { t } from '../messages.js';
import { playerName } from '../names.js';
import { perspectiveName } from './perspectives.js';
import { samePlace } from './place.js';

/** The next thing to draw, and the notes at this moment. */
export const belowBoard = (page) => html`${page.form.bar()}${notesHere(page)}`;

function notesHere(page) {
  const notes = page.notesHere();
  return notes.length
    ? html`<div class="study-said" tabindex="0" aria-live="polite">
        ${notes.map(
          (note) =>
            html`<div class="said-note">
              ${note.text ? html`<p class="written">${note.text}</p>` : nothing}
              <p class="small muted">${playerName(note.by)} · ${perspectiveName(note.perspective, page.nameOf)}</p>
            </div>`,
        )}
      </div>`
    : nothing;
}

/**
 * All notes of the chapter that this reader may read; editors write and change them here. Those of later moments may
 * tell how the game goes on.
 */
export function notesCard(page) {
  const { chapter, form, place, spoilers } = page;
  const notes = chapter.notes.filter((note) => !spoilers.hidden || note.place.sequence <= place.sequence);
  const line = (note) =>
    html`<li class=${samePlace(note.place, place) ? 'here' : ''}>
      <button class="plain" data-key="note-${note.number}" @click=${() => page.visit(note.place)}>
        <span class="numbers muted">${momentName(page, note.place)}</span> ${note.text || t('study.marksOnly')}
      </button>
      ${
        page.editing.allowed
          ? html`<span class="row"
              ><button
                data-key="change-${note.number}"
                @click=${async () => {
                  await page.visit(note.place);
                  form.begin(note);
                }}
              >
                ${t('study.change')}</button
              ><button data-key="remove-${note.number}" @click=${() => page.editing.removeNote(note)}>
                ${t('study.remove')}
              </button></span
            >`
          : nothing
      }
    </li>`;
  return html`<section class="card stack" data-key="notes">
    <h2>${t('study.notes')}</h2>
    ${
      notes.length
        ? html`<ul class="plainlist stack note-list">
            ${notes.map(line)}
          </ul>`
        : html`<p class="small muted">${t('study.noNotes')}</p>`
    }
    ${
      page.editing.allowed && !form.open
        ? html`<div><button data-key="write-note" @click=${() => form.begin()}>${t('study.writeHere')}</button></div>`
        : nothing
    }
    ${page.editing.allowed && form.open ? form.view() : nothing}
  </section>`;
}

/** A moment in words, for lists. */
export function momentName(page, place) {
  if (place.variation === null) {
    return t('study.turn', { n: page.boards.timeline.turnsUntil(page.boards.timeline.indexOf(place.sequence)) });
  }
  return t('study.moveOf', { n: place.moves, title: page.lineTitle(place.variation) });
}
