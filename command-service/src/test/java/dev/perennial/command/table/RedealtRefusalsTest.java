package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.GameEvent;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.leak.Redealt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A refused move tells its player, in every byte of the answer, nothing about what is hidden from him. */
class RedealtRefusalsTest {
    private static final int PAIRS = Boolean.getBoolean("perennial.full") ? 20 : 5;
    private static final int MOVES_OF_A_MOMENT = 40;
    private static final int TRIED = 60;

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void theAnswerToAMoveDoesNotDependOnWhatIsHidden(String game) {
        int refused = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            var random = new Random(pair);
            var played = PlayedTable.opened(UUID.randomUUID().toString(), game, Redealt.SEATS)
                    .started();
            var moves = new ArrayList<>(choices(played.state()));
            for (int i = 0; i < 2 + pair; i++) {
                moves.addAll(choices(played.played(1, random).state()));
            }
            Collections.shuffle(moves, random);
            for (int seat = 0; seat < Redealt.SEATS; seat++) {
                var events = Redealt.of(played.envelopes(), played.id().code(), seat, random);
                assertThat(events).as("the games differ").isNotEqualTo(played.envelopes());
                TableState redealt = fold(events);
                for (JsonNode move : moves.subList(0, Math.min(TRIED, moves.size()))) {
                    String answer = answer(played.state(), seat, move);
                    assertThat(answer(redealt, seat, move))
                            .as("%s by seat %d after %d moves", move, seat, 2 + pair)
                            .isEqualTo(answer);
                    refused += answer.contains("422") ? 1 : 0;
                }
            }
        }
        assertThat(refused).as("moves the rules refused").isGreaterThan(PAIRS);
    }

    /** What may be done now, by whomever: for others, or a moment later, most of it is against the rules. */
    private static List<JsonNode> choices(TableState table) {
        return table.awaited().stream()
                .flatMap(seat ->
                        table.game().legalMoves(table.runningPosition(), seat).limit(MOVES_OF_A_MOMENT))
                .map(GameJson::write)
                .toList();
    }

    private static String answer(TableState table, int seat, JsonNode move) {
        var command = new PlayMove(
                table.id(), PlayedTable.player(seat), table.seat(seat).nextMove(), "key", move, TableAggregateTest.AT);
        try {
            var _ = PlayDecider.play(table, command, TableAggregateTest.SEED);
            return "accepted";
        } catch (Refused e) {
            var problem = new TableProblems().handle(e);
            return problem.getStatusCode() + " " + Json.mapper().writeValueAsString(problem.getBody());
        }
    }

    private static TableState fold(List<Envelope> events) {
        TableState table = null;
        for (Envelope event : events) {
            table = switch (EventCodec.decode(event)) {
                case TableEvent.TableOpened opened -> TableState.opened(opened);
                case TableEvent told -> table.evolve(told, event.sequence());
                case GameEvent told -> table.evolve(told);
                default -> throw new IllegalArgumentException(event.type());
            };
        }
        return table;
    }
}
