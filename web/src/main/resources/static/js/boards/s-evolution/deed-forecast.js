import { amountOf, minus, needsOf, plus, priceOf } from './box.js';

/** Only to show what a plan would do; what it does is decided by the server (s-evolution spec 8). */

/** The points of the people this round: the points of the needs that are met, else those of prestige. */
export function roundPoints({ age, population, sites, stock }) {
  const due = needsOf(age);
  const met = due.filter((resource) => amountOf(stock, resource) >= population).length;
  return population * met + (met < due.length ? sites.prestige : 0);
}

const EFFECTS = {
  BuyPop: ({ pops }, civilisation) => ({ population: civilisation.population + pops }),
  Evolve: (_, civilisation) => ({ age: civilisation.age + 1 }),
  Place: ({ site, level }, { sites }) => ({ sites: { ...sites, [site.toLowerCase()]: level } }),
  Raise: ({ site, level }, { sites }) => ({ sites: { ...sites, [site.toLowerCase()]: level } }),
  Move: ({ from, to, level }, { sites }) => ({
    sites: { ...sites, [from.toLowerCase()]: 0, [to.toLowerCase()]: level },
  }),
};

/** The civilisation after a step of management. */
export const afterDeed = (move, civilisation) => ({
  ...civilisation,
  stock: minus(civilisation.stock, priceOf(move, civilisation)),
  ...EFFECTS[move.type]?.(move, civilisation),
});

/** The civilisation with what is put together now; null while nothing is. */
export function previewOf({ table, picked, seat, myTurn }) {
  if (seat === null || !myTurn) return null;
  const { civilisation } = table.view.players[seat];
  const withStock = (stock) => ({ ...civilisation, stock });
  if (picked.deed) return afterDeed(picked.deed, civilisation);
  if (picked.trades?.length) {
    return withStock(picked.trades.reduce((now, { from, to }) => plus(plus(now, from, -1), to, 1), civilisation.stock));
  }
  const gains = [...(picked.jokers ?? []), ...(picked.bonus ?? [])];
  return gains.length ? withStock(gains.reduce((now, resource) => plus(now, resource, 1), civilisation.stock)) : null;
}
