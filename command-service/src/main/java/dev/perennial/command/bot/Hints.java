package dev.perennial.command.bot;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Bots;
import dev.perennial.games.GameMove;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Advice;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.stereotype.Component;

/** Advice for a player against bots, found on the threads of the experts. */
@Component
public class Hints {
    private static final int PATIENCE_SECONDS = 15;

    /** No secret: a hint must not depend on anything the player cannot know. */
    private static final ServerSeed OPEN_SEED = ServerSeed.ofHex("0".repeat(64));

    private final ExpertThreads experts;

    Hints(ExpertThreads experts) {
        this.experts = experts;
    }

    /** The expert's move for this seat, which must be awaited; empty when the experts are too busy. */
    public Optional<Advice<GameMove>> of(TableState table, int seat, PlayerId account) throws InterruptedException {
        var answer = new CompletableFuture<Advice<GameMove>>();
        experts.take(account, table.id(), () -> {
            if (answer.isDone()) {
                return; // the player has given up waiting
            }
            try {
                answer.complete(advice(table, seat));
            } catch (RuntimeException e) {
                answer.completeExceptionally(e);
            }
        });
        try {
            return Optional.of(answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (TimeoutException e) {
            answer.cancel(false);
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("no advice at table " + table.id(), e.getCause());
        }
    }

    /** The same for everyone who sees the same from this seat. */
    static Advice<GameMove> advice(TableState table, int seat) {
        var game = table.game();
        var position = table.runningPosition();
        var adviser = Bots.adviser(table.gameId()).orElseThrow();
        return adviser.advise(
                game.view(position, new Viewer.Seat(seat)),
                seat,
                () -> game.legalMoves(position, seat),
                dice(table, seat));
    }

    private static Chance dice(TableState table, int seat) {
        String move = "hint:" + seat + ":" + table.seat(seat).nextMove();
        return Chance.of(OPEN_SEED.gameSeed(List.of(move), table.id().code()));
    }
}
