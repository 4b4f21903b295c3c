package dev.perennial.contract.history;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Result;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
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
 * @param origin the game it went on with; missing in a game that was dealt from the beginning
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
        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable HistoryOrigin origin,
        String digest) {

    public static final String FORMAT = "perennial.game/1";
    /** Of a game that went on with another one. */
    public static final String BRANCH_FORMAT = "perennial.game/2";

    public GameHistory {
        clientSeeds = Collections.unmodifiableList(new ArrayList<>(clientSeeds));
        players = Collections.unmodifiableList(new ArrayList<>(players));
        opening = List.copyOf(opening);
        steps = List.copyOf(steps);
        forfeits = List.copyOf(forfeits);
    }

    /** The history computed from all events of one table, in order, whose game was dealt from the beginning. */
    public static GameHistory of(List<RecordedEvent> events) {
        return of(events, table -> {
            throw new IllegalArgumentException("the events of " + table + " are needed, too");
        });
    }

    /**
     * The same of any table.
     *
     * @param others all events of the tables it goes back to
     */
    public static GameHistory of(List<RecordedEvent> events, Function<TableId, List<RecordedEvent>> others) {
        var telling = new HistoryBuilder(others);
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
                origin,
                fitting);
    }
}
