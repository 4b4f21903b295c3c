package dev.perennial.query.ladder;

/**
 * The ladders before a given result, so that all pages of one belong together. Nothing is held back here: a rated game
 * is shown as soon as it is over (see {@link dev.perennial.query.table.SpectatorDelay}).
 */
final class LadderSql {
    /** Begins a query: {@code bound.first} is a number greater than that of any result. */
    static final String BOUND = bound(Long.MAX_VALUE);

    /** The same with {@code seen}: everybody's standing now. */
    static final String STANDINGS = standings(Long.MAX_VALUE);

    private LadderSql() {}

    private static String bound(long first) {
        return "with bound as (select %d::bigint as first)%n".formatted(first);
    }

    /** Everybody's standing as it was before a result. */
    static String standings(long first) {
        return bound(first) + """
            , seen as not materialized (
              select s.ladder, s.kind, s.player_id, s.rating, s.games, s.wins, s.peak, s.peak_at, s.last_played, s.form
              from ladder_standing s, bound where s.result_no < bound.first
              union all
              select p.ladder, p.kind, p.player_id, p.after, p.games, p.wins, p.peak, p.peak_at, p.at, p.form
              from ladder_standing s cross join bound cross join lateral (
                select * from ladder_point p
                where p.ladder = s.ladder and p.kind = s.kind and p.player_id = s.player_id
                    and p.result_no < bound.first
                order by p.result_no desc limit 1) p
              where s.result_no >= bound.first)
            """;
    }
}
