package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
                "\u0418\u0432\u0430\u043d (Ivan)",
                "\u5c71\u7530 Taro",
                "\u3042\u3044AB\u30ab",
                "M\u00fcller-L\u00fcdenscheidt",
                "<b>&amp;"
            })
    void namesOfAllScriptsAreKept(String name) {
        assertThat(DisplayName.tidy(name)).isEqualTo(name);
        assertThat(DisplayName.fault(name)).isEmpty();
    }

    @Test
    void spacesAreTidiedAndLettersComposed() {
        assertThat(DisplayName.tidy("  A\u0308nne \t \u00a0 Br\u00fcck\u3000")).isEqualTo("\u00c4nne Br\u00fcck");
    }

    @Test
    void compatibilityCharactersAreReplaced() {
        assertThat(DisplayName.tidy("\uff21\uff4e\uff4e\uff41 \u2460")).isEqualTo("Anna 1");
        assertThat(DisplayName.tidy("\ud835\udc00nna")).isEqualTo("Anna");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "a\u0000b",
                "a\u001bb",
                "\u202eevil",
                "a\u200bb",
                "a\ufe0fb",
                "Anna\udb40\udc41",
                "Anna\u3164",
                "\u2066a",
                "\ud800",
                "\ue000",
                "\u200d",
                "Ann\u0316\u0317\u0318a",
                "x\u0323\u0323",
                "\u0e19\u0e49\u0e49"
            })
    void whatHidesOrTurnsIsRefused(String name) {
        assertThat(DisplayName.fault(DisplayName.tidy(name))).contains(DisplayName.Fault.HIDDEN);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\u2028", "\u0301", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"})
    void emptyAndLongNamesAreRefused(String name) {
        assertThat(DisplayName.fault(DisplayName.tidy(name))).contains(DisplayName.Fault.LENGTH);
    }

    /** Cyrillic and Greek letters that look like Latin ones. */
    @ParameterizedTest
    @ValueSource(strings = {"\u0410nna", "p\u0430ypal", "Bob \u03b1nna", "1\u0661"})
    void aWordInTwoScriptsIsRefused(String name) {
        assertThat(DisplayName.fault(DisplayName.tidy(name))).contains(DisplayName.Fault.SCRIPTS);
    }

    @Test
    void fortyCharactersAreEnough() {
        assertThat(DisplayName.fault("\ud83c\udf32".repeat(40))).isEmpty();
        assertThat(DisplayName.tidy("x" + " ".repeat(1_000_000))).isEmpty();
        assertThat(DisplayName.numbered("\ud83c\udf32".repeat(40), 12)).isEqualTo("\ud83c\udf32".repeat(37) + " 12");
    }
}
