package dev.perennial.command.table.http;

import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.GameEvent;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.leak.RedealtGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refused move tells its player nothing about hidden cards, in any byte of the answer. */
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
            var played = PlayedTable.opened(UUID.randomUUID().toString(), game, RedealtGame.SEATS)
                    .started();
            var moves = new ArrayList<>(choices(played.state()));
            for (int i = 0; i < 2 + pair; i++) {
                moves.addAll(choices(played.played(1, random).state()));
            }
            Collections.shuffle(moves, random);
            for (int seat = 0; seat < RedealtGame.SEATS; seat++) {
                var events = RedealtGame.of(played.envelopes(), played.id().code(), seat, random);
                assertThat(events).as("the games differ").isNotEqualTo(played.envelopes());
                TableState redealt = fold(events);
                for (Document move : moves.subList(0, Math.min(TRIED, moves.size()))) {
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
    private static List<Document> choices(TableState table) {
        return table.awaited().stream()
                .flatMap(seat ->
                        table.game().legalMoves(table.runningPosition(), seat).limit(MOVES_OF_A_MOMENT))
                .map(GameJson::document)
                .toList();
    }

    private static String answer(TableState table, int seat, Document move) {
        var command = new PlayMove(
                table.id(), PlayedTable.player(seat), table.seat(seat).nextMove(), "key", move, AT);
        try {
            var _ = DECIDER.decide(table, null, command, SEED);
            return "accepted";
        } catch (TableRefused e) {
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
