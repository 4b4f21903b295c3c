package dev.perennial.query.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypefaceTest {
    @Test
    void lettersHaveWidthsAndOutlinesWithoutFontsOfTheMachine() {
        assertThat(Typeface.REGULAR.width("W", 100)).isGreaterThan(Typeface.REGULAR.width("i", 100) * 2);
        var o = Typeface.REGULAR.shape("O", 100, 10, 200);
        assertThat(o.getBounds2D().getMinX()).isBetween(10.0, 25.0);
        assertThat(o.getBounds2D().getMaxY()).isBetween(198.0, 203.0);
        assertThat(o.getBounds2D().getHeight()).isBetween(65.0, 80.0);
        assertThat(o.contains(10 + Typeface.REGULAR.width("O", 100) / 2, 165))
                .as("the hole")
                .isFalse();
    }

    @Test
    void lettersWithAccentsAreComposed() {
        var plain = Typeface.BOLD.shape("e", 100, 0, 0).getBounds2D();
        var accent = Typeface.BOLD.shape("é", 100, 0, 0).getBounds2D();
        assertThat(accent.getHeight()).isGreaterThan(plain.getHeight() + 10);
        assertThat(Typeface.BOLD.shape("ß", 100, 0, 0).getBounds2D().isEmpty()).isFalse();
        assertThat(Typeface.BOLD.shape(" ", 100, 0, 0).getBounds2D().isEmpty()).isTrue();
    }

    @Test
    void textIsCutWhereItHasNoRoom() {
        assertThat(Typeface.REGULAR.fitting("Ann", 20, 100)).isEqualTo("Ann");
        String cut = Typeface.REGULAR.fitting("A name that is much too long for its place", 20, 100);
        assertThat(cut).startsWith("A name").endsWith("…");
        assertThat(Typeface.REGULAR.width(cut, 20)).isLessThanOrEqualTo(100);
    }
}
