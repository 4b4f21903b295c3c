package dev.perennial.contract.history;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A whole game in one file: enough to show it again and to check every draw, move and score. The format is described in
 * {@code docs/reference/formats.md}.
 *
 * @param players in seat order; null for an empty seat, which only happens when a table was aborted before play
 * @param clientSeeds in seat order, null as above
 * @param serverSeed null only if it has not been revealed yet
 * @param forfeits the forfeited seats, the first one first
 * @param ending null only while the game is not over
 * @param result null when the game was aborted
 * @param digest see {@link HistoryDigest}
 */
public record GameHistory(
        String format,
        TableId table,
        String game,
        String rulesVersion,
        int seats,
        FirstSeat firstSeat,
        JsonNode options,
        String commitment,
        @Nullable String serverSeed,
        List<@Nullable String> clientSeeds,
        List<@Nullable PlayerId> players,
        List<HistoryEvent> opening,
        List<HistoryStep> steps,
        List<Integer> forfeits,
        @Nullable Ending ending,
        @Nullable Result result,
        String digest) {

    public static final String FORMAT = "perennial.game/1";

    public GameHistory {
        clientSeeds = Collections.unmodifiableList(new ArrayList<>(clientSeeds));
        players = Collections.unmodifiableList(new ArrayList<>(players));
        opening = List.copyOf(opening);
        steps = List.copyOf(steps);
        forfeits = List.copyOf(forfeits);
    }

    /** The history computed from all events of one table, in order. */
    public static GameHistory of(List<RecordedEvent> events) {
        var telling = new HistoryBuilder();
        events.forEach(telling::tell);
        return telling.history();
    }

    GameHistory withDigest(String fitting) {
        return new GameHistory(
                format,
                table,
                game,
                rulesVersion,
                seats,
                firstSeat,
                options,
                commitment,
                serverSeed,
                clientSeeds,
                players,
                opening,
                steps,
                forfeits,
                ending,
                result,
                fitting);
    }
}
