import { html } from 'lit-html';
import { draggable } from '../draggable-card.js';
import { LEVELS, levelOf, SITES } from './box.js';
import { say } from './cards.js';
import { icon } from './glyphs.js';

/** The six Sites with their levels. On the player's own board, each level that can be bought is a button. */
export function sitesOf(context, player) {
  const own = player.seat === context.seat && context.myTurn;
  const { sites } = player.civilisation;
  return html`<div class="sites" role="group" aria-label=${say('sites')}>
    ${SITES.map((site) => {
      const level = levelOf(sites, site);
      const leave = own ? removal(context, site) : null;
      const up = context.picked.from === site && own;
      return html`<div
        class="site ${level > 0 ? 'taken-site' : ''} ${up ? 'picked-site' : ''}"
        title=${say(`effect.${site}`)}
        data-at="site-${player.seat}-${site}"
      >
        <span class="site-name">${icon(site)}<span>${say(`site.${site}`)}</span></span>
        <span class="levels"
          >${Array.from({ length: LEVELS[site] }, (_, i) =>
            levelBox(context, player.seat, site, i + 1, level, own ? deed(context, site, i + 1) : null, leave),
          )}</span
        >
      </div>`;
    })}
  </div>`;
}

/** A Pop stands on its level; the others are numbers, or buttons that prepare a step. */
function levelBox(context, seat, site, number, level, move, leave) {
  const { picked, redraw } = context;
  const here = number === level;
  const pop = here
    ? html`<span class="pop" data-flip="pop-${seat}-${site}" data-from="people-${seat}">${icon('POP')}</span>`
    : number;
  const place = say('levelOf', { site: say(`site.${site}`), level: number });
  if (here && leave) {
    return html`<button
      class="level here lit"
      data-key="site-${site}-${number}"
      aria-label=${leave.label}
      aria-pressed=${String(picked.from === site)}
      @pointerdown=${leave.lift ? draggable({ lift: leave.lift, drop: placing(context) }) : undefined}
      @click=${leave.act}
    >
      ${pop}
    </button>`;
  }
  if (move) {
    return html`<button
      class="level lit ${picked.deed === move ? 'picked-level' : ''}"
      data-key="site-${site}-${number}"
      data-drop="${site} ${number}"
      aria-pressed=${String(picked.deed === move)}
      aria-label=${say(`do.${move.type}`, { site: say(`site.${site}`), level: number })}
      @click=${() => {
        picked.deed = picked.deed === move ? null : move;
        redraw();
      }}
    >
      ${pop}
    </button>`;
  }
  return html`<span
    class="level ${here ? 'here' : number < level ? 'below' : ''}"
    role="img"
    aria-label=${here ? say('popOn', { place }) : place}
    >${pop}</span
  >`;
}

/** A Pop that is let go over a level is prepared there; its player confirms it with its price. */
export const placing = (context) =>
  context.myTurn && context.table.view.phase === 'MANAGEMENT'
    ? (place) => {
        const [site, level] = place.split(' ');
        context.picked.deed = deed(context, site, Number(level)) ?? context.picked.deed;
        context.redraw();
      }
    : null;

/** The move that brings a Pop to this level: the picked-up one, or the one that is there or beside the board. */
function deed({ table, picked }, site, level) {
  return (
    table.legalMoves.find((move) =>
      picked.from
        ? move.type === 'Move' && move.from === picked.from && move.to === site && move.level === level
        : ['Place', 'Raise'].includes(move.type) && move.site === site && move.level === level,
    ) ?? null
  );
}

/** A Pop may have to leave, or may be picked up to move. */
function removal(context, site) {
  const { table, picked, play, redraw } = context;
  const remove = table.legalMoves.find((move) => move.type === 'RemovePop' && move.site === site);
  if (remove) return { label: say('do.RemovePop', { site: say(`site.${site}`) }), act: () => play(remove) };
  if (!table.legalMoves.some((move) => move.type === 'Move' && move.from === site)) return null;
  return {
    label: say('do.pickUp', { site: say(`site.${site}`) }),
    lift: () => {
      picked.from = site;
      picked.deed = null;
      redraw();
    },
    act: () => {
      picked.from = picked.from === site ? null : site;
      picked.deed = null;
      redraw();
    },
  };
}
