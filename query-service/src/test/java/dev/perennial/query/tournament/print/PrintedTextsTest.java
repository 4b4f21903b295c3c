package dev.perennial.query.tournament.print;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.query.text.Languages;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintedTextsTest {
    @ParameterizedTest
    @CsvSource({
        "de, 'fr', de",
        "fr-CA, '', fr",
        ", 'nl, de-AT;q=0.8, en;q=0.5', de",
        "klingon, 'fr', fr",
        "'%%%', '***', en",
        ", , en",
        "nl, 'nl', en"
    })
    void theLanguageAskedForComesBeforeThatOfTheBrowser(
            @Nullable String asked, @Nullable String accepted, Locale language) {
        assertThat(PrintedTexts.of(asked, accepted).language()).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({"de, '1,5'", "fr, '1,5'", "en, 1.5"})
    void figuresAreWrittenAsTheReaderWrites(String language, String read) {
        assertThat(PrintedTexts.of(language, null).figure("1.5")).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource({
        "en, bot-greedy-5, Bot 5 (medium)",
        "fr, bot-random-12, Robot 12 (facile)",
        "de, bot-expert-1, Bot 1 (schwer)",
        "en, bot-unheard-3, Bot 3 (unheard)",
        "en, ann, Ann <b>",
        "en, gone, gone"
    })
    void botsAreCalledByTheirLevelAndPlayersByTheirNames(String language, String id, String printed) {
        assertThat(PrintedTexts.of(language, null).player(Map.of("ann", "Ann <b>"), id))
                .isEqualTo(printed);
    }

    @Test
    void everyLanguageHasEveryWord() {
        var english = PrintedTexts.of("en", null).texts().keySet();
        for (Locale language : Languages.ALL) {
            var texts = PrintedTexts.of(language.getLanguage(), null);
            assertThat(texts.texts().keySet()).isEqualTo(english);
            assertThat(texts.say("round", 12)).contains("12");
            for (ByeKind kind : ByeKind.values()) {
                assertThat(texts.say("bye." + kind)).isNotBlank();
            }
        }
        assertThat(PrintedTexts.of("fr", null).say("standings.after", 3)).isEqualTo("Classement après la ronde 3");
        assertThat(PrintedTexts.of("en", null).say("standings.during", 3, 2))
                .isEqualTo("Standings in round 3: 2 tables are still playing");
    }
}
