package dev.perennial.domain.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"Spring Cup", "Été 2026", "\uD83C\uDF33", "棋"})
    void namesMayBeInAnyWriting(String name) {
        assertThat(WrittenText.isName(name, 20)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u0000",
                "a\u0007",
                "\uD83C",
                "two\nlines",
                "Spring\u200bCup",
                "\u202eCup",
                "Cup\u3164",
                "much longer than it may be"
            })
    void whatCannotBeShownIsNoName(String name) {
        assertThat(WrittenText.isName(name, 20)).isFalse();
    }

    @Test
    void aReasonMayHaveLines() {
        assertThat(WrittenText.fits("Late.\nAgain.", 20)).isTrue();
        assertThat(WrittenText.fits("a\u0000b", 20)).isFalse();
    }
}
