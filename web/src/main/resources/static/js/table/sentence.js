import { t } from '../messages.js';

/** One sentence: the next thing to do, and by whom. */
export function nowSentence({ table, nameOf, myTurn }, fromBoard) {
  const free = table.table.seats.filter((each) => each.player === null).length;
  const { awaited } = table;
  switch (table.table.status) {
    case 'OPEN':
      return free === 1 ? t('table.waitingOne') : t('table.waiting', { free });
    case 'ABORTED':
      return t('table.aborted');
    case 'FINISHED':
      return winners(table, nameOf);
    default:
      return (
        fromBoard ??
        (myTurn
          ? t('table.yourTurn')
          : awaited.length === 1
            ? t('table.turn', { name: nameOf(awaited[0]) })
            : t('table.turns', { names: awaited.map(nameOf).join(t('list.and')) }))
      );
  }
}

function winners(table, nameOf) {
  const first = (table.result?.seats ?? []).filter((each) => each.place === 1).map((each) => each.seat);
  if (first.length === 1 && first[0] === table.seat) return t('table.youWon');
  return t(first.length > 1 ? 'table.wonTogether' : 'table.won', { names: first.map(nameOf).join(t('list.and')) });
}
