package dev.perennial.pairing.pods.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.search.PodSeating;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PodEventTest {
    private static final PodPoints POINTS = new PodPoints(Map.of(4, List.of(5, 3, 2, 0), 3, List.of(5, 3, 1)), 3, 0, 4);
    private static final Map<Integer, Integer> RATINGS = Map.of(1, 1500, 2, 1600, 3, 1700, 4, 1800, 5, 1900);

    private static PodSeat at(int player, int place) {
        return new PodSeat(player, place, 10 - place);
    }

    private static PodEvent event(PodRound... rounds) {
        return new PodEvent(RATINGS, POINTS, List.of(rounds), PodRules.of(4, 3, 4), List.of(), PodTieBreak.USUAL);
    }

    @Test
    void takesSeatsMeetingsAndByesFromThePastRounds() {
        var field = event(
                        new PodRound(List.of(List.of(at(2, 1), at(1, 2), at(4, 2), at(3, 4))), List.of(5), List.of()),
                        new PodRound(List.of(List.of(at(5, 1), at(1, 2), at(2, 3))), List.of(4), List.of(3)))
                .next(List.of(1, 2, 3, 4, 5));
        assertThat(field.round()).isEqualTo(3);
        assertThat(field.players().stream().map(PodPlayer::id)).containsExactly(5, 2, 1, 4, 3);
        assertThat(field.players().stream().map(PodPlayer::score)).containsExactly(480, 360, 330, 330, 0);
        assertThat(field.players().get(2))
                .isEqualTo(
                        new PodPlayer(1, 3, 330, 1500, List.of(new SeatTaken(2, 4), new SeatTaken(2, 3)), 1, 0, false));
        assertThat(field.players().get(3))
                .isEqualTo(new PodPlayer(4, 4, 330, 1800, List.of(new SeatTaken(3, 4)), 1, 1, true));
        assertThat(field.meetings())
                .contains(
                        new Meeting(1, 2, List.of(1, 2)), new Meeting(1, 4, List.of(1)), new Meeting(1, 5, List.of(2)))
                .doesNotContain(new Meeting(3, 5, List.of()))
                .hasSize(8);
    }

    @Test
    void theByeGoesRound() {
        var first = event().next(RATINGS.keySet());
        assertThat(bye(first)).containsExactly(5);
        var second = event(
                        new PodRound(List.of(List.of(at(1, 1), at(2, 2), at(3, 3), at(4, 4))), List.of(5), List.of()))
                .next(RATINGS.keySet());
        assertThat(bye(second)).as("the last one who had none").containsExactly(4);
    }

    @Test
    void aByeTwiceInARowIsOnlyForSomebodyAlone() {
        var twice = new PodRound(List.of(), List.of(1, 2), List.of(3, 4, 5));
        assertThat(bye(event(twice).next(List.of(1, 2)))).containsExactly(2, 1);
        assertThat(bye(event(twice).next(List.of(1, 2, 3, 4, 5)))).containsExactly(5);
    }

    private static List<Integer> bye(PodField field) {
        return ((PodSeating.Seated) PodPairing.seat(field)).byes();
    }

    @Test
    void onlyThoseWhoAreThereAreSeated() {
        assertThat(event().next(List.of(1, 3, 4)).players().stream().map(PodPlayer::id))
                .containsExactly(1, 3, 4);
    }

    @Test
    void refusesStandingsOutOfOrder() {
        var better = new PodPlayer(1, 2, 9, 1500, List.of(), 0, 0, false);
        var worse = new PodPlayer(2, 1, 3, 1500, List.of(), 0, 0, false);
        assertThatThrownBy(() -> new PodField(1, PodRules.of(3, 3, 3), List.of(better, worse), List.of(), List.of()))
                .hasMessageContaining("player 1 is out of order");
        assertThatThrownBy(() -> new SeatTaken(5, 4)).hasMessage("no seat 5 at a table of 4");
    }
}
