package dev.perennial.domain.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
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
        assertThat(begun(FirstColour.BLACK).firstColour()).isEqualTo(Colour.BLACK);
        assertThat(TwoPlayerMapper.forPairing(begun(FirstColour.BLACK)).initialColour())
                .isEqualTo(Colour.BLACK);
        assertThat(TwoPlayerMapper.forPairing(begun(FirstColour.WHITE)).initialColour())
                .isEqualTo(Colour.WHITE);
        assertThat(begun(FirstColour.LOT).firstColour()).isEqualTo(FirstColour.LOT.of(start(5)));
    }

    private static TournamentState begun(FirstColour firstColour) {
        var created = TournamentState.created(new TournamentCreated(CUP, "Cup", "arboretum", 2, 3, ANN));
        return created.evolve(new RulesSet(CUP, with(firstColour, created.rules()), ANN, null))
                .evolve(new PlayerRegistered(CUP, ANN, null, 1600, "", false, 1, ANN, null))
                .evolve(new PlayerRegistered(CUP, BOB, null, 1500, "", false, 1, BOB, null))
                .evolve(start(5));
    }

    private static TournamentRules with(FirstColour firstColour, TournamentRules rules) {
        return new TournamentRules(
                rules.league(),
                rules.options(),
                rules.clock(),
                rules.system(),
                rules.seeding(),
                rules.acceleration(),
                firstColour,
                rules.tables(),
                rules.scoring(),
                rules.admission(),
                rules.timing(),
                rules.playoff(),
                rules.forbidden(),
                rules.prizes());
    }
}
