package dev.perennial.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.trf.TrfBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TournamentTest {
    @Test
    void playersStandInTheOrderOfTheirNumbers() {
        var tournament = tournament(player(3), player(1), player(2));
        assertThat(tournament.players()).extracting(Player::id).containsExactly(1, 2, 3);
    }

    @Test
    void everybodyNeedsALineForEveryRound() {
        assertThatThrownBy(() -> tournament(player(1, RoundEntry.ABSENT), player(2)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void goingBackForgetsRoundsAndTurnsByesIntoAbsences() {
        var tournament = TrfBuilder.rounds(5)
                .player("2w1 0-H 3b=")
                .player("1b0 3w1 0-U")
                .player("0-Z 2b0 1w=")
                .tournament();
        var before = tournament.before(2);
        assertThat(before.roundsDone()).isEqualTo(1);
        assertThat(before.nextRound()).isEqualTo(2);
        assertThat(before.players()).extracting(Player::absence).containsExactly(Outcome.HALF_BYE, null, null);
        assertThat(tournament.before(1).players())
                .extracting(Player::absence)
                .containsExactly(null, null, Outcome.ZERO_BYE);
        assertThat(tournament.before(4)).isEqualTo(tournament);
    }

    @Test
    void pointsAddUp() {
        var player = TrfBuilder.rounds(5)
                .player("2w1 0-H")
                .player("1b0 0-F")
                .tournament()
                .players()
                .getFirst();
        assertThat(player.points(PointSystem.STANDARD)).isEqualTo(15);
        assertThat(player.points(PointSystem.STANDARD, 1)).isEqualTo(10);
        assertThat(player.points(new PointSystem(30, 10, 0, 0, 0, 30))).isEqualTo(40);
    }

    @ParameterizedTest
    @CsvSource({
        "WIN, 30",
        "UNRATED_WIN, 30",
        "FORFEIT_WIN, 30",
        "FULL_BYE, 30",
        "DRAW, 10",
        "UNRATED_DRAW, 10",
        "HALF_BYE, 10",
        "LOSS, 1",
        "UNRATED_LOSS, 1",
        "ZERO_BYE, 2",
        "FORFEIT_LOSS, 3",
        "PAIRING_BYE, 25"
    })
    void everyOutcomeHasItsPoints(Outcome outcome, int points) {
        assertThat(new PointSystem(30, 10, 1, 2, 3, 25).points(outcome)).isEqualTo(points);
    }

    @Test
    void aFreeRoundIsWrittenLikeAZeroByeAndReadAsOne() {
        assertThat(Outcome.ofCode(Outcome.FREE.code())).contains(Outcome.ZERO_BYE);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FREE")
    void outcomesAreFoundByTheirCode(Outcome outcome) {
        assertThat(Outcome.ofCode(outcome.code())).contains(outcome);
        assertThat(Outcome.ofCode(Character.toLowerCase(outcome.code()))).contains(outcome);
        // A player with an opponent took part; a player who played had an opponent.
        assertThat(outcome.tookPart() || !outcome.hasOpponent()).isTrue();
        assertThat(outcome.hasOpponent() || !outcome.played()).isTrue();
    }

    @Test
    void entriesThatMakeNoSenseCannotBeWritten() {
        assertThatThrownBy(() -> new RoundEntry(0, null, Outcome.WIN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RoundEntry(3, null, Outcome.HALF_BYE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Player(1, "", 0, List.of(), Outcome.PAIRING_BYE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tookPartMeansPairedOrTheBye() {
        assertThat(player(1, RoundEntry.ABSENT).tookPart()).isFalse();
        assertThat(player(1, RoundEntry.bye(Outcome.HALF_BYE)).tookPart()).isFalse();
        assertThat(player(1, RoundEntry.bye(Outcome.PAIRING_BYE)).tookPart()).isTrue();
        assertThat(player(1, new RoundEntry(2, null, Outcome.FORFEIT_LOSS)).tookPart())
                .isTrue();
    }

    private static Player player(int id, RoundEntry... rounds) {
        return new Player(id, "", 0, List.of(rounds), null);
    }

    private static Tournament tournament(Player... players) {
        return new Tournament(5, PointSystem.STANDARD, Colour.WHITE, List.of(players), List.of(), Acceleration.NONE);
    }
}
