package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class DisplayNameTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anne",
                "Jos\u00e9 Mar\u00eda",
                "\u674e\u56db",
                "\u05e9\u05dc\u05d5\u05dd",
                "\u0e19\u0e49\u0e33",
                "\ud83c\udf32",
                "\ud83d\udc69\u200d\ud83d\ude80 Ada",
                "<b>&amp;"
            })
    void namesOfAllScriptsAreKept(String name) {
        assertThat(DisplayName.of(name)).contains(name);
    }

    @Test
    void spacesAreTidiedAndLettersComposed() {
        assertThat(DisplayName.of("  A\u0308nne \t \u00a0 Br\u00fcck\u3000")).contains("\u00c4nne Br\u00fcck");
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(
            strings = {
                "   ",
                "a\nb",
                "a\u0000b",
                "a\u001bb",
                "\u202eevil",
                "a\u200bb",
                "\u2066a",
                "\ud800",
                "\ue000",
                "\u2028",
                "\u200d",
                "\u0301",
                "a\u0316\u0317\u0318\u0319\u031a"
            })
    void whatHidesOrTurnsIsRefused(String name) {
        assertThat(DisplayName.of(name)).isEmpty();
    }

    @Test
    void fortyCharactersAreEnough() {
        assertThat(DisplayName.of("\ud83c\udf32".repeat(40))).isPresent();
        assertThat(DisplayName.of("x".repeat(41))).isEmpty();
        assertThat(DisplayName.of("x" + " ".repeat(1_000_000))).isEmpty();
    }
}
