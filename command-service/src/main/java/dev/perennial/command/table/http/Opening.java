package dev.perennial.command.table.http;

import static java.util.Objects.requireNonNullElse;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.TableTerms.Start;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.http.RequestFields;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

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
            throw new TableRefused(TableRefusal.UNKNOWN_BOT);
        }
        return new OpenTable(
                table,
                owner,
                RequestFields.required(game),
                seats,
                requireNonNullElse(firstSeat, FirstSeat.RANDOM),
                options == null ? Document.EMPTY : GameJson.document(options),
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
