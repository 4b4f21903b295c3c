package dev.perennial.query.board;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.ProblemException;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableProblems;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Tables not older than the asker knows them to be: who has just changed something reads his own change. */
@Component
class UpToDate {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int GLANCE_MILLIS = 250;

    private final TableBoards boards;

    UpToDate(TableBoards boards) {
        this.boards = boards;
    }

    /**
     * The latest moment the asker may know of.
     *
     * @param atLeast waits until this event is known here
     */
    Moment moment(TableId id, @Nullable Long atLeast, Optional<PlayerId> player) throws InterruptedException {
        return atLeast == null
                ? boards.latest(id, player).orElseThrow(TableProblems::unknownTable)
                : await(id, atLeast, player);
    }

    private Moment await(TableId id, long sequence, Optional<PlayerId> player) throws InterruptedException {
        try (Watch watch = boards.watch(id)) {
            boolean delayed = watch.latest()
                    .map(latest -> !SpectatorDelay.of(latest.table(), player).isZero())
                    .orElse(false);
            if (!delayed) {
                var _ = watch.awaitAfter(sequence - 1, PATIENCE);
            }
            // Asked anew: a table nobody had heard of may turn out to be one that is shown late.
            Moment seen = delayed
                    ? awaitDelayed(id, sequence, player, watch)
                    : boards.latest(id, player).orElseThrow(UpToDate::notYet);
            if (seen.sequence() >= sequence) {
                return seen;
            }
            throw notYet();
        }
    }

    /** Also of a table nobody has heard of here: who knows what happened at it has it from the service that opened it. */
    private static ProblemException notYet() {
        return new ProblemException(
                HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "That has not arrived here yet. Try again in a moment.");
    }

    /** Even how soon the answer comes must not tell what has happened already. */
    private Moment awaitDelayed(TableId id, long sequence, Optional<PlayerId> player, Watch watch)
            throws InterruptedException {
        Moment seen = boards.latest(id, player).orElseThrow(TableProblems::unknownTable);
        for (int waited = 0; seen.sequence() < sequence && waited < PATIENCE.toMillis(); waited += GLANCE_MILLIS) {
            watch.pause(Duration.ofMillis(GLANCE_MILLIS));
            seen = boards.latest(id, player).orElseThrow(TableProblems::unknownTable);
        }
        return seen;
    }
}
