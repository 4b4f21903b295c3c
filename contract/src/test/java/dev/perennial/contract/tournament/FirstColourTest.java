package dev.perennial.contract.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.contract.tournament.TournamentEvent.RulesSet;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.contract.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.pairing.Colour;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FirstColourTest {
    private static final TournamentId CUP = new TournamentId("cup");
    private static final PlayerId ANN = new PlayerId("ann");
    private static final PlayerId BOB = new PlayerId("bob");

    private static TournamentStarted start(long millis) {
        return new TournamentStarted(CUP, 3, List.of(ANN, BOB), List.of(), Instant.ofEpochMilli(millis), null, null);
    }

    /** printf 'cup\n5\nann\nbob' | sha256sum: the first two digits. */
    @Test
    void theLotCanBeDrawnAgainByAnybody() {
        assertThat(FirstColour.LOT.of(start(1))).isEqualTo(Colour.WHITE); // 14
        assertThat(FirstColour.LOT.of(start(2))).isEqualTo(Colour.BLACK); // 37
        assertThat(FirstColour.LOT.of(start(3))).isEqualTo(Colour.BLACK); // 1f
        assertThat(FirstColour.LOT.of(start(4))).isEqualTo(Colour.WHITE); // 62
        assertThat(FirstColour.LOT.of(start(5))).isEqualTo(Colour.BLACK); // 97
        assertThat(FirstColour.LOT.of(start(6))).isEqualTo(Colour.BLACK); // bb
    }

    @Test
    void itFallsBothWaysAboutEquallyOften() {
        long white = IntStream.range(0, 1_000)
                .filter(millis -> FirstColour.LOT.of(start(millis)) == Colour.WHITE)
                .count();
        assertThat(white).isBetween(450L, 550L);
    }

    @Test
    void whatIsSaidIsNotDrawn() {
        for (int millis = 0; millis < 10; millis++) {
            assertThat(FirstColour.WHITE.of(start(millis))).isEqualTo(Colour.WHITE);
            assertThat(FirstColour.BLACK.of(start(millis))).isEqualTo(Colour.BLACK);
        }
    }

    @Test
    void theStartSettlesItForThePairing() {
        assertThat(begun("BLACK").firstColour()).isEqualTo(Colour.BLACK);
        assertThat(TwoPlayerBook.forPairing(begun("BLACK")).initialColour()).isEqualTo(Colour.BLACK);
        assertThat(TwoPlayerBook.forPairing(begun("WHITE")).initialColour()).isEqualTo(Colour.WHITE);
        assertThat(begun("LOT").firstColour()).isEqualTo(FirstColour.LOT.of(start(5)));
    }

    private static TournamentState begun(String firstColour) {
        var created = TournamentState.created(new TournamentCreated(CUP, "Cup", "arboretum", 2, 3, ANN));
        var rules = Json.mapper().valueToTree(created.rules()).asObject().put("firstColour", firstColour);
        return created.evolve(new RulesSet(CUP, Json.mapper().treeToValue(rules, TournamentRules.class), ANN, null))
                .evolve(new PlayerRegistered(CUP, ANN, null, 1600, "", false, 1, ANN, null))
                .evolve(new PlayerRegistered(CUP, BOB, null, 1500, "", false, 1, BOB, null))
                .evolve(start(5));
    }
}
