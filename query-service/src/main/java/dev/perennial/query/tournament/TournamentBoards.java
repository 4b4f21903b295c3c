package dev.perennial.query.tournament;

import dev.perennial.http.ProblemException;
import dev.perennial.query.live.LiveBoards;
import java.time.Duration;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Tournaments as they are now, whichever node stored their events, and as they change for those who watch one. */
@Component
public class TournamentBoards extends LiveBoards<String, TournamentStep> {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final FoldedTournaments folded;

    TournamentBoards(FoldedTournaments folded, TournamentHistory history) {
        super(TournamentProjection.CHANNEL, folded::source, history::latest);
        this.folded = folded;
    }

    public TournamentMoment of(String tournament) {
        return folded.latest(tournament).orElseThrow(TournamentBoards::unknown);
    }

    static ProblemException unknown() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament.");
    }

    /** As above, but not older than the given event; it may be on its way. */
    TournamentMoment of(String tournament, long atLeast) {
        return folded.latest(tournament)
                .filter(moment -> moment.sequence() >= atLeast)
                .orElseGet(() -> await(tournament, atLeast));
    }

    private TournamentMoment await(String tournament, long atLeast) {
        try (var watch = watch(tournament)) {
            if (watch.awaitAfter(atLeast - 1, PATIENCE)) {
                return watch.latest().orElseThrow().after();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new ProblemException(
                HttpStatus.GATEWAY_TIMEOUT, "NOT_YET", "The data is not up to date yet. Try again in a moment.");
    }

    @Override
    protected String id(String payload) {
        return payload;
    }
}
