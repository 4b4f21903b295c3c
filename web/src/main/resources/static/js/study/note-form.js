import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { t } from '../messages.js';
import { includes, leastAt, perspectiveName, perspectivesOf } from './perspectives.js';

const COLOURS = ['GREEN', 'RED', 'BLUE', 'YELLOW'];
const MOST = 40;

/** Writes or changes a note: its text, its perspective, and marks that are drawn on the board. */
export class NoteForm {
  constructor(page) {
    Object.assign(this, { page, open: false, note: null, marks: [], tool: null, from: null, at: '', colour: 'GREEN' });
    this.picking = {
      take: (found) => this.mark(found),
      at: (words) => {
        this.at = words;
        page.redraw();
      },
      end: () => this.finish(),
    };
  }

  begin(note = null) {
    Object.assign(this, { open: true, note, marks: [...(note?.marks ?? [])], tool: null, from: null });
    this.page.redraw();
  }

  end() {
    Object.assign(this, { open: false, note: null, marks: [], tool: null, from: null });
    this.page.redraw();
  }

  /** Takes what is chosen on the board; null while nothing is drawn. */
  get pick() {
    return this.open && this.tool ? this.picking : null;
  }

  /** Back from the board to the note. */
  finish() {
    const { tool, page } = this;
    Object.assign(this, { tool: null, from: null, at: '' });
    page.tab = 'more';
    page.redraw();
    page.main.querySelector(`[data-key=tool-${tool}]`)?.focus();
  }

  mark({ target, card }) {
    const { tool, colour } = this;
    if (tool === 'ARROW' && !this.from) {
      this.from = target;
    } else if (tool === 'ARROW') {
      if (this.from !== target) this.toggle({ kind: 'ARROW', at: this.from, to: target, colour });
      this.from = null;
    } else {
      this.toggle({ kind: card ? 'CARD' : 'CELL', at: target, to: null, colour });
    }
    this.page.redraw();
  }

  /** The same mark again takes it away. */
  toggle(mark) {
    const others = this.marks.filter((each) => each.at !== mark.at || each.to !== mark.to);
    const same = this.marks.find((each) => each.at === mark.at && each.to === mark.to && each.colour === mark.colour);
    this.marks = same || others.length >= MOST ? others : [...others, mark];
  }

  choose(tool) {
    Object.assign(this, { tool: this.tool === tool ? null : tool, from: null, at: '' });
    if (this.tool) this.page.tab = 'board';
    this.page.redraw();
  }

  /** Beside the board while something is drawn: what to choose next, and the way back to the note. */
  bar() {
    if (!this.pick) return nothing;
    return html`<div class="row marking-bar">
      <p class="small" role="status">${this.from ? t('study.pickEnd') : t('study.pick')} <strong>${this.at}</strong></p>
      <button class="primary" data-key="marks-done" @click=${() => this.finish()}>${t('study.marksDone')}</button>
    </div>`;
  }

  view() {
    const { page, note } = this;
    const least = leastAt(page.chapter, note?.place ?? page.place);
    const perspectives = perspectivesOf(page).filter((each) => includes(each, least));
    const chosen = note?.perspective ?? page.perspective;
    const send = ({ text = '', perspective }) => page.editing.saveNote(note, { text, perspective, marks: this.marks });
    return html`<form class="form note-form" @submit=${page.editing.sender.submit(send)}>
      <label class="whole"
        >${t('study.note')}<textarea
          name="text"
          data-key="note-text"
          maxlength="2000"
          .value=${note?.text ?? ''}
        ></textarea>
      </label>
      <label class="whole"
        >${t('study.for')}<select name="perspective" data-key="note-perspective">
          ${options(perspectives, chosen, (each) => perspectiveName(each, page.nameOf))}
        </select></label
      >
      <fieldset class="plainfield row whole" aria-label=${t('study.marks')}>
        ${['MARK', 'ARROW'].map(
          (tool) =>
            html`<button
              type="button"
              data-key="tool-${tool}"
              aria-pressed=${this.tool === tool}
              @click=${() => this.choose(tool)}
            >
              ${t(`study.tool.${tool}`)}
            </button>`,
        )}
        <label class="field inline"
          >${t('study.colour')}<select
            data-key="colour"
            @change=${(event) => {
              this.colour = event.target.value;
            }}
          >
            ${options(COLOURS, this.colour, (each) => t(`study.colour.${each}`))}
          </select></label
        >
        ${
          this.marks.length
            ? html`<button
                type="button"
                data-key="no-marks"
                @click=${() => {
                  this.marks = [];
                  page.redraw();
                }}
              >
                ${t('study.noMarks')}
              </button>`
            : nothing
        }
      </fieldset>
      <div class="row whole">
        <button class="primary" data-key="save-note">${t('study.save')}</button>
        <button type="button" data-key="cancel-note" @click=${() => this.end()}>${t('account.cancel')}</button>
      </div>
    </form>`;
  }
}
