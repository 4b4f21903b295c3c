package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.Tournament;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrfReaderTest {
    private static final String LINE =
            "001    7 m GM Lastname, Firstname               2501 NOR     1503014 1990/11/30  1.5    2"
                    + "  0003 w 1  0000 - H";

    /** Files are read byte by byte, so that the mark of UTF-8 comes as three characters. */
    @ParameterizedTest
    @ValueSource(strings = {"\uFEFF", "\u00EF\u00BB\u00BF"})
    void aByteOrderMarkIsNoPartOfTheFirstLine(String mark) {
        String text = "XXR 3\n" + TrfBuilder.rounds(3).player("").text();
        assertThat(TrfReader.read(mark + text).keptLines())
                .isEqualTo(TrfReader.read(text).keptLines());
    }

    @Test
    void readsPlayersByColumns() {
        var other =
                "001    3      Other                                                              0.0    9     7 b 0";
        var file = TrfReader.read("XXR 5\n" + LINE + "\n" + other + "\n");
        var player = file.tournament().players().getLast();
        assertThat(player.id()).isEqualTo(7);
        assertThat(player.name()).isEqualTo("Lastname, Firstname");
        assertThat(player.rating()).isEqualTo(2501);
        assertThat(player.rounds()).containsExactly(new RoundEntry(3, Colour.WHITE, Outcome.WIN));
        assertThat(player.absence()).isEqualTo(Outcome.HALF_BYE);
        assertThat(file.personal().get(7)).startsWith("m GM Lastname").endsWith("1990/11/30");
    }

    @ParameterizedTest
    @CsvSource({
        "0-U, PAIRING_BYE",
        "0-u, PAIRING_BYE",
        "0-+, PAIRING_BYE",
        "0-F, FULL_BYE",
        "0-H, HALF_BYE",
        "0-=, HALF_BYE",
        "0-Z, ZERO_BYE",
        "0--, ZERO_BYE",
        "., ZERO_BYE"
    })
    void readsResultsWithoutAnOpponent(String cell, Outcome outcome) {
        var tournament = TrfBuilder.rounds(3)
                .player(cell + " 0-Z")
                .player("3w1 3w1")
                .player("2b0 2b0")
                .tournament();
        assertThat(tournament.players().getFirst().rounds().getFirst()).isEqualTo(RoundEntry.bye(outcome));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, WIN, LOSS",
        "=, =, DRAW, DRAW",
        "W, L, UNRATED_WIN, UNRATED_LOSS",
        "d, d, UNRATED_DRAW, UNRATED_DRAW",
        "+, -, FORFEIT_WIN, FORFEIT_LOSS",
        "-, -, FORFEIT_LOSS, FORFEIT_LOSS"
    })
    void readsResultsOfGames(char white, char black, Outcome whites, Outcome blacks) {
        var players = TrfBuilder.rounds(3)
                .player("2w" + white)
                .player("1b" + black)
                .tournament()
                .players();
        assertThat(players.getFirst().rounds()).containsExactly(new RoundEntry(2, Colour.WHITE, whites));
        assertThat(players.getLast().rounds()).containsExactly(new RoundEntry(1, Colour.BLACK, blacks));
    }

    @Test
    void aColumnWithoutPairsAnnouncesAbsences() {
        var tournament = TrfBuilder.rounds(3).player("2w1 0-Z").player("1b0 .").tournament();
        assertThat(tournament.roundsDone()).isEqualTo(1);
        assertThat(tournament.players().getFirst().absence()).isEqualTo(Outcome.ZERO_BYE);
        assertThat(tournament.players().getLast().present()).isTrue();
    }

    @Test
    void aColumnInWhichEverybodyHasACodeIsOver() {
        var tournament =
                TrfBuilder.rounds(3).player("2w1 0-Z").player("1b0 0-H").tournament();
        assertThat(tournament.roundsDone()).isEqualTo(2);
        assertThat(tournament.players().getFirst().present()).isTrue();
    }

    @Test
    void understandsTheExtensionLines() {
        var tournament = TrfBuilder.rounds(9)
                .line("XXC black1 rank")
                .line("XXP 1 2")
                .line("BBW  3.0")
                .line("BBD  1.0")
                .line("BBL  0.5")
                .line("BBZ  0.1")
                .line("BBF  0.2")
                .line("XXA    1  1.0  0.5")
                .player("")
                .player("")
                .tournament();
        assertThat(tournament.plannedRounds()).isEqualTo(9);
        assertThat(tournament.initialColour()).isEqualTo(Colour.BLACK);
        assertThat(tournament.forbidden()).containsExactly(ForbiddenGroup.always(List.of(1, 2)));
        assertThat(tournament.points()).isEqualTo(new PointSystem(30, 10, 5, 1, 2, 30));
        assertThat(tournament.acceleration()).isEqualTo(new Acceleration.Table(Map.of(1, List.of(10, 5))));
    }

    @Test
    void understandsTheRecordsOf2026() {
        var tournament = TrfBuilder.rounds(1)
                .line("142 11")
                .line("152 B")
                .line("162  W 3.0    D 1.0    A 0.5    P 1.5    X 1.0")
                .line("240 H 001    2")
                .line("250       1.0 001 002 0001 0002")
                .line("250       0.5 003 003 0001 0001")
                .line("260 001 002    1    2    3")
                .player("")
                .player("")
                .player("")
                .tournament();
        assertThat(tournament.plannedRounds()).isEqualTo(11);
        assertThat(tournament.initialColour()).isEqualTo(Colour.BLACK);
        assertThat(tournament.points()).isEqualTo(new PointSystem(30, 10, 0, 5, 5, 15));
        assertThat(tournament.players().get(1).absence()).isEqualTo(Outcome.HALF_BYE);
        assertThat(tournament.acceleration())
                .isEqualTo(new Acceleration.Table(Map.of(1, List.of(10, 10, 5), 2, List.of(10, 10))));
        assertThat(tournament.forbidden()).containsExactly(new ForbiddenGroup(List.of(1, 2, 3), 1, 2));
    }

    @Test
    void takesTheInitialColourFromTheFirstRoundIfNobodySaysIt() {
        assertThat(withoutColour("0-U", "3b1", "2w0").initialColour()).isEqualTo(Colour.WHITE);
        assertThat(withoutColour("3b1", "0-H", "1w0").initialColour()).isEqualTo(Colour.BLACK);
        assertThat(withoutColour("", "", "").initialColour()).isEqualTo(Colour.WHITE);
    }

    private static Tournament withoutColour(String first, String second, String third) {
        String text =
                TrfBuilder.rounds(5).player(first).player(second).player(third).text();
        return TrfReader.read(text.replace("XXC white1\n", "")).tournament();
    }

    @Test
    void aFullPointByeAndAnAnnouncedByeMayBeCountedInThePoints() {
        String text = TrfBuilder.rounds(5).player("2w1 0-H").player("1b0").text();
        String counted = new StringBuilder(text)
                .replace(text.indexOf("001") + 80, text.indexOf("001") + 84, " 1.5")
                .toString();
        assertThat(TrfReader.read(counted).tournament())
                .isEqualTo(TrfReader.read(text).tournament());
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "001    x | 1 | 5 | the pairing number should be a number but is 'x'",
                "001    0 | 1 | 5 | pairing numbers start at 1",
                "001      | 1 | 5 | the pairing number should be a number but is ''",
                "XXR nine | 1 | 5 | the number of rounds should be a number but is 'nine'",
                "XXR | 1 | 5 | the number of rounds should be a number but is ''",
                "XXC white1 purple | 1 | 12 | unknown configuration 'purple'",
                "152 green | 1 | 5 | the initial colour should be W or B",
                "XXP 1 b | 1 | 7 | a pairing number should be a number but is 'b'",
                "BBW much | 1 | 5 | the points should be like 1.5 but is 'much'",
                "XXA    1  1.0  abc | 1 | 15 | the virtual points should be like 1.5 but is 'abc'",
                "240 U 003 1 | 1 | 5 | the kind of bye should be F, H or Z",
                "240 H | 1 | 7 | the round is missing",
                "260 1 | 1 | 5 | first and last round are missing",
                "162  Q 1.0 | 1 | 6 | unknown result 'Q'",
                "012 Only a name | 1 | 1 | there is no player line (001)"
            })
    void saysWhereALineIsWrong(String text, int line, int column, String problem) {
        assertThatThrownBy(() -> TrfReader.read(text)).isInstanceOfSatisfying(MalformedTrf.class, malformed -> {
            assertThat(malformed.problem()).isEqualTo(problem);
            assertThat(malformed.line()).isEqualTo(line);
            assertThat(malformed.column()).isEqualTo(column);
        });
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "9w1    | 1b0    | 3 | 92  | there is no opponent with the number 9",
                "1w1    | .      | 3 | 92  | there is no opponent with the number 1",
                "2w1    | 0-H    | 3 | 92  | player 2 does not have this game in round 1",
                "2w1    | 1w0    | 3 | 97  | both players of this game have the same colour",
                "2w1    | 1b1    | 3 | 99  | the results of the two players do not fit",
                "2w+    | 1b0    | 3 | 99  | the results of the two players do not fit",
                "2wX    | 1b0    | 3 | 99  | 'X' is no result of a game",
                "2wH    | 1b0    | 3 | 99  | 'H' is no result of a game",
                "2-1    | 1b0    | 3 | 97  | a game played needs the colour w or b",
                "2g1    | 1b0    | 3 | 97  | 'g' is no colour",
                "0-1    | .      | 3 | 99  | '1' is no result without an opponent",
                "0-Z 2w1 | 0-H 1b? | 4 | 109 | '?' is no result of a game",
                "xxw1   | 1b0    | 3 | 92  | the opponent should be a number but is 'xx'"
            })
    void saysWhereARoundIsWrong(String first, String second, int line, int column, String problem) {
        String text = TrfBuilder.rounds(5).player(first).player(second).text();
        assertThatThrownBy(() -> TrfReader.read(text))
                .isInstanceOf(MalformedTrf.class)
                .hasMessage("line " + line + ", column " + column + ": " + problem);
    }

    @Test
    void saysWherePointsDoNotFitOrNumbersRepeat() {
        String text = TrfBuilder.rounds(5).player("2w1").player("1b0").text();
        int start = text.indexOf("001");
        String wrong =
                new StringBuilder(text).replace(start + 80, start + 84, " 2.0").toString();
        assertThatThrownBy(() -> TrfReader.read(wrong))
                .hasMessage("line 3, column 81: the points are 2.0 but the results give 1.0");
        String twice = text.replace("001    2", "001    1");
        assertThatThrownBy(() -> TrfReader.read(twice))
                .hasMessage("line 4, column 5: there are two players with the number 1");
    }
}
