const MOST_CARDS = 3;
const tables = new Map();

/** A player's plan that is not yet sent; it survives events caused by others. */
export function planOf({ table, seat }) {
  const id = table.table.id;
  if (!tables.has(id)) {
    tables.set(id, { cards: [], opening: [null, null, null], sending: false, turns: 0, bills: new Map() });
  }
  const plan = tables.get(id);
  const hand = table.view.seats[seat]?.hand ?? [];
  const mine = seat !== null && table.awaited.includes(seat);
  plan.cards = mine ? plan.cards.filter(({ card }) => hand.includes(card)) : [];
  if (table.view.phase !== 'REVEAL' || !mine) plan.opening = [null, null, null];
  return plan;
}

/** How many more cards may go into the plan. */
export const roomIn = (plan, view) => MOST_CARDS - (view.turn?.cardsPlayed ?? 0) - plan.cards.length;

/** The stack with its cards, then the planned ones. */
export const plannedOn = (plan, target, slot) =>
  plan.cards.filter((each) => each.target === target && each.slot === slot);

export function add(context, plan, move) {
  plan.cards.push({ card: move.card, target: move.target, slot: move.slot });
  context.picked.card = null;
  context.redraw();
}

/** Takes a card back, and those laid later on top of it. */
export function takeBack(context, plan, card) {
  const index = plan.cards.findIndex((each) => each.card === card);
  const gone = plan.cards[index];
  plan.cards = plan.cards.filter((each, i) => i < index || each.target !== gone.target || each.slot !== gone.slot);
  context.redraw();
}

/** Sends the cards one after the other, as at the table; stops at the first that is refused. */
export async function layAll(context, plan) {
  plan.sending = true;
  while (plan.cards.length > 0) {
    const [first] = plan.cards;
    if (!(await context.play({ type: 'PlayCard', ...first }))) break;
    plan.cards = plan.cards.filter((each) => each.card !== first.card);
  }
  plan.sending = false;
  context.redraw();
}

/** The three opening cards by slot; a card picked goes to the first free one. */
export function chooseOpening(context, plan, card) {
  const at = plan.opening.indexOf(card);
  const free = plan.opening.indexOf(null);
  if (at >= 0) plan.opening[at] = null;
  else if (free >= 0) plan.opening[free] = card;
  context.redraw();
}

/** The moves to play if time runs out now: the planned cards, or a complete choice of the first three. */
export function plannedMoves(context) {
  const plan = planOf(context);
  if (!context.table.awaited.includes(context.seat) || plan.sending) return [];
  if (context.table.view.phase !== 'REVEAL') return plan.cards.map((card) => ({ type: 'PlayCard', ...card }));
  return plan.opening.includes(null) ? [] : [{ type: 'SelectOpening', cards: [...plan.opening] }];
}
