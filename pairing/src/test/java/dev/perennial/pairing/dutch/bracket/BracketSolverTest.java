package dev.perennial.pairing.dutch.bracket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.FullSearchCheck;
import dev.perennial.pairing.dutch.RandomHistories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short ways through a bracket against the search of the whole field. */
class BracketSolverTest {
    private static final int ROUNDS = Boolean.getBoolean("perennial.full") ? 1000 : 12;

    private int brackets;

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {12, 15, 20, 27, 36, 47})
    void theBracketAloneGivesTheSameAsTheWholeFieldOnRandomHistories(int players) {
        var histories = new RandomHistories(1000 + players);
        for (int i = 0; i < ROUNDS; i++) {
            compare(histories.next(players, i % 8));
        }
        assertThat(brackets).isGreaterThan(ROUNDS);
    }

    @Test
    void andInRealTournaments() {
        RecordedRounds.in("public")
                .filter(recorded -> recorded.tournament().players().size() <= 30)
                .limit(12)
                .forEach(recorded ->
                        recorded.expected().stream().limit(5).forEach(line -> compare(recorded.before(line))));
        assertThat(brackets).isGreaterThan(100);
    }

    private void compare(Tournament tournament) {
        for (var bracket : FullSearchCheck.of(tournament)) {
            brackets++;
            assertThat(bracket.found()).isEqualTo(bracket.byTheWholeSearch());
        }
    }
}
