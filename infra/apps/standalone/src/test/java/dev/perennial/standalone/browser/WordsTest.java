package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers and reasons as the reader would write them. */
class WordsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    private static Object said(String language, String script) {
        return PAGE.evaluate("""
                async ([language]) => {
                  localStorage.setItem('perennial.language', language);
                  const { figure, loadMessages, t } = await import('/js/messages.js');
                  await loadMessages('tournament', 'evergreen-concert');
                  localStorage.clear();
                  return String(%s);
                }""".formatted(script), language);
    }

    @ParameterizedTest
    @CsvSource({
        "en, 1 point, 2 points, 0 points",
        "fr, 1 point, 2 points, 0 point",
        "de, 1 Punkt, 2 Punkte, 0 Punkte",
    })
    void oneIsSpokenOfAsOne(String language, String one, String two, String none) {
        assertThat(said(language, "[1, 2, 0].map((points) => t('result.points', { points })).join()"))
                .isEqualTo(String.join(",", one, two, none));
    }

    @Test
    void everyNumberOfASentenceHasItsOwnWord() {
        assertThat(said("en", "t('player.versusText', { games: 3, better: 1, equal: 0, worse: 2 })"))
                .isEqualTo("3 games together: you were ahead 1 time, level 0 times, behind 2 times.");
    }

    @Test
    void theLogSpeaksOfOnePointAndIsBriefAboutTheTime() {
        assertThat((String) PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  await (await import('/js/messages.js')).loadMessages('evergreen-concert');
                  const { logLine } = await import('/js/log.js');
                  const sentence = { key: 'evergreen-concert.ConcertHeld', params: { seat: 0, number: 2, score: 1 } };
                  render(html`${logLine({ time: '2026-01-01T14:05:09Z', sentence }, {}, () => 'Ann')}`, document.body);
                  return document.body.textContent;
                }""")).matches("\\d\\d:\\d\\d Ann holds concert 2: 1 point\\.");
    }

    @Test
    void noLineOfFrenchBeginsWithASign() {
        assertThat(said("fr", "t('table.invite') + t('player.peak', { rating: '1 500', day: 'lundi' })"))
                .isEqualTo("Qui joue\u00a0?Plus haut\u00a0: 1 500 le lundi");
    }

    @Test
    void whoseFormChangesTheLanguageIsThankedInTheNewOne() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { render } = await import('lit-html');
                  const { Sender } = await import('/js/form.js');
                  const { loadMessages, setLanguage, t } = await import('/js/messages.js');
                  await loadMessages();
                  const sender = new Sender(() => render(sender.words, document.body));
                  await sender.send(() => setLanguage('de'), () => t('account.saved'));
                  localStorage.clear();
                  return document.querySelector('[role=status]').textContent;
                }""")).isEqualTo("✓ Gespeichert.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"de; 1.5; 1,5", "en; 1.5; 1.5", "fr; 12.50; 12,50", "de; 3; 3", "de; 2-1-0; 2-1-0"})
    void figuresAreWrittenAsTheReaderWrites(String language, String reckoned, String read) {
        assertThat(said(language, "figure('" + reckoned + "')")).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource({"en, by the organiser", "de, durch die Turnierleitung"})
    void aReasonNobodyWroteIsReadInEveryLanguage(String language, String read) {
        String shown = "(await import('/js/reason.js')).reasonText('%s')";
        assertThat(said(language, shown.formatted("BY_ORGANISER"))).isEqualTo(read);
        assertThat(said(language, shown.formatted("Kellerbrand"))).isEqualTo("Kellerbrand");
    }
}
