import { html, nothing, svg } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { t } from '../../messages.js';
import { away, shadow } from './score-forecast.js';
import { beside, cellsOf, column, pieceAt, row } from './map.js';
import { ground, piece, sunSign } from './pieces.js';
import { kindName, pieceName, sideName } from './words.js';

const SIZE = 48;
const RIM = 4;
const WHOLE = 8 * SIZE + 2 * RIM;
const HALF = SIZE / 2;
const OUTLINE =
  'M96-2H288Q294-2 298 2L382 86Q386 90 386 96V288Q386 294 382 298L298 382Q294 386 288 386H96' +
  'Q90 386 86 382L2 298Q-2 294-2 288V96Q-2 90 2 86L86 2Q90-2 96-2z';
const NO_TARGETS = { targets: new Map(), steps: [], hinted: null };

/**
 * A planet with its sun, shadows and largest forest. `work` describes the move being composed on it: the cells to
 * choose from, the chosen ones, and the effect of choosing; without it the planet is read-only.
 */
export function planetPicture(view, { planet, outlook, name, seat, small, work = NO_TARGETS, trail = [], glow = '' }) {
  const cells = cellsOf(view.tables);
  const first = work.targets.keys().next().value ?? work.steps.at(-1)?.cell ?? cells[0].cell;
  return html`<svg
    class="planet ${small ? 'small' : 'big'} ${glow}"
    data-at="planet-${seat}"
    viewBox="${-RIM} ${-RIM} ${WHOLE} ${WHOLE}"
    role=${small ? 'img' : 'group'}
    aria-label=${summary(planet, outlook, view, name)}
    @keydown=${small ? nothing : moveFocus}
  >
    <path class="soil" d=${OUTLINE}></path>
    ${
      small
        ? cells.map((each) => plainCell(each))
        : cells.map((each) => cell(each, { view, planet, outlook, work, first }))
    }
    <g class="untouched">
      ${trail.map(
        (code) => svg`<rect class="trail" transform=${at(code)} x="2.5" y="2.5" width="43" height="43" rx="6"></rect>`,
      )}
      ${repeat(
        cells.filter((each) => shadow(planet, each.cell, view.sun)),
        (each) => `${each.cell}${pieceAt(planet, each.cell)}${view.sun}`,
        (each) => shade(each.cell, shadow(planet, each.cell, view.sun), view.sun),
      )}
      <path class="forest-halo" d=${border(outlook.forest)}></path>
      <path class="forest-line" d=${border(outlook.forest)}></path>
      ${repeat(
        cells.filter((each) => pieceAt(planet, each.cell)),
        (each) => `${each.cell}${pieceAt(planet, each.cell)}`,
        (each) => standing(each.cell, planet, outlook, work, seat),
      )}
      ${sun(view.sun)}
    </g>
  </svg>`;
}

const at = (code) => `translate(${column(code) * SIZE} ${row(code) * SIZE})`;
const middle = (code) => `translate(${column(code) * SIZE + HALF} ${row(code) * SIZE + HALF})`;

const plainCell = ({ cell: code, biome }) =>
  svg`<rect class="ground ${
    biome ? `biome-${biome}` : 'rift'
  }" transform=${at(code)} x="1" y="1" width="46" height="46" rx="7"></rect>`;

function cell({ cell: code, biome }, { planet, outlook, work, first }) {
  if (!biome) {
    return svg`<g class="cell rift" transform=${at(
      code,
    )} role="img" tabindex="-1" data-cell=${code} aria-label="${code}: ${t('evergreen-planet.crack')}">
      <rect class="ground" x="1" y="1" width="46" height="46" rx="7"></rect>
      <path class="crack-line" d="M10 5 21 16 15 25 27 32 24 44M27 32 39 28M21 16 33 10"></path></g>`;
  }
  const kind = work.targets.get(code);
  const chosen = work.steps.some((step) => step.cell === code);
  const act = kind ? () => work.choose(code, kind) : chosen ? () => work.takeBack(code) : null;
  const what = pieceAt(planet, code);
  const label = [
    `${code}: ${kindName(biome)}`,
    what && pieceName(what),
    outlook.lit.includes(code) && t('evergreen-planet.lit'),
    outlook.forest.includes(code) && t('evergreen-planet.inForest'),
    chosen && t('evergreen-planet.chosen'),
    kind ? t(`evergreen-planet.do.${kind}`) : chosen && t('evergreen-planet.do.takeBack'),
  ]
    .filter(Boolean)
    .join(', ');
  return svg`<g class="cell biome-${biome}${kind ? ` target ${kind}` : ''}${chosen ? ' chosen' : ''}${
    work.hinted?.includes(code) ? ' hinted' : ''
  }"
      transform=${at(code)} role=${act ? 'button' : 'img'} tabindex=${
        code === first ? 0 : -1
      } data-cell=${code} data-key=${act ? `cell-${code}` : nothing} data-drop=${kind ? code : nothing}
      aria-label=${label} @click=${act ?? nothing} @keydown=${act ? (event) => press(event, act) : nothing}>
    <rect class="reach" width=${SIZE} height=${SIZE}></rect>
    <rect class="ground" x="1" y="1" width="46" height="46" rx="7"></rect>
    <g class="glyph ${what ? 'aside' : ''}" transform=${
      what ? 'translate(10 10) scale(.55)' : 'translate(24 24)'
    }>${ground(biome)}</g>
    ${kind || chosen ? svg`<rect class="ring" x="3.5" y="3.5" width="41" height="41" rx="6"></rect>` : nothing}
    ${
      kind
        ? svg`<g class="ghost" transform="translate(24 24)">${piece(
            work.becomes(code, kind),
          )}</g><path class="plus" d="M37.5 7.5v6M34.5 10.5h6"></path>`
        : nothing
    }
  </g>`;
}

function press(event, act) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act();
}

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/** The arrow keys walk over the planet. */
function moveFocus(event) {
  const [x, y] = ARROWS[event.key] ?? [];
  const from = event.target.closest('[data-cell]')?.dataset.cell;
  if (x === undefined || !from) return;
  event.preventDefault();
  const next = beside(from, x, y);
  event.currentTarget.querySelector(`[data-cell="${next}"]`)?.focus();
}

function standing(code, planet, outlook, work, seat) {
  const what = pieceAt(planet, code);
  const number = work.steps.findLastIndex((step) => step.cell === code) + 1;
  const tree = what === 'SMALL' || what === 'LARGE';
  return svg`<g transform=${middle(code)}><g class="piece ${what}${number ? ' staged' : ''}${
    tree && !outlook.lit.includes(code) ? ' unlit' : ''
  }" data-at="piece-${seat}-${code}">${piece(what)}</g>
    ${
      tree && outlook.lit.includes(code)
        ? svg`<g class="pip" transform="translate(15 -15)">${sunSign(3.4)}</g>`
        : nothing
    }
    ${
      number
        ? svg`<g class="step" transform="translate(-15 15)"><circle r="8"></circle><text y="4">${number}</text></g>`
        : nothing
    }</g>`;
}

/** The shadow of a tree: a strip that grows thinner away from the sun. */
function shade(code, length, side) {
  const [x, y] = away(side);
  const turn = { '0,1': 0, '-1,0': 90, '0,-1': 180, '1,0': 270 }[`${x},${y}`];
  const end = HALF + length * SIZE - 5;
  return svg`<g transform="${middle(
    code,
  )} rotate(${turn})"><path class="shade" d="M-13 6H13L10 ${end - 6}Q9 ${end} 0 ${end}T-10 ${end - 6}z"></path></g>`;
}

/** The line round a group of cells. */
export function border(cells) {
  const inside = new Set(cells);
  const sides = { '0,-1': 'h48', '1,0': 'm48 0v48', '0,1': 'm0 48h48', '-1,0': 'v48' };
  return cells
    .flatMap((code) =>
      Object.entries(sides)
        .filter(([way]) => !inside.has(beside(code, ...way.split(',').map(Number))))
        .map(([, line]) => `M${column(code) * SIZE} ${row(code) * SIZE}${line}`),
    )
    .join('');
}

const SUN_AT = { N: [192, -5, 0], E: [389, 192, 90], S: [192, 389, 180], W: [-5, 192, 270] };

function sun(side) {
  const [x, y, turn] = SUN_AT[side];
  return svg`<g class="sun-side" transform="translate(${x} ${y}) rotate(${turn})">
    <path class="sun-rim" d="M-94 0H94"></path>${[-72, -24, 24, 72].map(
      (across) => svg`<path class="ray" d="M${across - 6} 3 ${across} 12 ${across + 6} 3z"></path>`,
    )}
    ${sunSign(9)}</g>`;
}

function summary(planet, outlook, view, name) {
  const counts = ['SPROUT', 'SMALL', 'LARGE', 'BUSH', 'LAKE']
    .map((what) => [what, cellsOf(view.tables).filter(({ cell: code }) => pieceAt(planet, code) === what).length])
    .filter(([, many]) => many)
    .map(([what, many]) => `${pieceName(what)} ${many}`)
    .join(', ');
  return t('evergreen-planet.planetLabel', {
    name,
    pieces: counts || t('evergreen-planet.bare'),
    side: sideName(view.sun),
    sun: outlook.sunPoints,
    forest: outlook.forestPoints,
  });
}
