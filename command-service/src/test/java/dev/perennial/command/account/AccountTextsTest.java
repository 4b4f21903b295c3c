package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.ValueSource;

class AccountTextsTest {

    @ParameterizedTest
    @ValueSource(strings = {"abc", "A-b_9", "aaaaaaaaaabbbbbbbbbbccccccccccdd"})
    void goodNamesAreKeptAsTheyAre(String name) {
        assertThat(AccountTexts.name(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @NullAndEmptySource
    @ValueSource(strings = {"ab", "aaaaaaaaaabbbbbbbbbbccccccccccddd", "a b", "\u00e4nne", "a.b.c", "abc\n", "<b>x"})
    void otherNamesAreRefused(String name) {
        assertThatThrownBy(() -> AccountTexts.name(name)).hasMessage("BAD_NAME");
    }

    @Test
    void aNameIsTheSameInCapitals() {
        assertThat(AccountTexts.key("AnNe_I")).isEqualTo("anne_i");
    }

    @ParameterizedTest
    @CsvSource({"9, false", "10, true", "200, true", "201, false", "0, false"})
    void passwordsAreNeitherShortNorEndless(int length, boolean good) {
        String password = "x".repeat(length);
        if (good) {
            assertThat(AccountTexts.password(password)).isEqualTo(password);
        } else {
            assertThatThrownBy(() -> AccountTexts.password(password)).hasMessage("BAD_PASSWORD");
        }
    }

    @Test
    void aPasswordIsTheSameOnEveryKeyboard() {
        assertThat(AccountTexts.password("passwo\u0308rter")).isEqualTo("passw\u00f6rter");
        assertThatThrownBy(() -> AccountTexts.password(null)).hasMessage("BAD_PASSWORD");
    }

    @ParameterizedTest
    @CsvSource({"en, en", "pt-br, pt-BR", "DE, de", "zh-hant-tw, zh-Hant-TW"})
    void languagesAreTags(String given, String kept) {
        assertThat(AccountTexts.language(given)).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e", "english please", "en_US", "und", "x-klingon", "de-\u0000"})
    void otherLanguagesAreRefused(String language) {
        assertThatThrownBy(() -> AccountTexts.language(language)).hasMessage("BAD_LANGUAGE");
    }

    @Test
    void timeZonesAreThoseThereAre() {
        assertThat(AccountTexts.timeZone("Europe/Berlin")).isEqualTo("Europe/Berlin");
        assertThatThrownBy(() -> AccountTexts.timeZone("Europe/Atlantis")).hasMessage("BAD_TIME_ZONE");
        assertThatThrownBy(() -> AccountTexts.timeZone("../etc/passwd")).hasMessage("BAD_TIME_ZONE");
    }
}
