package dev.perennial.query.table;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How long spectators wait for the events of a table. A rated game is delayed only while it is played: the delay keeps
 * spectators from helping players, which is impossible after the end. Its result counts on the ladders at once, so
 * delaying it would delay every later result too.
 */
public final class SpectatorDelay {
    /**
     * The status of a {@code table_summary t} as everybody may know it, for queries. Only where something is held back
     * its events have to be looked at: whether those that are not have ended the game, or begun it.
     */
    private static final String SEEN_STATUS = """
            case
              when t.status = 'OPEN'
                or (t.status in ('FINISHED', 'ABORTED') and (t.terms ->> 'rated')::boolean)
                or t.changed_at + make_interval(secs => (t.terms ->> 'spectatorDelaySeconds')::integer) <= now()
                then t.status
              when exists (
                select 1 from table_event e where e.table_id = t.table_id
                  and e.type in ('table.GameFinished', 'table.TableAborted')
                  and e.time + make_interval(secs => (t.terms ->> 'spectatorDelaySeconds')::integer) <= now())
                then t.status
              when exists (
                select 1 from table_event e where e.table_id = t.table_id and e.type = 'table.PlayStarted'
                  and e.time + make_interval(secs => (t.terms ->> 'spectatorDelaySeconds')::integer) <= now())
                then 'PLAYING'
              else 'OPEN' end
            """;

    /**
     * A condition for the same: everybody may find it. The free seats of a rematch are for those who played, so it is
     * listed once everybody may know that it is played.
     */
    public static final String LISTED = "t.visibility = 'PUBLIC' and (not t.rematch or 'OPEN' <> " + SEEN_STATUS + ")";

    private SpectatorDelay() {}

    /**
     * A condition for queries of {@code table_summary t}: as everybody may know it, the table is in that status. Longer
     * than the longest delay nothing is held back, so nearly all tables ever played are ruled out by indexes alone.
     */
    public static String isSeenAs(TableStatus status) {
        return "(t.status = '%1$s' or t.changed_at > now() - interval '%2$d seconds') and '%1$s' = %3$s"
                .formatted(status, TableTerms.LONGEST_SPECTATOR_DELAY_SECONDS, SEEN_STATUS);
    }

    public static Duration of(TableState table) {
        return of(table.terms(), table.status());
    }

    static Duration of(TableTerms terms, TableStatus status) {
        boolean over = status == TableStatus.FINISHED || status == TableStatus.ABORTED;
        return terms.rated() && over ? Duration.ZERO : Duration.ofSeconds(terms.spectatorDelaySeconds());
    }

    /** For this asker: who sits there sees everything at once. */
    public static Duration of(TableState table, Optional<PlayerId> player) {
        return player.flatMap(table::seatOf).isPresent() ? Duration.ZERO : of(table);
    }

    /** Whether others may know of the moment. Opening a table and sitting down are never secret. */
    public static boolean isDue(TableMoment moment, Duration delay, Instant now) {
        return moment.table().status() == TableStatus.OPEN
                || !moment.time().plus(delay).isAfter(now);
    }
}
