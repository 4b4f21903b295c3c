package dev.perennial.checks.prose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.source.TrackedFiles;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts on screens, and messages in the code, are written in plain English: known words, short sentences. */
class MessagesTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final Pattern SCREEN = Pattern.compile("web/src/main/resources/static/i18n/en/.*\\.json");
    private static final Pattern OTHERS = Pattern.compile(String.join(
            "|",
            ".*src/main/resources/api/.*\\.json",
            ".*src/main/resources/(?:mail/|print/texts_)en\\.properties",
            ".*\\.(?:sh|ya?ml)",
            "perennial",
            "\\.gitmessage"));
    private static final Pattern CODE = Pattern.compile("(?!infra/tools/).*src/main/.*\\.java");

    private static final Pattern COMMENT = Pattern.compile("(?m)^\\s*(?:\\*|/[/*]).*$");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    /** What is quoted, a comment, or the value of a setting. */
    private static final Pattern PHRASE = Pattern.compile("(?m)\"[^\"\\n]+\"|'[^'\\n]+'|(?<!\\S)# .+|^[\\w.-]+=.+");

    private static final Pattern MARKS = Pattern.compile("^(?:[\"'#]|[\\w.-]+=)|[\"']$");
    private static final Pattern LINE_GOES_ON = Pattern.compile("(?:\\\\n)?\\\\\\R\\s*|\\\\n");

    /** A message has at least three words. */
    private static final Pattern MESSAGE = Pattern.compile("\\S+ \\S+ \\S+.*");

    /** The word fits the number before it: `{points:point|points}`. */
    private static final Pattern NUMBERED = Pattern.compile("\\{\\w+:[^}|]*\\|([^}]*)}");

    /** Pages of rules have paragraphs and tables. */
    private static final Pattern PARAGRAPH_END = Pattern.compile("[¶|•]");

    @Test
    void textsOnScreensAreThoseOfTheField() {
        assertThat(screenTexts()).hasSizeGreaterThan(1_500);
        assertThat(screenTexts().stream().flatMap(MessagesTest::faults)).isEmpty();
    }

    @Test
    void messagesInTheCodeAreThoseOfTheField() {
        List<String> messages = codeMessages();
        assertThat(messages).hasSizeGreaterThan(500);
        assertThat(messages.stream().flatMap(MessagesTest::faults)).isEmpty();
    }

    /** Descriptions of the API, emails, printed pages, messages of scripts, and comments of settings. */
    @Test
    void allOtherTextsAreThoseOfTheField() {
        List<String> texts = files(OTHERS)
                .flatMap(file -> phrases(ProjectFiles.read(file)))
                .filter(text -> MESSAGE.matcher(text).matches())
                .toList();
        assertThat(texts).hasSizeGreaterThan(1_500).anyMatch(text -> text.startsWith("Someone asked for"));
        assertThat(texts.stream().flatMap(MessagesTest::faults)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Who waits gets a seat.", "Really everybody? He is suspended already, and his games are lost."})
    void soundsTranslated(String text) {
        assertThat(faults(text)).hasSize(1);
    }

    @Test
    void longSentencesAreFaults() {
        assertThat(faults("word ".repeat(36) + "end.")).hasSize(1);
        assertThat(faults("word ".repeat(20) + "end. Next " + "word ".repeat(20) + "end."))
                .isEmpty();
    }

    private static Stream<String> faults(String text) {
        return PARAGRAPH_END
                .splitAsStream(NUMBERED.matcher(text).replaceAll("$1"))
                .flatMap(Markdown::sentences)
                .filter(each -> Words.areAvoided(each) || Markdown.words(each) > Words.MOST_IN_A_SENTENCE);
    }

    private static List<String> screenTexts() {
        return files(SCREEN)
                .flatMap(file -> Json.mapper().readTree(ProjectFiles.read(file)).valueStream())
                .map(value -> value.asString())
                .toList();
    }

    private static List<String> codeMessages() {
        return files(CODE)
                .flatMap(file -> LITERAL.matcher(
                                COMMENT.matcher(ProjectFiles.read(file)).replaceAll(""))
                        .results())
                .map(found -> found.group(1))
                .filter(text -> MESSAGE.matcher(text).matches())
                .toList();
    }

    private static Stream<String> phrases(String text) {
        return PHRASE.matcher(LINE_GOES_ON.matcher(text).replaceAll(" "))
                .results()
                .map(found -> MARKS.matcher(found.group()).replaceAll("").strip());
    }

    private static Stream<Path> files(Pattern kind) {
        return TrackedFiles.below(ROOT).stream()
                .filter(file -> kind.matcher(ROOT.relativize(file).toString().replace('\\', '/'))
                        .matches());
    }
}
