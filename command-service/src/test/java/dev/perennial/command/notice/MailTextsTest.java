package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    void headersAreShortAsciiThatSaysTheSame() {
        assertThat(MailWords.header("it is your turn")).isEqualTo("it is your turn");
        for (String language : MailTexts.languages()) {
            String subject = MailTexts.in(language).text("question.subject", Map.of()) + " \ud83c\udf32 é".repeat(20);
            String header = MailWords.header(subject);
            assertThat(header).matches("\\p{ASCII}+");
            assertThat(header.split("\r\n "))
                    .allSatisfy(word -> assertThat(word).hasSizeLessThanOrEqualTo(75));
            assertThat(Arrays.stream(header.split("\r\n "))
                            .map(MailTextsTest::unpacked)
                            .collect(Collectors.joining()))
                    .isEqualTo(subject);
        }
    }

    @Test
    void aMailHasADateAndANameOfItsOwn() {
        assertThat(MailWords.date(Instant.parse("2026-06-02T08:05:09.5Z"))).isEqualTo("Tue, 2 Jun 2026 08:05:09 +0000");
        String id = MailWords.freshId("perennial@club.example");
        assertThat(id)
                .matches("<[0-9a-f-]{36}@club\\.example>")
                .isNotEqualTo(MailWords.freshId("perennial@club.example"));
    }

    @Test
    void timesAreThoseOfTheReadersClocks() {
        Instant due = Instant.parse("2026-06-02T16:05:09Z");
        assertThat(MailWords.time(due, ZoneId.of("Europe/Berlin"))).isEqualTo("2026-06-02 18:05 (Europe/Berlin)");
        assertThat(MailWords.time(due, ZoneOffset.UTC)).isEqualTo("2026-06-02 16:05 (UTC)");
    }

    @Test
    void aBodyIsPlainWhereItCanBe() {
        assertThat(MailWords.body("one\n.two\n")).isEqualTo("\r\none\r\n..two\r\n");
        String packed = MailWords.body("déjà\n");
        assertThat(packed)
                .startsWith("Content-Transfer-Encoding: base64\r\n\r\n")
                .matches("\\p{ASCII}+");
        assertThat(new String(Base64.getMimeDecoder().decode(packed.split("\r\n\r\n", 2)[1]), StandardCharsets.UTF_8))
                .isEqualTo("déjà\r\n");
    }

    private static String unpacked(String word) {
        var matcher = Pattern.compile("=\\?UTF-8\\?B\\?(.*)\\?=").matcher(word);
        assertThat(matcher.matches()).isTrue();
        return new String(Base64.getDecoder().decode(matcher.group(1)), StandardCharsets.UTF_8);
    }
}
