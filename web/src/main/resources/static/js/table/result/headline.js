import { t } from '../../messages.js';

const byPlace = (one, other) => one.place - other.place;

/** Points say nothing where a game that counts only at its end was decided before it. */
export const pointsCount = ({ table, result }) =>
  table.ending === 'PLAYED' || result.seats.some(({ points }) => points !== 0);

/** The winner and the lead in one sentence. */
export function headline(table, nameOf) {
  const rows = [...table.result.seats].sort(byPlace);
  const winners = rows.filter(({ place }) => place === 1);
  const [first, second] = rows;
  const mine = rows.find(({ seat }) => seat === table.seat);
  if (rows.length === 1) return t('sheet.alone', { points: first.points });
  if (table.table.ending === 'ADJUDICATED') return t('sheet.decided', { name: namesOf(winners, nameOf) });
  const left = rows.filter(({ seat }) => table.table.seats[seat].forfeited);
  if (table.table.ending === 'FORFEITED') return forfeited(table, { mine, first, left }, nameOf);
  if (winners.length > 1) {
    return mine?.place === 1
      ? t('sheet.youShare', { points: first.points })
      : t('sheet.shareFirst', { name: namesOf(winners, nameOf), points: first.points });
  }
  const ahead = first.points - second.points;
  const lead = ahead > 0 ? 'By' : 'TieBreak';
  if (mine === first) return t(`sheet.youWin${lead}`, { points: ahead, name: nameOf(second.seat) });
  const won = t(`sheet.win${lead}${mine === second ? 'You' : ''}`, {
    points: ahead,
    name: nameOf(first.seat),
    other: nameOf(second.seat),
  });
  return mine ? `${t('sheet.yourPlace', { place: mine.place, count: rows.length })} ${won}` : won;
}

const namesOf = (rows, nameOf) => rows.map(({ seat }) => nameOf(seat)).join(t('list.and'));

function forfeited(table, { mine, first, left }, nameOf) {
  if (mine === first) return t('sheet.youWinForfeit', { name: namesOf(left, nameOf) });
  return t(mine ? 'sheet.youLeft' : 'sheet.winForfeit', {
    name: nameOf(first.seat),
    other: namesOf(left, nameOf),
  });
}
