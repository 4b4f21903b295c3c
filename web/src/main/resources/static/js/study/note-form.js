import { html, nothing } from 'lit-html';
import { options } from '../form.js';
import { t } from '../messages.js';
import { includes, leastAt, perspectiveName, perspectivesOf } from './perspectives.js';

const COLOURS = ['GREEN', 'RED', 'BLUE', 'YELLOW'];
const MOST = 40;

/** Writes or changes a note: its text, its perspective, and marks that are drawn on the board. */
export class NoteForm {
  constructor(page) {
    Object.assign(this, { page, open: false, note: null, marks: [], tool: null, from: null, colour: 'GREEN' });
  }

  begin(note = null) {
    Object.assign(this, { open: true, note, marks: [...(note?.marks ?? [])], tool: null, from: null });
    this.page.redraw();
  }

  end() {
    Object.assign(this, { open: false, note: null, marks: [], tool: null, from: null });
    this.page.redraw();
  }

  /** Takes what is pressed on the board; null while nothing is drawn. */
  get pick() {
    return this.open && this.tool ? (found) => this.mark(found) : null;
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
    Object.assign(this, { tool: this.tool === tool ? null : tool, from: null });
    if (this.tool) this.page.tab = 'board';
    this.page.redraw();
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
      ${this.tool ? html`<p class="small muted whole">${t(this.from ? 'study.pickEnd' : 'study.pick')}</p>` : nothing}
      <div class="row whole">
        <button class="primary" data-key="save-note">${t('study.save')}</button>
        <button type="button" data-key="cancel-note" @click=${() => this.end()}>${t('account.cancel')}</button>
      </div>
    </form>`;
  }
}
