package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.Field;
import dev.perennial.pairing.dutch.model.FloatDirection;
import dev.perennial.pairing.trf.TrfBuilder;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small worked cases of the specification (Dutch spec 12) and special features (10). */
class WorkedCasesTest {
    @Test
    void firstRoundPairsTheHalvesWithColoursByParityAndTheLastHasTheBye() {
        assertThat(paired(sevenPlayers("").tournament())).isEqualTo("1-4 5-2 3-6 7-0");
    }

    @Test
    void blackFirstTurnsAllColoursOfTheFirstRound() {
        assertThat(paired(sevenPlayers("").line("XXC black1").tournament())).isEqualTo("4-1 2-5 6-3 7-0");
    }

    @Test
    void whoeverNeverTookPartHasNoNumberAndParityShifts() {
        assertThat(paired(sevenPlayers("0-H").tournament())).isEqualTo("2-5 6-3 4-7");
    }

    private static TrfBuilder sevenPlayers(String firstPlayer) {
        var trf = TrfBuilder.rounds(5).player(firstPlayer);
        for (int i = 2; i <= 7; i++) {
            trf.player("");
        }
        return trf;
    }

    @ParameterizedTest
    @CsvSource({"Z", "H", "F", "U"})
    void threePlayersTheLoserGetsTheBye(char thirdPlayersBye) {
        var trf = TrfBuilder.rounds(5).player("2w1").player("1b0").player("0-" + thirdPlayersBye);
        assertThat(paired(trf.tournament())).isEqualTo("3-1 2-0");
    }

    @Test
    void aForfeitIsNoGameSoTheTwoMeetAgain() {
        assertThat(paired(TrfBuilder.rounds(5).player("2w+").player("1b-").tournament()))
                .isEqualTo("1-2");
        assertThat(paired(TrfBuilder.rounds(5).player("2w-").player("1b-").tournament()))
                .isEqualTo("1-2");
    }

    @ParameterizedTest
    @CsvSource({"1,0", "=,=", "W,L", "D,D"})
    void aPlayedGameIsNeverRepeated(char white, char black) {
        var trf = TrfBuilder.rounds(5).player("2w" + white).player("1b" + black);
        assertThat(paired(trf.tournament())).isEqualTo("none");
    }

    @Test
    void unplayedRoundsWithPointsCountAsDownfloats() {
        var trf = TrfBuilder.rounds(5)
                .player("2w+")
                .player("1b-")
                .player("0-H")
                .player("0-Z")
                .player("0-F")
                .player("0-U")
                .player("8w=")
                .player("7b=");
        var field = Field.of(trf.tournament());
        assertThat(field.entrants().stream()
                        .filter(entrant -> entrant.lastRound() == FloatDirection.DOWN)
                        .map(Entrant::id))
                .containsExactlyInAnyOrder(1, 3, 5, 6);
        assertThat(paired(trf.tournament())).isEqualTo("1-5 6-7 8-3 4-2");
    }

    @Test
    void aByeWorthNothingIsNoDownfloat() {
        var trf = TrfBuilder.rounds(5)
                .line("BBU  0.0")
                .player("2w1")
                .player("1b0")
                .player("0-U");
        assertThat(Field.of(trf.tournament()).entrants())
                .filteredOn(entrant -> entrant.id() == 3)
                .allMatch(entrant -> entrant.lastRound() == FloatDirection.NONE);
    }

    @Test
    void aSinglePlayerHasTheByeOnce() {
        assertThat(paired(TrfBuilder.rounds(3).player("").tournament())).isEqualTo("1-0");
        assertThat(paired(TrfBuilder.rounds(3).player("0-U").tournament())).isEqualTo("none");
        assertThat(paired(TrfBuilder.rounds(3).player("0-F").tournament())).isEqualTo("none");
    }

    @Test
    void nobodyPresentMeansAnEmptyRound() {
        var tournament =
                TrfBuilder.rounds(3).player("0-H").player("").tournament().before(1);
        var absent = new Tournament(
                3,
                tournament.points(),
                tournament.initialColour(),
                tournament.players().stream()
                        .filter(player -> !player.present())
                        .toList(),
                tournament.forbidden(),
                tournament.acceleration());
        assertThat(paired(absent)).isEmpty();
    }

    @Test
    void forbiddenPairsAreAvoidedInTheirRoundsOnly() {
        var trf = TrfBuilder.rounds(5).player("").player("").player("").player("");
        assertThat(paired(trf.tournament())).isEqualTo("1-3 4-2");
        assertThat(paired(trf.line("XXP 1 3").tournament())).isEqualTo("1-4 3-2");
        var ranged = TrfBuilder.rounds(5)
                .line("260 002 003    1    3")
                .player("")
                .player("")
                .player("")
                .player("");
        assertThat(paired(ranged.tournament())).isEqualTo("1-3 4-2");
    }

    @Test
    void forbiddenPairsCanMakeARoundImpossible() {
        var trf = TrfBuilder.rounds(5)
                .line("XXP 1 2 3 4")
                .player("")
                .player("")
                .player("")
                .player("");
        assertThat(paired(trf.tournament())).isEqualTo("none");
    }

    @Test
    void bakuPutsTheUpperHalfAhead() {
        var trf = TrfBuilder.rounds(9).line("192 FIDE_DUTCH_2025_BAKU");
        for (int i = 1; i <= 8; i++) {
            trf.player("");
        }
        assertThat(paired(trf.tournament())).isEqualTo("1-3 4-2 5-7 8-6");
    }

    private static String paired(Tournament tournament) {
        return switch (DutchPairing.pair(tournament)) {
            case RoundPairing.NoValidPairing none -> "none";
            case RoundPairing.Paired(int round, var boards, int bye) ->
                boards.stream().map(WorkedCasesTest::text).collect(Collectors.joining(" "))
                        + (bye > 0 ? " " + bye + "-0" : "").substring(boards.isEmpty() && bye > 0 ? 1 : 0);
        };
    }

    private static String text(Board board) {
        return board.white() + "-" + board.black();
    }
}
