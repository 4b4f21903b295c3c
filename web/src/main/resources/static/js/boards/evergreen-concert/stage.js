import { html, nothing, svg } from 'lit-html';
import { ARTISTS, artistName, glyph, record, say } from './artists.js';
import { hourglass } from './hourglass.js';
import { initials, token } from './promoter.js';

const FAR = 106; // from the hub to an artist's place
const STEP = 360 / ARTISTS.length;

/** The middle of the table: the hit with its arm, and the records without a holder. */
export const stage = (context, plan) =>
  html`<section class="stage card" data-at="stage" aria-label=${say('stage')}>
    <div class="ring-box">${ring(context, plan)}</div>
    ${hourglass(context.table.view.hourglass)}
  </section>`;

function ring(context, plan) {
  const { view } = context.table;
  const wanted = ARTISTS.indexOf(view.hit);
  plan.turns += shortWay(wanted - plan.turns);
  return html`<svg
    class="ring"
    viewBox="-150 -146 300 300"
    role="group"
    aria-label=${say('hitIs', { artist: artistName(view.hit) })}
  >
    ${hitRecord(view.hit)} ${view.discs.map((disc, i) => artistPlace(context, disc, i))}
    <g class="arm" .style=${`transform: rotate(${plan.turns * STEP}deg)`}>
      <path d="M-2.5-36H2.5V-70H-2.5z"></path>
      <path d="M-6-66H6L3-82H-3z"></path>
    </g>
  </svg>`;
}

const hitRecord = (hit) => svg`<g class="platter" data-at="platter"><circle class="vinyl" r="70"></circle>${[
  64, 57, 50, 43,
].map((r) => svg`<circle class="groove" r=${r}></circle>`)}</g>
  <g class="hit-label artist-${hit}"><circle class="label" r="34"></circle>
    <g transform="translate(0 -4) scale(.95)" class="on-label">${glyph(hit)}</g>
    <text class="caption" y="25">${say('hit')}</text></g>`;

/** Small: the hit and the values of all six. */
export const miniStage = ({ table: { view } }) =>
  html`<svg class="mini-ring" viewBox="-138 -138 276 276" aria-hidden="true">
    ${hitRecord(view.hit)}
    ${view.discs.map(
      ({ artist, value }, i) =>
        svg`<g transform="rotate(${i * STEP}) translate(0 ${-FAR}) rotate(${-i * STEP})">${record(artist, value)}</g>`,
    )}
  </svg>`;

/** For a phone: all six records in one line, with their value and their holder; the hit is marked. */
export const recordStrip = ({ table: { view }, nameOf }) =>
  html`<div class="record-strip part-main">
    <ul>
      ${view.discs.map(
        ({ artist, value, holder }) =>
          html`<li class="artist-${artist} ${artist === view.hit ? 'is-hit' : ''}">
            <svg viewBox="-30 -30 60 60" aria-hidden="true">${record(artist, value)}</svg
            >${holder === null ? nothing : token(holder, nameOf(holder))}<span class="hidden-text"
              >${
                holder === null
                  ? say('inCentre', { artist: artistName(artist), value })
                  : say('held', { artist: artistName(artist), value, name: nameOf(holder) })
              }</span
            >
          </li>`,
      )}
    </ul>
    ${hourglass(view.hourglass)}
  </div>`;

/** The arm takes the short way from brown to orange. */
const shortWay = (notches) => ((((notches + 3) % 6) + 6) % 6) - 3;

/** The place of an artist's record until a player holds it; afterwards its shadow, its value and its holder. */
function artistPlace(context, disc, i) {
  const { table, myTurn, play, nameOf } = context;
  const angle = (i * STEP * Math.PI) / 180;
  const [x, y] = [Math.sin(angle) * FAR, -Math.cos(angle) * FAR];
  const turn = myTurn
    ? table.legalMoves.find(
        (move) =>
          move.type === 'TurnHit' &&
          ARTISTS[(ARTISTS.indexOf(table.view.hit) + move.direction + 6) % 6] === disc.artist,
      )
    : null;
  const about =
    disc.holder === null
      ? say('inCentre', { artist: artistName(disc.artist), value: disc.value })
      : say('held', { artist: artistName(disc.artist), value: disc.value, name: nameOf(disc.holder) });
  const label = turn ? say('turnHitTo', { artist: artistName(disc.artist) }) : about;
  return svg`<g class="place artist-${disc.artist} ${
    disc.artist === table.view.hit ? 'is-hit' : ''
  } ${turn ? 'lit-place' : ''}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
    role=${turn ? 'button' : 'img'} tabindex=${turn ? 0 : nothing} aria-label=${label} data-key="hit-${disc.artist}"
    @click=${turn ? () => play(turn) : undefined} @keydown=${
      turn
        ? (event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              play(turn);
            }
          }
        : undefined
    }>
    <circle class="shade" r="30"></circle>
    ${
      disc.holder === null
        ? svg`<g data-flip="disc-${disc.artist}"><g class="spinning" data-turn=${disc.value}>${record(
            disc.artist,
            disc.value,
          )}</g></g>`
        : svg`<g transform="translate(0 -8) scale(.8)">${glyph(
            disc.artist,
          )}</g><text class="worth" x="-4" y="22" text-anchor="end">${disc.value}</text>
        <g class="holder seat-${disc.holder}" transform="translate(9 16)"><circle r="9.5"></circle>
          <text y="3.5">${initials(nameOf(disc.holder))}</text></g>`
    }
    ${turn ? svg`<circle class="glow" r="33"></circle><circle class="reach" r="39"></circle>` : nothing}</g>`;
}
