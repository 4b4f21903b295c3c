package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MailTextsTest {
    private static final Path WEB = Path.of("../web/src/main/resources/static/i18n");

    @Test
    void everyLanguageSaysEverything() {
        var english = MailTexts.in("en").all().keySet();
        for (String language : MailTexts.languages()) {
            var texts = MailTexts.in(language).all();
            assertThat(texts.keySet()).as(language).isEqualTo(english);
            assertThat(texts.values())
                    .as(language)
                    .noneMatch(text -> text.toString().isBlank());
            assertThat(MailTexts.in(language).text("question.text", Map.of("code", "1234")))
                    .contains(": 1234\n")
                    .doesNotContain("{");
        }
    }

    @Test
    void gamesAreCalledAsOnThePages() throws IOException {
        for (String language : MailTexts.languages()) {
            for (var game : Games.all()) {
                var page = Json.mapper()
                        .readTree(Files.readString(WEB.resolve(language).resolve(game.id() + ".json")));
                assertThat(MailTexts.in(language).game(game.id()))
                        .isEqualTo(page.get("game." + game.id()).asString());
            }
        }
    }

    @Test
    void whoSpeaksAnotherLanguageIsWrittenToInEnglish() {
        assertThat(MailTexts.in(null)).isSameAs(MailTexts.in("en")).isSameAs(MailTexts.in("pt-BR"));
        assertThat(MailTexts.in("de-CH")).isSameAs(MailTexts.in("de"));
    }

    @Test
    void timesAreThoseOfTheReadersClocks() {
        Instant due = Instant.parse("2026-06-02T16:05:09Z");
        assertThat(MailTexts.time(due, ZoneId.of("Europe/Berlin"))).isEqualTo("2026-06-02 18:05 (Europe/Berlin)");
        assertThat(MailTexts.time(due, ZoneOffset.UTC)).isEqualTo("2026-06-02 16:05 (UTC)");
    }
}
