import { html, nothing } from 'lit-html';
import { post, randomText } from '../api.js';
import { games } from '../boards.js';
import { Sender, options } from '../form.js';
import { t } from '../messages.js';
import { levelName } from '../names.js';
import { go } from '../router.js';
import { enter, signedInAs } from '../session.js';

const FRIENDS = 'friends';

/** Opens a real table from this moment, against bots or with friends. */
export class PlayOn {
  constructor(page) {
    this.page = page;
    this.sender = new Sender(() => page.redraw());
    this.levels = [];
    this.shown = false; // whether the deal that was looked at is used
  }

  async load(game) {
    this.levels = (await games()).find((each) => each.id === game)?.bots ?? ['random'];
  }

  card() {
    const { page, sender } = this;
    const { deal, replay, nameOf, answer } = page;
    const seats = replay.players.map((_, seat) => seat);
    const usual = this.levels.includes('greedy') ? 'greedy' : this.levels[0];
    const redealt = deal.kind === 'redealt';
    const known = redealt && !this.shown ? 'secret' : redealt ? 'shown' : 'real';
    return html`<section class="card">
      <form class="stack" data-key="play-on" @submit=${sender.submit((wish) => this.open(wish))}>
        <h2>${t('playOn.heading')}</h2>
        <p class="small muted">${t('playOn.how')}</p>
        <label class="field"
          >${t('playOn.seat')}<select name="seat">
            ${options(seats, redealt ? deal.perspective : (answer.seat ?? 0), nameOf)}
          </select></label
        >
        ${
          seats.length > 1
            ? html`<label class="field"
                >${t('playOn.others')}<select name="others">
                  ${options([...this.levels, FRIENDS], usual, (each) =>
                    each === FRIENDS ? t('playOn.friends') : t('playOn.bots', { level: levelName(each) }),
                  )}
                </select></label
              >`
            : nothing
        }
        ${
          redealt
            ? html`<label class="check"
                ><input
                  type="checkbox"
                  data-key="same-deal"
                  .checked=${this.shown}
                  @change=${(event) => {
                    this.shown = event.target.checked;
                    page.redraw();
                  }}
                />${t('playOn.sameDeal')}</label
              >`
            : nothing
        }
        <p class="small muted" data-key="known">${t(`playOn.known.${known}`)}</p>
        <div><button class="primary" data-key="open-branch" ?disabled=${sender.busy}>${t('playOn.open')}</button></div>
        ${sender.words}
      </form>
    </section>`;
  }

  async open({ seat, others = FRIENDS }) {
    const { deal, id, sequence, replay } = this.page;
    const own = Number(seat);
    const friends = others === FRIENDS;
    if (signedInAs() === null) enter(await post('/auth/guest'));
    const redealt = deal.kind === 'redealt';
    const { table, invitation } = await post(`/tables/${id}/branches`, {
      sequence,
      deal: deal.kind.toUpperCase(),
      ...(redealt ? { perspective: deal.perspective } : {}),
      ...(redealt && this.shown ? { seed: deal.seed } : {}),
      bots: friends ? [] : replay.players.map((_, each) => (each === own ? '' : others)),
      visibility: friends && replay.players.length > 1 ? 'INVITED' : 'PUBLIC',
    });
    await post(`/tables/${table}/seats`, { seat: own, clientSeed: randomText(16) });
    go(`/tables/${table}${invitation ? `?invitation=${invitation}` : ''}`);
  }
}
