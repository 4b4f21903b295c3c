package dev.perennial.query.ladder;

/**
 * What everybody may know of the ladders: all that came before the first result that is still held back from
 * spectators. Later games were rated on top of it, so they wait with it.
 */
final class SeenLadders {
    /** Begins a query: {@code held.first} is the number of that result, or greater than any. */
    static final String HELD = held(Long.MAX_VALUE);

    /** The same with {@code seen}: everybody's standing before that result. */
    static final String STANDINGS = standings(Long.MAX_VALUE);

    private SeenLadders() {}

    private static String held(long first) {
        return """
            with held as (
              select least(min(g.result_no), %d) as first
              from ladder_game g join table_summary t using (table_id)
              where g.finished_at > now() - interval '1 hour' -- no delay is longer
                and t.terms ->> 'spectatorDelaySeconds' <> '0'
                and g.finished_at + make_interval(secs => (t.terms ->> 'spectatorDelaySeconds')::integer) > now())
            """.formatted(first);
    }

    /** Everybody's standing as it was before a result, if not before an earlier one that is still held back. */
    static String standings(long first) {
        return held(first) + """
            , seen as not materialized (
              select s.ladder, s.kind, s.player_id, s.rating, s.games, s.wins, s.peak, s.peak_at, s.last_played, s.form
              from ladder_standing s, held where s.result_no < held.first
              union all
              select p.ladder, p.kind, p.player_id, p.after, p.games, p.wins, p.peak, p.peak_at, p.at, p.form
              from ladder_standing s cross join held cross join lateral (
                select * from ladder_point p
                where p.ladder = s.ladder and p.kind = s.kind and p.player_id = s.player_id and p.result_no < held.first
                order by p.result_no desc limit 1) p
              where s.result_no >= held.first)
            """;
    }
}
