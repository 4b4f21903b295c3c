const INVITATION = 'tournament.Invitation';

/** The rows with the changed ones in their places, and new ones behind them. */
function merged(rows, changed, key) {
  const news = new Map(changed.map((each) => [each[key], each]));
  const kept = rows.map((each) => {
    const now = news.get(each[key]);
    news.delete(each[key]);
    return now ?? each;
  });
  return [...kept, ...news.values()];
}

/** A new round comes whole; of a known one come the tables that changed. */
function withRound(rounds, { isNew, round }) {
  if (isNew) return merged(rounds, [round], 'round');
  return rounds.map((each) =>
    each.round === round.round ? { ...round, tables: merged(each.tables, round.tables, 'number') } : each,
  );
}

/**
 * Brings what is known of a tournament up to date with one event.
 *
 * @param known overview, rounds and log, as far as they have been read
 * @returns the same after the event, and which other parts are out of date now
 */
export function afterFrame({ overview, rounds, log }, { changed = {}, names: _names, ...entry }) {
  const { overview: members = {}, entries = [], rounds: played = [] } = changed;
  const stale = new Set();
  if (entries.length || played.length) stale.add('cross');
  // who registers may have accepted an invitation
  if (entries.length || entry.type === INVITATION) stale.add('invitations');
  return {
    known: {
      overview: {
        ...overview,
        ...members,
        entries: merged(overview.entries, entries, 'player'),
        sequence: entry.sequence,
      },
      rounds: played.reduce(withRound, rounds),
      log: log && entry.type !== INVITATION ? { ...log, entries: merged(log.entries, [entry], 'sequence') } : log,
    },
    stale,
  };
}
