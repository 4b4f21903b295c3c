package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.Tournament;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
            assertThat(again.tournament().with(file.tournament().acceleration()))
                    .isEqualTo(file.tournament());
            assertThat(again.tournament().players()).isNotEmpty();
            WrittenAccelerationTest.assertSamePoints(again.tournament(), file.tournament());
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
        var plain = TrfBuilder.rounds(4).player("").player("").player("").tournament();
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
        String text = TrfBuilder.rounds(3)
                .line("012 A name")
                .line("### tie-breaks changed after round 1: BH/C1, DE")
                .line("ZZZ something new")
                .player("")
                .text();
        assertThat(TrfWriter.write(TrfReader.read(text), dialect).lines())
                .contains("012 A name", "### tie-breaks changed after round 1: BH/C1, DE", "ZZZ something new");
    }

    @ParameterizedTest
    @EnumSource
    void theOrderOfTheLinesIsKept(Dialect dialect) {
        String text = TrfBuilder.rounds(5)
                .line("XXC rank")
                .player("")
                .player("")
                .player("")
                .text();
        var lines = new ArrayList<>(text.lines().toList());
        Collections.swap(lines, 3, 5);
        var file = TrfReader.read(String.join("\n", lines));
        assertThat(file.tournament().players()).extracting(Player::id).containsExactly(3, 2, 1);
        assertThat(TrfReader.read(TrfWriter.write(file, dialect)).tournament()).isEqualTo(file.tournament());
    }

    @ParameterizedTest
    @EnumSource
    void pointsOfTheirOwnForRoundsWithoutAGameReadTheSame(Dialect dialect) {
        var file = TrfReader.read(TrfBuilder.rounds(5)
                .line("XXS FL=0 W=3 D=2 PAB=2 WL=1 BL=1 ZPB=1 HPB=.5 FW=2.5")
                .player("")
                .player("")
                .text());
        assertThat(file.tournament().points()).isEqualTo(new PointSystem(30, 20, 10, 10, 0, 20, 25, 30, 5));
        assertThat(TrfReader.read(TrfWriter.write(file, dialect)).tournament()).isEqualTo(file.tournament());
    }

    @ParameterizedTest
    @EnumSource
    void absencesOfTheNextRoundAndOfLaterOnesAreKept(Dialect dialect) {
        var file = TrfReader.read(TrfBuilder.rounds(5)
                .line("XXZ 1")
                .line("240 H 003    2    3")
                .player("2w1")
                .player("1b0")
                .player("0-U 0-H")
                .player("0-Z . 0-F")
                .text());
        assertThat(file.tournament().players())
                .extracting(Player::absence)
                .containsExactly(Outcome.ZERO_BYE, null, Outcome.HALF_BYE, null);
        String text = TrfWriter.write(file, dialect);
        assertThat(text.lines()).contains("240 H 003    2    3", "240 F 003    4");
        assertThat(text.lines()).contains(dialect == Dialect.TRF16 ? "XXZ 1" : "240 Z 002    1");
        assertThat(TrfReader.read(text).tournament()).isEqualTo(file.tournament());
    }

    @ParameterizedTest
    @EnumSource
    void aRoundThatNobodyComesToIsStillToBePaired(Dialect dialect) {
        var away = TrfBuilder.rounds(3)
                .line("XXZ 1")
                .line("240 H 002 2")
                .player("2w1")
                .player("1b0")
                .tournament();
        var again =
                TrfReader.read(TrfWriter.write(TrfFile.of("x", away), dialect)).tournament();
        assertThat(again.roundsDone()).isOne();
        assertThat(again.players()).extracting(Player::absence).containsExactly(Outcome.ZERO_BYE, Outcome.HALF_BYE);
    }

    /** After the last round there is none to be absent from. */
    @ParameterizedTest
    @EnumSource
    void aFinishedTournamentAnnouncesNoAbsence(Dialect dialect) {
        var over =
                TrfBuilder.rounds(1).line("XXZ 1").player("2w1").player("1b0").tournament();
        String text = TrfWriter.write(TrfFile.of("x", over), dialect);
        assertThat(text).doesNotContain("XXZ", "240 ", "0000 - Z");
        assertThat(TrfReader.read(text).tournament().roundsDone()).isOne();
    }

    @ParameterizedTest
    @EnumSource
    void aNumberOfRoundsThatWasNotStatedIsNotInvented(Dialect dialect) {
        String text = TrfBuilder.rounds(3).player("2w1").player("1b0").text().replace("XXR 3\n", "");
        var file = TrfReader.read(text);
        assertThat(file.roundsStated()).isFalse();
        assertThat(file.tournament().plannedRounds()).isOne();
        assertThat(TrfWriter.write(file, dialect)).doesNotContain("XXR", "142 ");
    }

    @Test
    void ranksThatWerePublishedStandInTheFile() {
        var file = TrfFile.of("x", TrfBuilder.rounds(1).player("").player("").tournament());
        assertThat(TrfWriter.write(file, Dialect.TRF16, Map.of(1, 2, 2, 1)).lines())
                .filteredOn(line -> line.startsWith("001"))
                .extracting(line -> line.substring(85, 89).strip())
                .containsExactly("2", "1");
    }

    @Test
    void writesEachSettingInItsDialect() {
        var file = TrfReader.read(TrfBuilder.rounds(7)
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
