package dev.perennial.query.tournament;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.http.ProblemException;
import dev.perennial.query.live.LiveBoards;
import java.time.Duration;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Tournaments as they are now, whichever node stored their events, and as they change for those who watch one. */
@Component
public class TournamentBoards extends LiveBoards<String, TournamentStep> {
    /** Names each tournament that has changed. */
    public static final String CHANGES = TournamentProjection.CHANNEL;

    private static final int ANNOUNCED = 10_000;
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final FoldedTournaments folded;
    /** How many forecasts were announced; watchers compare it with what they have sent. */
    private final Cache<String, Long> forecasts =
            Caffeine.newBuilder().maximumSize(ANNOUNCED).build();

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

    /** A tournament has a new forecast. */
    public void announceForecast(String tournament) {
        forecasts.asMap().merge(tournament, 1L, Long::sum);
        feeds().nudge(tournament);
    }

    /** How many forecasts of a tournament were announced. */
    long forecasts(String tournament) {
        return forecasts.asMap().getOrDefault(tournament, 0L);
    }

    @Override
    protected String id(String payload) {
        return payload;
    }
}
