import { around, canGrow, grown, put } from './map.js';

const kept = new Map(); // by table

/** The move the player is composing. It stays while others act, and is dropped once the player's own move is made. */
export function stageOf({ table, seat, seatMove }) {
  const move = `${seat} ${seatMove}`;
  if (kept.get(table.id)?.move !== move) kept.set(table.id, { move, part: null, type: null, steps: [], card: null });
  return kept.get(table.id);
}

/** Whether action or ability is being put together now. */
export const partOf = (stage, me) => (me.actionDone ? 'ABILITY' : me.abilityUsed ? 'ACTION' : (stage.part ?? 'ACTION'));

export function choosePart(stage, part) {
  Object.assign(stage, { part, type: null, steps: [] });
}

const count = (steps, kind) => steps.filter((step) => step.kind === kind).length;

/** How many plantings and growths each action may have, read off the moves the server offers. */
function shapes(moves) {
  const found = {};
  for (const { type, action, plant, grow } of moves) {
    if (type === 'TakeAction') (found[action] ??= new Set()).add(`${plant.length} ${grow.length}`);
  }
  return Object.fromEntries(
    Object.entries(found).map(([action, sizes]) => [action, [...sizes].map((size) => size.split(' ').map(Number))]),
  );
}

const inReach = (type, reach, { kind, cell }) =>
  (kind === 'plant'
    ? type === 'D'
      ? reach.plantAnywhere
      : reach.plant
    : type === 'D'
      ? reach.growAnywhere
      : reach.grow
  ).includes(cell);

/** The actions that so far could still become of these steps; the chosen one only, if one was chosen. */
export function possible(stage, me, moves, steps = stage.steps) {
  const sizes = shapes(moves);
  const fits = (type) =>
    steps.every((step) => inReach(type, me.reach, step)) &&
    sizes[type].some(([plant, grow]) => plant >= count(steps, 'plant') && grow >= count(steps, 'grow'));
  return Object.keys(sizes).filter((type) => (!stage.type || stage.type === type) && fits(type));
}

/** The move as it stands, or null while it is none. */
export function moveOf(stage, me, moves) {
  const { steps } = stage;
  if (partOf(stage, me) === 'ABILITY') return { type: 'UseAbility', targets: abilityTargets(steps) };
  const sizes = shapes(moves);
  const action = possible(stage, me, moves).find((type) =>
    sizes[type].some(([plant, grow]) => plant === count(steps, 'plant') && grow === count(steps, 'grow')),
  );
  const cells = (kind) => steps.filter((step) => step.kind === kind).map((step) => step.cell);
  return action ? { type: 'TakeAction', action, plant: cells('plant'), grow: cells('grow') } : null;
}

function abilityTargets(steps) {
  const targets = [];
  for (const { kind, cell } of steps) {
    if (kind === 'use') targets.push({ cell, grow: [] });
    else targets.at(-1).grow.push(cell);
  }
  return targets;
}

/** The planet as it would be, with what has been put together so far. */
export function previewOf(stage, me) {
  const ability = me.card?.ability;
  return stage.steps.reduce((planet, { kind, cell }) => {
    if (kind === 'plant') return put(planet, cell, 'SPROUT');
    return kind === 'use' && ['SPROUT', 'BUSH', 'LAKE'].includes(ability)
      ? put(planet, cell, ability)
      : grown(planet, cell);
  }, me.planet);
}

/** Every cell that may be chosen next, and what would happen there. */
export function targetsOf(stage, me, moves) {
  const targets = new Map();
  if (partOf(stage, me) === 'ACTION') {
    const offer = (kind) => (cell) => {
      const taken = stage.steps.some((step) => step.cell === cell);
      if (!taken && possible(stage, me, moves, [...stage.steps, { kind, cell }]).length) targets.set(cell, kind);
    };
    me.reach.plantAnywhere.forEach(offer('plant'));
    me.reach.growAnywhere.forEach(offer('grow'));
    return targets;
  }
  const used = stage.steps.filter((step) => step.kind === 'use');
  if (used.length < me.reach.abilityMost) {
    me.reach.ability
      .filter((cell) => !used.some((step) => step.cell === cell))
      .forEach((cell) => targets.set(cell, 'use'));
  }
  if (used.length && me.reach.growthPerLake) {
    besideTheLake(stage, me).forEach((cell) => targets.set(cell, 'growBeside'));
  }
  return targets;
}

/** Where the latest lake may still make something grow. */
function besideTheLake({ steps }, me) {
  const from = steps.findLastIndex((step) => step.kind === 'use');
  const already = steps.slice(from + 1).map((step) => step.cell);
  if (already.length >= me.reach.growthPerLake) return [];
  const planet = previewOf({ steps }, me);
  return around(steps[from].cell).filter((cell) => canGrow(planet, cell) && !already.includes(cell));
}

export function addStep(stage, kind, cell) {
  stage.steps = [...stage.steps, { kind, cell }];
}

/** Takes back what was put on a cell; with a lake, what it made grow. */
export function takeBack(stage, cell) {
  const from = stage.steps.findLastIndex((step) => step.cell === cell);
  let to = from + 1;
  while (stage.steps[from].kind === 'use' && stage.steps[to]?.kind === 'growBeside') to += 1;
  stage.steps = [...stage.steps.slice(0, from), ...stage.steps.slice(to)];
}

export const undo = (stage) => {
  stage.steps = stage.steps.slice(0, -1);
};

/** The moves to play if time runs out now: the card that is looked at, or what has been put together. */
export function plannedMoves({ table, seat }) {
  const { view, legalMoves } = table;
  const stage = stageOf(table);
  if (view.phase === 'DRAFT') {
    return legalMoves.filter(({ type, card }) => type === 'PickCard' && card === stage.card);
  }
  const me = view.players[seat];
  const move = stage.steps.length && me?.card ? moveOf(stage, me, legalMoves) : null;
  return move ? [move] : [];
}
