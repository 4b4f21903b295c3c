package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableMoment;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Reads tables at least as new as the client requires, so that clients read their own writes. */
@Component
class FreshTables {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int GLANCE_MILLIS = 250;

    private final TableBoards boards;

    FreshTables(TableBoards boards) {
        this.boards = boards;
    }

    /**
     * The latest moment that the viewer may know of.
     *
     * @param atLeast waits until this event is known here
     */
    TableMoment moment(TableId id, @Nullable Long atLeast, Optional<PlayerId> player) throws InterruptedException {
        return atLeast == null
                ? boards.latest(id, player).orElseThrow(RequestFields::unknownTable)
                : await(id, atLeast, player);
    }

    private TableMoment await(TableId id, long sequence, Optional<PlayerId> player) throws InterruptedException {
        try (Watch<TableMoment> watch = boards.watch(id)) {
            boolean delayed = watch.latest()
                    .map(latest -> !SpectatorDelay.of(latest.table(), player).isZero())
                    .orElse(false);
            if (!delayed) {
                var _ = watch.awaitAfter(sequence - 1, PATIENCE);
            }
            // Checked again: a table unknown so far may turn out to be shown with a delay.
            TableMoment seen = delayed
                    ? awaitDelayed(id, sequence, player, watch)
                    : boards.latest(id, player).orElseThrow(FreshTables::notYet);
            if (seen.sequence() >= sequence) {
                return seen;
            }
            throw notYet();
        }
    }

    /** Also for unknown tables: a client that knows an event of it has it from the command service. */
    private static ProblemException notYet() {
        return new ProblemException(
                HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "The data is not up to date yet. Try again in a moment.");
    }

    /** Even the response time must not reveal what has already happened. */
    private TableMoment awaitDelayed(TableId id, long sequence, Optional<PlayerId> player, Watch<TableMoment> watch)
            throws InterruptedException {
        TableMoment seen = boards.latest(id, player).orElseThrow(RequestFields::unknownTable);
        for (int waited = 0; seen.sequence() < sequence && waited < PATIENCE.toMillis(); waited += GLANCE_MILLIS) {
            watch.pause(Duration.ofMillis(GLANCE_MILLIS));
            seen = boards.latest(id, player).orElseThrow(RequestFields::unknownTable);
        }
        return seen;
    }
}
