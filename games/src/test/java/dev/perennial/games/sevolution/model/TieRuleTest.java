package dev.perennial.games.sevolution.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.Scene;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spec 3. */
class TieRuleTest {

    /** People from RED to YELLOW, the reference seat, the order from best to worst. */
    @ParameterizedTest
    @CsvSource({
        "I/2 II/1 III/1 IV/1, 0, 3210",
        "III/2 III/3 III/4 III/1, 0, 2103",
        "III/2 III/2 III/2 III/2, 0, 0123",
        "III/2 III/2 III/2 III/2, 2, 2301",
        "III/2 III/6 IV/1 III/2, 3, 2130"
    })
    void orderOfPlayers(String people, int reference, String order) {
        var scene = Scene.seats(4);
        var ages = people.split(" ");
        for (int seat = 0; seat < 4; seat++) {
            scene.people(seat, ages[seat]);
        }
        assertThat(scene.state().players().stream()
                        .sorted(TieRule.from(reference, 4))
                        .map(Player::seat))
                .containsExactlyElementsOf(
                        Arrays.stream(order.split("")).map(Integer::valueOf).toList());
    }

    @Test
    void obscuredPlayersKeepTheirAgeInTies() {
        var players = Scene.seats(2)
                .people(0, "VI")
                .obscured(0)
                .people(1, "V")
                .state()
                .players();
        assertThat(players.getFirst().trickAge()).isEqualTo(1);
        assertThat(players.stream().sorted(TieRule.from(1, 2)).map(Player::seat))
                .containsExactly(0, 1);
    }

    @Test
    void seatsAreCountedClockwise() {
        assertThat(TieRule.seatsFrom(2, 4)).containsExactly(2, 3, 0, 1);
        assertThat(TieRule.clockwise(2, 1, 4)).isEqualTo(3);
        assertThat(TieRule.clockwise(2, 2, 4)).isZero();
    }
}
