package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that once passed in silence: each is an error now that says where and what. The line is the third one. */
class MalformedLinesTest {
    private static String file(String line) {
        return TrfBuilder.rounds(5)
                .line(line)
                .player("2w1")
                .player("1b0")
                .player("4w=")
                .player("3b=")
                .text();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "XXR 5 6                              | 7  | nothing should follow the number of rounds",
                "XXR 0                                | 5  | the number of rounds should be from 1 to 999 but is 0",
                "142 1000                             | 5  | the number of rounds should be from 1 to 999 but is 1000",
                "XXC                                  | 5  | the configuration is missing",
                "XXC white                            | 5  | unknown configuration 'white'",
                "152 W B                              | 7  | nothing should follow the initial colour",
                "152                                  | 5  | the initial colour should be W or B",
                "XXP 1 9                              | 7  | there is no player with the number 9",
                "XXP 1 0                              | 7  | there is no player with the number 0",
                "XXP 1                                | 6  | at least two players are needed",
                "XXP 2 3 2                            | 9  | player 2 is listed twice",
                "XXZ 7                                | 5  | there is no player with the number 7",
                "XXZ                                  | 4  | no player is listed",
                "XXZ 1,2                              | 5  | a pairing number should be a number but is '1,2'",
                "XXA    9  1.0                        | 5  | there is no player with the number 9",
                "XXA    1                             | 10 | the virtual points are missing",
                "XXA    1 1.0 1.0                     | 14 | this column should be blank but has '1'",
                "XXA    1  1.05 1.0                   | 14 | this column should be blank but has '5'",
                "XXA    1 1234                        | 10 | the virtual points should be from -9.9 to 99.9 but is 1234",
                "BBW 100                              | 5  | the points should be from -9.9 to 99.9 but is 100",
                "XXA    1 -1.0                        | 10 | the virtual points should not be negative",
                "XXA    1  1.0  1.0  0.0  0.0  0.0 1.0 | 35 | only 5 rounds are planned",
                "240 H 002 9                          | 11 | there is no player with the number 9",
                "240 H 002                            | 10 | no player is listed",
                "240 HX 002 1                         | 5  | the kind of bye should be F, H or Z",
                "240  H 002 1                         | 5  | the kind of bye should be F, H or Z",
                "240 H 000 1                          | 7  | the round should be from 1 to 999 but is 0",
                "240 H 006 1                          | 7  | only 5 rounds are planned",
                "240 H 001 1                          | 11 | the line of player 1 has something else in round 1",
                "250       1.0 003 002 0001 0002      | 19 | the last round is before the first one",
                "250       1.0 001 002 0002 0001      | 28 | the last player is before the first one",
                "250       1.0 001 002 0001 0009      | 28 | there is no player with the number 9",
                "250       1.0 001 006 0001 0002      | 19 | only 5 rounds are planned",
                "250       0.0 001 002 0001 0002      | 10 | the virtual points should not be 0",
                "250  2.0  1.0 001 002 0001 0002      | 5  | match points are for teams only",
                "250       1.0 001 002 0001 00022     | 32 | this column should be blank but has '2'",
                "250       1.0 001-002 0001 0002      | 18 | this column should be blank but has '-'",
                "260 002 001 1 2                      | 9  | the last round is before the first one",
                "260 001 002 1 9                      | 15 | there is no player with the number 9",
                "260 001 002 1                        | 14 | at least two players are needed",
                "162 W 1.0                            | 5  | this column should be blank but has 'W'",
                "162   W 1.0                          | 6  | a letter should be here",
                "162  W 3.0   D 1.0                   | 14 | this column should be blank but has 'D'",
                "162  W                               | 7  | the points should be like 1.5 but is ''",
                "162                                  | 6  | no result is named",
                "BBW 3.0 1.0                          | 9  | nothing should follow the points",
                "BBD                                  | 5  | the points should be like 1.5 but is ''",
                "XXS                                  | 5  | no result is named",
                "XXS W                                | 5  | 'W' should be like W=1.0",
                "XXS W=1.0 Q=2                        | 11 | unknown result 'Q'",
                "XXS W=                               | 7  | the points should be like 1.5 but is ''",
                "XXS W=a.b                            | 7  | the points should be like 1.5 but is 'a.b'",
                "XXS WW=2.0                           | 5  | points that depend on the colour cannot be paired: WW is 2.0 and BW is 1.0",
                "299 W  1.0  1.0 001 0001             | 1  | points given beside the results (record 299) are not supported; without the line results alone count",
                "013 A team                           | 1  | Perennial pairs single players only, not teams (record 013)",
                "310 001 A team                       | 1  | Perennial pairs single players only, not teams (record 310)",
                "192 FIDE_DUBOV                       | 5  | Perennial pairs by the FIDE Dutch system of 2025 only, not by FIDE_DUBOV",
                "192 FIDE_BURSTEIN                    | 5  | Perennial pairs by the FIDE Dutch system of 2025 only, not by FIDE_BURSTEIN",
                "192 FIDE_BURSTEIN_BAKU               | 5  | Perennial pairs by the FIDE Dutch system of 2025 only, not by FIDE_BURSTEIN_BAKU",
                "192 BERGER_ROUNDROBIN                | 5  | Perennial pairs by the FIDE Dutch system of 2025 only, not by BERGER_ROUNDROBIN",
                "192 FIDE_DUTCH_2017                  | 5  | Perennial pairs by the FIDE Dutch system of 2025 only, not by FIDE_DUTCH_2017",
                "192 FIDE_DUTCH twice                 | 16 | nothing should follow the code of the pairing system",
                "092 Individual: Round-Robin          | 17 | Perennial pairs by the FIDE Dutch system of 2025 only, not by Round-Robin",
                "xxr 5                                | 1  | a line should start with a code of three capital letters or digits and a blank",
                "XXR5                                 | 1  | a line should start with a code of three capital letters or digits and a blank",
                "XX                                   | 1  | a line should start with a code of three capital letters or digits and a blank",
                "\" 001    5\"                        | 1  | a line should start with a code of three capital letters or digits and a blank"
            })
    void saysWhereALineIsWrong(String line, int column, String problem) {
        assertThatThrownBy(() -> TrfReader.read(file(line)))
                .isInstanceOf(MalformedTrf.class)
                .hasMessage("line 3, column " + column + ": " + problem);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000\u0001\u0002",
                "012 A name\u0007",
                "\u00C3\u0328\u00B1\u00F0",
                "ZZZ \uFFFD",
                "\u001A",
                "\u007F"
            })
    void noiseIsNoLine(String line) {
        assertThatThrownBy(() -> TrfReader.read(file(line)))
                .isInstanceOf(MalformedTrf.class)
                .hasMessageStartingWith("line 3, column ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"192 FIDE_DUTCH", "192 FIDE_DUTCH_2025", "192 fide_dutch_2026", "092 Individual: Swiss-System"})
    void theDutchSystemMayBeNamed(String line) {
        assertThat(TrfReader.read(file(line)).keptLines()).containsExactly(line);
    }

    /** The rule gives a win's points, then a draw's: nothing else can be meant by it (C.04.7). */
    @Test
    void bakuNeedsPointsThatFit() {
        var odd = TrfBuilder.rounds(5)
                .line("192 FIDE_DUTCH_2025_BAKU")
                .line("BBW  3.0")
                .line("BBD  1.0")
                .player("");
        assertThatThrownBy(odd::tournament)
                .hasMessage(
                        "line 3, column 5: the Baku acceleration needs points in which a win is two draws and a loss"
                                + " is nothing");
        var doubled = TrfBuilder.rounds(5)
                .line("192 FIDE_DUTCH_2025_BAKU")
                .line("BBW  2.0")
                .line("BBD  1.0")
                .player("");
        assertThat(doubled.tournament().points().win()).isEqualTo(20);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "9  | x | 9  | this column should be blank but has 'x'",
                "48 | x | 48 | this column should be blank but has 'x'",
                "50 | x | 49 | the rating should be a number but is 'x'",
                "80 | 1 | 80 | this column should be blank but has '1'",
                "83 | q | 81 | the points should be like 1.5 but is 'q'",
                "85 | 1 | 85 | this column should be blank but has '1'",
                "87 | x | 86 | the rank should be a number but is 'x'",
                "91 | 0 | 91 | this column should be blank but has '0'",
                "96 | w | 96 | this column should be blank but has 'w'",
                "98 | 1 | 98 | this column should be blank but has '1'"
            })
    void saysWhereAPlayersLineIsWrong(int at, char sign, int column, String problem) {
        String text = TrfBuilder.rounds(5).player("2w1").player("1b0").text();
        int start = text.indexOf("001");
        String wrong = new StringBuilder(text)
                .replace(start + at - 1, start + at, String.valueOf(sign))
                .toString();
        assertThatThrownBy(() -> TrfReader.read(wrong))
                .isInstanceOf(MalformedTrf.class)
                .hasMessage("line 3, column " + column + ": " + problem);
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource({
        "0w+, ., 97, a round without an opponent has no colour",
        "2w1, 1b=, 99, the results of the two players do not fit",
        "2w+, 1b+, 99, the results of the two players do not fit",
        ". . . . . 0-H, ., 142, only 5 rounds are planned"
    })
    void saysWhereARoundIsWrong(String first, String second, int column, String problem) {
        String text = TrfBuilder.rounds(5).player(first).player(second).text();
        assertThatThrownBy(() -> TrfReader.read(text))
                .isInstanceOf(MalformedTrf.class)
                .hasMessage("line 3, column " + column + ": " + problem);
    }
}
