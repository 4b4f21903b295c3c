package dev.perennial.pairing.dutch.model;

import static dev.perennial.pairing.Colour.BLACK;
import static dev.perennial.pairing.Colour.WHITE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.model.Preference.Strength;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Colour preferences and who gets theirs (Dutch spec 3 and 8). Colours are written oldest first. */
class ColourRulesTest {
    @ParameterizedTest(name = "{0} gives {1} {2}")
    @CsvSource({
        "'', , NONE",
        "w, BLACK, STRONG",
        "b, WHITE, STRONG",
        "wb, WHITE, MILD",
        "bw, BLACK, MILD",
        "ww, BLACK, ABSOLUTE",
        "bwb, WHITE, STRONG",
        "bbw, WHITE, STRONG",
        "wbb, WHITE, ABSOLUTE",
        "bww, BLACK, ABSOLUTE",
        "wwb, BLACK, STRONG",
        "wwbw, BLACK, ABSOLUTE",
        "wwwbb, WHITE, ABSOLUTE",
        "wwwwbb, BLACK, ABSOLUTE",
        "wbwb, WHITE, MILD"
    })
    void preferenceFollowsDifferenceThenRepetitionThenAlternation(String played, Colour colour, Strength strength) {
        assertThat(history(played).preference()).isEqualTo(new Preference(colour, strength));
    }

    @ParameterizedTest(name = "{0} against {1}: the higher gets {2}")
    @CsvSource({
        "w, b, BLACK", // different wishes
        "'', w, WHITE", // only one wish
        "b, '', WHITE",
        "wb, b, BLACK", // strong beats mild
        "b, wb, WHITE",
        "ww, w, BLACK", // absolute beats strong
        "wbww, www, WHITE", // larger difference beats smaller
        "www, wbww, BLACK",
        "wbwb, bwwb, WHITE", // three games ago the higher had black, the lower white
        "bwb, wbb, BLACK", // absolute of the lower one beats strong
        "bbww, wbbw, BLACK"
    })
    void wishesAreWeighed(String higher, String lower, Colour expected) {
        assertThat(ColourAllocation.ofHigher(entrant(1, higher), entrant(2, lower), WHITE))
                .isEqualTo(expected);
    }

    @Test
    void withoutAnyDifferenceTheHigherGetsHisWish() {
        assertThat(ColourAllocation.ofHigher(entrant(1, "wb"), entrant(2, "wb"), WHITE))
                .isEqualTo(WHITE);
        assertThat(ColourAllocation.ofHigher(entrant(1, "bw"), entrant(2, "wbbw"), WHITE))
                .isEqualTo(BLACK);
    }

    @ParameterizedTest
    @CsvSource({"1, WHITE, WHITE", "2, WHITE, BLACK", "1, BLACK, BLACK", "4, BLACK, WHITE"})
    void withoutWishesParityDecides(int number, Colour initial, Colour expected) {
        assertThat(ColourAllocation.ofHigher(entrant(number, ""), entrant(9, ""), initial))
                .isEqualTo(expected);
    }

    @Test
    void clashesOfAbsoluteWishesAreToldApart() {
        var threeWhites = entrant(1, "bwww");
        var repeatedWhite = entrant(2, "bbww");
        var wbww = entrant(3, "wbww");
        assertThat(ColourClash.beyondTwo(threeWhites, wbww)).isTrue();
        assertThat(ColourClash.beyondTwo(threeWhites, repeatedWhite)).isFalse();
        assertThat(ColourClash.thirdInARow(threeWhites, repeatedWhite)).isTrue();
        assertThat(ColourClash.strong(threeWhites, repeatedWhite)).isFalse();
        assertThat(ColourClash.strong(threeWhites, entrant(4, "w"))).isTrue();
        assertThat(ColourClash.strong(threeWhites, entrant(4, "bw"))).isFalse();
        assertThat(ColourClash.any(threeWhites, entrant(4, "bw"))).isTrue();
        assertThat(ColourClash.any(entrant(5, ""), entrant(4, ""))).isFalse();
    }

    @Test
    void theOneWithTheSmallerDifferenceYieldsAndOnlyHisRepetitionCounts() {
        // Difference 2 but last two games different: no third colour in a row.
        var yielding = entrant(1, "wwbw");
        var larger = entrant(2, "wwww");
        assertThat(ColourClash.thirdInARow(yielding, larger)).isFalse();
        assertThat(ColourClash.thirdInARow(entrant(3, "bwww"), larger)).isTrue();
        assertThat(ColourClash.thirdInARow(larger, entrant(4, "wwww"))).isTrue();
        // With equal differences either may yield: it takes both to have one.
        assertThat(ColourClash.thirdInARow(yielding, entrant(5, "wbww"))).isFalse();
        assertThat(ColourClash.thirdInARow(entrant(5, "wbww"), yielding)).isFalse();
        assertThat(ColourClash.thirdInARow(yielding, entrant(6, "wwbw"))).isFalse();
    }

    static ColourHistory history(String played) {
        List<Colour> colours =
                played.chars().mapToObj(c -> c == 'w' ? WHITE : BLACK).toList();
        return ColourHistory.of(colours);
    }

    static Entrant entrant(int number, String played) {
        return new Entrant(
                number,
                number,
                10,
                10,
                history(played),
                true,
                false,
                FloatDirection.NONE,
                FloatDirection.NONE,
                Set.of());
    }
}
