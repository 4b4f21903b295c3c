package dev.perennial.command.table;

import static java.util.Objects.requireNonNullElse;

import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.contract.table.TableTerms.Absence;
import dev.perennial.contract.table.TableTerms.Start;
import dev.perennial.contract.table.TableTerms.Visibility;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The request to open a table. All but game and seats may be left out.
 *
 * @param missedTurns 0 for never
 */
record Opening(
        String game,
        int seats,
        @Nullable FirstSeat firstSeat,
        @Nullable JsonNode options,
        @Nullable List<String> bots,
        @Nullable Boolean rated,
        @Nullable Visibility visibility,
        @Nullable Clock clock,
        @Nullable Boolean spectators,
        @Nullable Integer spectatorDelaySeconds,
        @Nullable Start start,
        @Nullable Integer missedTurns,
        @Nullable Absence absence) {
    private static final int USUAL_MISSED_TURNS = 2;

    OpenTable command(TableId table, PlayerId owner, ServerSeed seed, Instant at) {
        List<String> levels = requireNonNullElse(bots, List.of());
        if (levels.stream().anyMatch(Objects::isNull)) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
        return new OpenTable(
                table,
                owner,
                Requests.given(game),
                seats,
                requireNonNullElse(firstSeat, FirstSeat.RANDOM),
                options == null ? JsonNodeFactory.instance.objectNode() : options,
                clock,
                levels,
                terms(),
                null,
                List.of(),
                seed,
                at);
    }

    private TableTerms terms() {
        int missed = requireNonNullElse(missedTurns, USUAL_MISSED_TURNS);
        return new TableTerms(
                requireNonNullElse(rated, false),
                requireNonNullElse(visibility, Visibility.PUBLIC),
                new Clock.None(),
                requireNonNullElse(spectators, true),
                requireNonNullElse(spectatorDelaySeconds, 0),
                requireNonNullElse(start, Start.WHEN_FULL),
                missed == 0 ? null : missed,
                requireNonNullElse(absence, Absence.FORFEIT));
    }
}
