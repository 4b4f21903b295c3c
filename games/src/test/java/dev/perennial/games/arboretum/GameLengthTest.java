package dev.perennial.games.arboretum;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameLengthTest {

    @ParameterizedTest
    @CsvSource({"2, 17", "3, 22", "4, 26"})
    void av24AlwaysTwoFromTheDeck(int seats, int turns) {
        var match = Match.started(seats, 3);
        while (!match.isOver()) {
            int seat = match.state.turn().seat();
            match.play(seat, "draw deck");
            match.play(seat, match.state.deck().isEmpty() ? "draw pile 0" : "draw deck");
            match.finishTurn();
        }
        assertThat(match.state.turn().number()).isEqualTo(turns);
    }

    @ParameterizedTest
    @CsvSource({"2, 33, 17", "3, 42, 14", "4, 51, 13"})
    void av24OneFromTheDeckAndOneDiscard(int seats, int turns, int largestArboretum) {
        var match = Match.started(seats, 3);
        match.play(0, "draw deck", "draw deck").finishTurn();
        while (!match.isOver()) {
            int seat = match.state.turn().seat();
            int previous = (seat + seats - 1) % seats;
            match.play(seat, "draw deck", "draw pile " + previous).finishTurn();
        }
        assertThat(match.state.turn().number()).isEqualTo(turns);
        assertThat(match.state.players().stream()
                        .mapToInt(player -> player.trees().size())
                        .max())
                .hasValue(largestArboretum);
    }
}
