package dev.perennial.command.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.leak.RedealtGame;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A hint tells its player nothing about hidden cards, in any byte of the answer. */
class RedealtHintsTest {
    private static final int PAIRS = Boolean.getBoolean("perennial.full") ? 20 : 6;
    private static final Pattern CODE = Pattern.compile("\"card\":\"([^\"]+)\"");

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void aHintDoesNotDependOnWhatIsHidden(String game) {
        for (int pair = 0; pair < PAIRS; pair++) {
            var random = new Random(pair);
            var played = PlayedTable.opened(UUID.randomUUID().toString(), game, RedealtGame.SEATS)
                    .started()
                    .played(2 + 5 * pair, random);
            for (int seat : played.state().awaited()) {
                var events = RedealtGame.of(played.envelopes(), played.id().code(), seat, random);
                assertThat(events).as("the games differ").isNotEqualTo(played.envelopes());
                String hint = hint(played.state(), seat);
                assertThat(hint(fold(events), seat))
                        .as("seat %d of %s after %d moves", seat, game, 2 + 5 * pair)
                        .isEqualTo(hint);
                String shown = shown(played.state(), seat);
                assertThat(cards(hint)).allSatisfy(card -> assertThat(shown).contains(card));
            }
        }
    }

    private static String hint(TableState table, int seat) {
        return Json.mapper().writeValueAsString(Hints.advice(table, seat));
    }

    /** Every card that a hint names lies open to its player. */
    private static List<String> cards(String hint) {
        return CODE.matcher(hint)
                .results()
                .map(found -> "\"" + found.group(1) + "\"")
                .toList();
    }

    private static String shown(TableState table, int seat) {
        return Json.mapper().writeValueAsString(table.game().view(table.runningPosition(), new Viewer.Seat(seat)));
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
