package dev.perennial.query.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorAppointed;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.player.Players;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Encodes the frames of a tournament once per event, however many watch. Everyone gets the same frame, so it contains
 * only public data.
 */
@Component
class TournamentFrames {
    /** How many frames were written as JSON. */
    static final String FRAMES = "perennial.tournament.frames";

    /** In the place of what only the organisers and one player may read. */
    private static final String INVITATION = "tournament.Invitation";

    private static final long MOST_BYTES = 32L << 20;
    private static final Duration UNUSED = Duration.ofMinutes(2);

    private record Key(String tournament, long sequence, boolean isFirst) {}

    /** An entry of the log, and what it changed. */
    record Frame(
            @JsonUnwrapped LogEntry entry,
            TournamentChange changed,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> names) {}

    private final TournamentNames names;
    private final Players players;
    private final Counter frames;
    private final Cache<Key, byte[]> made = Caffeine.newBuilder()
            .maximumWeight(MOST_BYTES)
            .weigher((Key _, byte[] bytes) -> bytes.length)
            .expireAfterAccess(UNUSED)
            .build();

    TournamentFrames(TournamentNames names, Players players, MeterRegistry meters) {
        this.names = names;
        this.players = players;
        frames = meters.counter(FRAMES);
    }

    /** The standings as they are, for a client that has seen nothing yet. */
    byte[] first(TournamentStep latest) {
        return made.get(key(latest, true), _ -> serverSent(latest, "standings", standings(latest)));
    }

    byte[] event(TournamentStep step) {
        return made.get(
                key(step, false),
                _ -> step.stored().event() instanceof StandingsPublished
                        ? serverSent(step, "standings", standings(step))
                        : serverSent(step, "tournament", frame(step)));
    }

    private StandingsView standings(TournamentStep step) {
        var state = step.after().state();
        return StandingsView.of(state, names.of(state));
    }

    /** That something has happened is for everybody; what it was is not always. */
    private Frame frame(TournamentStep step) {
        var stored = step.stored();
        if (PublicEvents.isPrivate(stored.event())) {
            var hidden = new LogEntry(
                    stored.sequence(),
                    stored.time(),
                    INVITATION,
                    null,
                    null,
                    Json.mapper().createObjectNode());
            return new Frame(hidden, TournamentChange.NOTHING, Map.of());
        }
        var entry = LogEntry.of(stored);
        var changed = TournamentChange.between(step.before(), step.after().state());
        var mentioned = Stream.of(
                        changed.entries().stream().map(TournamentViews.EntryView::player),
                        Stream.ofNullable(entry.by()),
                        Stream.ofNullable(appointed(stored.event())))
                .flatMap(Function.identity())
                .map(PlayerId::code)
                .toList();
        return new Frame(entry, changed, players.names(mentioned));
    }

    private static @Nullable PlayerId appointed(TournamentEvent event) {
        return event instanceof CommentatorAppointed appointment ? appointment.player() : null;
    }

    private byte[] serverSent(TournamentStep step, String name, Object data) {
        frames.increment();
        return EventStreamWriter.frame(step.sequence(), name, Json.mapper().writeValueAsBytes(data));
    }

    private static Key key(TournamentStep step, boolean isFirst) {
        return new Key(step.after().state().id().code(), step.sequence(), isFirst);
    }
}
