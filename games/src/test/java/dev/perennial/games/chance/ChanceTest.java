package dev.perennial.games.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Edges of the stream that no vector of the specification touches; its words are those of {@link ChanceVectorsTest}.
 */
class ChanceTest {
    private static final long WORD_RANGE = 1L << 32;
    private static final long FIRST_WORD = 4052970062L;
    private static final long SECOND_WORD = 260918787L;

    private static final GameSeed SEED =
            ServerSeed.ofHex("0".repeat(63) + "1").gameSeed(List.of("alice-1", "bob-2", "carol-3"), "7");

    @Test
    void aDrawAmongOneUsesAWordToo() {
        var chance = Chance.of(SEED);
        assertThat(chance.below(1)).isZero();
        assertThat(chance.position()).isEqualTo(1);
    }

    @Test
    void theWholeRangeIsTheWordItself() {
        assertThat(Chance.of(SEED).below(WORD_RANGE)).isEqualTo(FIRST_WORD);
        assertThatThrownBy(() -> Chance.of(SEED).below(WORD_RANGE + 1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Below the first word itself the only complete range ends right before it. */
    @Test
    void theFirstWordBeyondTheLastCompleteRangeIsRejected() {
        var chance = Chance.of(SEED);
        assertThat(chance.below(FIRST_WORD)).isEqualTo(SECOND_WORD);
        assertThat(chance.position()).isEqualTo(2);
    }

    @Test
    void aStreamGoesOnWhereItWasLeft() {
        var whole = Chance.of(SEED);
        whole.shuffle(List.of(1, 2, 3, 4, 5));
        assertThat(whole.position()).isEqualTo(4);
        assertThat(Chance.of(SEED, whole.position()).below(1000)).isEqualTo(whole.below(1000));
    }

    @Test
    void theSeedOfAnotherStreamIsTheNextEightWords() {
        var chance = Chance.of(SEED);
        assertThat(chance.seed().hex()).startsWith("%08x%08x".formatted(FIRST_WORD, SECOND_WORD));
        assertThat(chance.position()).isEqualTo(8);
        assertThat(chance.seed()).isNotNull();
        assertThat(chance.position()).isEqualTo(16);
    }

    @Test
    void seedsAreReadAsTheyAreWritten() {
        String hex = "00ff".repeat(16);
        assertThat(GameSeed.ofHex(hex).hex()).isEqualTo(hex);
        assertThat(ServerSeed.ofHex(hex).hex()).isEqualTo(hex);
    }
}
