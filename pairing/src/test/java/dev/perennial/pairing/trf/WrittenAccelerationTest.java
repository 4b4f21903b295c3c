package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Tournament;
import org.junit.jupiter.api.Test;

/** Acceleration is written so that every program gives the same virtual points. */
class WrittenAccelerationTest {
    @Test
    void bakuIsNamedOnce() {
        var tournament = TrfBuilder.rounds(5)
                .line("192 FIDE_DUTCH_2025_BAKU")
                .player("")
                .player("")
                .tournament();
        assertThat(tournament.acceleration()).isEqualTo(new Acceleration.Baku(0));
        String once = TrfWriter.write(TrfFile.of("x", tournament), Dialect.TRF16);
        String twice = TrfWriter.write(TrfReader.read(once), Dialect.TRF16);
        assertThat(twice).isEqualTo(once).containsOnlyOnce("BAKU");
    }

    /** Late entries have moved the last of the upper group from 2 to 3. */
    @Test
    void anUpperGroupThatIsNotTheUsualOneIsWrittenOut() {
        var plain =
                TrfBuilder.rounds(4).player("").player("").player("").player("").tournament();
        var moved = new Tournament(
                plain.plannedRounds(),
                plain.points(),
                plain.initialColour(),
                plain.players(),
                plain.forbidden(),
                new Acceleration.Baku(3));
        for (var dialect : Dialect.values()) {
            String text = TrfWriter.write(TrfFile.of("x", moved), dialect);
            var again = TrfReader.read(text).tournament();
            assertSamePoints(again, moved);
            assertThat(text).doesNotContain("BAKU");
        }
    }

    /** Some programs know the name of the method with another upper group, some do not know it at all. */
    @Test
    void bakuIsWrittenOutAsWellAsNamed() {
        var trf = TrfBuilder.rounds(5).line("192 FIDE_DUTCH_2025_BAKU");
        for (int i = 0; i < 9; i++) {
            trf = trf.player("");
        }
        var file = TrfFile.of("x", trf.tournament());
        assertThat(TrfWriter.write(file, Dialect.TRF16).lines())
                .filteredOn(line -> line.startsWith("XXA") || line.startsWith("192"))
                .containsExactly(
                        "192 FIDE_DUTCH_2025_BAKU",
                        "XXA    1  1.0  1.0  0.5",
                        "XXA    2  1.0  1.0  0.5",
                        "XXA    3  1.0  1.0  0.5",
                        "XXA    4  1.0  1.0  0.5",
                        "XXA    5  1.0  1.0  0.5",
                        "XXA    6  1.0  1.0  0.5");
        assertThat(TrfWriter.write(file, Dialect.TRF2026).lines())
                .filteredOn(line -> line.startsWith("250") || line.startsWith("192"))
                .containsExactly(
                        "192 FIDE_DUTCH_2025_BAKU",
                        "250       1.0 001 002 0001 0006",
                        "250       0.5 003 003 0001 0006");
    }

    static void assertSamePoints(Tournament one, Tournament other) {
        for (int i = 0; i < one.players().size(); i++) {
            for (int round = 1; round <= one.plannedRounds(); round++) {
                assertThat(one.acceleration().virtualPoints(one, one.players().get(i), round))
                        .isEqualTo(other.acceleration()
                                .virtualPoints(other, other.players().get(i), round));
            }
        }
    }
}
