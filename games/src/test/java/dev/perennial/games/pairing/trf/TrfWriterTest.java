package dev.perennial.games.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.pairing.Acceleration;
import dev.perennial.games.pairing.ForbiddenGroup;
import dev.perennial.games.pairing.PointSystem;
import dev.perennial.games.pairing.RecordedRounds;
import dev.perennial.games.pairing.Tournament;
import dev.perennial.games.pairing.Trf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class TrfWriterTest {
    static Stream<RecordedRounds> tournaments() {
        return RecordedRounds.in("public");
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void whatIsWrittenReadsTheSameInBothDialects(RecordedRounds recorded) {
        var file =
                TrfFile.of(recorded.name(), recorded.before(recorded.expected().getLast()));
        for (var dialect : Dialect.values()) {
            var again = TrfReader.read(TrfWriter.write(file, dialect));
            assertThat(again.tournament()).isEqualTo(file.tournament());
            assertThat(again.tournament().players()).isNotEmpty();
        }
    }

    @Test
    void aFileInPairingOrderIsWrittenBackByteForByte() throws IOException {
        String text = Files.readString(forbiddenPairs());
        assertThat(TrfWriter.write(TrfReader.read(text), Dialect.TRF16)).isEqualTo(text);
    }

    private static Path forbiddenPairs() throws IOException {
        try (var files = Files.list(RecordedRounds.folder("public"))) {
            return files.filter(file -> file.getFileName().toString().matches("xxp.*trf"))
                    .min(Comparator.naturalOrder())
                    .orElseThrow();
        }
    }

    @ParameterizedTest
    @EnumSource
    void pairsForbiddenForSomeRoundsAndPointsOfAbsenceReadTheSame(Dialect dialect) {
        var plain = Trf.rounds(4).player("").player("").player("").tournament();
        var special = new Tournament(
                plain.plannedRounds(),
                new PointSystem(10, 5, 0, 2, 1, 7),
                plain.initialColour(),
                plain.players(),
                List.of(new ForbiddenGroup(List.of(1, 2), 2, 3), ForbiddenGroup.always(List.of(2, 3))),
                plain.acceleration());
        var again = TrfReader.read(TrfWriter.write(TrfFile.of("x", special), dialect));
        assertThat(again.tournament()).isEqualTo(special);
    }

    @ParameterizedTest
    @EnumSource
    void unknownLinesArePassedOn(Dialect dialect) {
        String text = Trf.rounds(3)
                .line("012 A name")
                .line("### tie-breaks changed after round 1: BH/C1, DE")
                .line("ZZZ something new")
                .player("")
                .text();
        assertThat(TrfWriter.write(TrfReader.read(text), dialect).lines())
                .contains("012 A name", "### tie-breaks changed after round 1: BH/C1, DE", "ZZZ something new");
    }

    @Test
    void bakuIsNamedOnce() {
        var tournament = Trf.rounds(5)
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
        var plain = Trf.rounds(4).player("").player("").player("").player("").tournament();
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
            for (int player = 1; player <= 4; player++) {
                for (int round = 1; round <= 4; round++) {
                    assertThat(again.acceleration().virtualPoints(again, player, round))
                            .isEqualTo(moved.acceleration().virtualPoints(moved, player, round));
                }
            }
            assertThat(text).doesNotContain("BAKU");
        }
    }

    @Test
    void ranksThatWerePublishedStandInTheFile() {
        var file = TrfFile.of("x", Trf.rounds(1).player("").player("").tournament());
        assertThat(TrfWriter.write(file, Dialect.TRF16, Map.of(1, 2, 2, 1)).lines())
                .filteredOn(line -> line.startsWith("001"))
                .extracting(line -> line.substring(85, 89).strip())
                .containsExactly("2", "1");
    }

    @Test
    void writesEachSettingInItsDialect() {
        var file = TrfReader.read(Trf.rounds(7)
                .line("XXP 1 2")
                .line("BBW  3.0")
                .line("BBD  1.0")
                .line("BBF -1.0")
                .line("XXA    1  1.0  1.0  0.5")
                .player("0-H")
                .player("")
                .text());
        assertThat(TrfWriter.write(file, Dialect.TRF16).lines())
                .contains(
                        "XXR 7", "XXC white1", "XXP 1 2", "BBW  3.0", "BBD  1.0", "BBF -1.0", "XXA    1  1.0  1.0  0.5")
                .anyMatch(line -> line.endsWith("0000 - H"));
        assertThat(TrfWriter.write(file, Dialect.TRF2026).lines())
                .contains(
                        "142 7",
                        "152 W",
                        "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0",
                        "BBF -1.0",
                        "240 H 001    1",
                        "250       1.0 001 002 0001 0001",
                        "250       0.5 003 003 0001 0001",
                        "260 001 999    1    2")
                .noneMatch(line -> line.contains("0000 - H"));
    }
}
