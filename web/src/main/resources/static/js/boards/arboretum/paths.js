import { svg } from 'lit-html';
import { CARD_HEIGHT, CARD_WIDTH, letterOf } from './trees.js';

const LANE = 9; // paths over the same card run side by side

/** The scored paths of a seat: from the letter of the species to the points it brought. */
export function scoredPaths(scores, seat, at, shownSpecies) {
  const paths = scores.flatMap(({ species, entitled }) =>
    entitled
      .filter((each) => each.seat === seat && each.path.length > 0)
      .map(({ path, points }) => ({ species, path, points })),
  );
  return paths.map((each, i) =>
    scoredPath(each, at, (i - (paths.length - 1) / 2) * LANE, each.species === shownSpecies),
  );
}

function scoredPath({ species, path, points }, at, lane, shown) {
  const aside = shown ? 0 : Math.max(-18, Math.min(18, lane));
  const spots = path
    .map((tree) => at(tree))
    .map(({ x, y }) => ({ x: x + CARD_WIDTH / 2 + aside / 2, y: y + CARD_HEIGHT / 2 + 10 + aside / 2 }));
  const line = spots.map(({ x, y }) => `${x},${y}`).join(' ');
  const end = spots.at(-1);
  return svg`<g class="scored species-${species} ${shown ? 'shown' : ''}">
    <polyline class="halo" points=${line}></polyline><polyline class="path" points=${line} pathLength="1"></polyline>
    <circle class="path-end" cx=${spots[0].x} cy=${spots[0].y} r="9"></circle>
    <text class="path-text" x=${spots[0].x} y=${spots[0].y + 4}>${letterOf(species)}</text>
    <rect class="path-end" x=${end.x - 11} y=${end.y - 9} width="22" height="18" rx="5"></rect>
    <text class="path-text" x=${end.x} y=${end.y + 4}>${points}</text></g>`;
}
