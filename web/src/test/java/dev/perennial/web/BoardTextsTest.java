package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a board says, and the log of its game: everything that is asked for is written. */
class BoardTextsTest {
    private static final Path SHAPES = Path.of("../docs/reference/moves-and-events.md");
    private static final Pattern KEY = Pattern.compile("^ {2}\"([^\"]+)\": ", Pattern.MULTILINE);
    private static final Pattern SAID = Pattern.compile("\\bsay\\(\\s*'([\\w.]+)'");
    private static final Pattern FAMILY = Pattern.compile("\\bsay\\(\\s*`([\\w.]+)\\$\\{");
    private static final Pattern EVENT = Pattern.compile("^\\* `(\\w+)`:", Pattern.MULTILINE);

    /** Games whose modules stand in a folder of their own. */
    static List<String> games() throws IOException {
        try (var folders = Files.list(WebFiles.ROOT.resolve("js/boards"))) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .filter(game -> Files.exists(texts(game)))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everythingABoardSaysIsWritten(String game) {
        Set<String> written = written(game);
        assertThat(written).contains("game." + game, game + ".about");
        String code = WebFiles.below(WebFiles.ROOT.resolve("js/boards/" + game), ".js").stream()
                .map(WebFiles::text)
                .collect(Collectors.joining("\n"));
        SAID.matcher(code).results().forEach(said -> assertThat(written).contains(game + '.' + said.group(1)));
        FAMILY.matcher(code)
                .results()
                .forEach(family -> assertThat(written)
                        .as(family.group())
                        .anyMatch(key -> key.startsWith(game + '.' + family.group(1))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyEventHasItsSentence(String game) {
        String page = WebFiles.text(SHAPES);
        String part = page.substring(page.indexOf("## `" + game + "`"));
        String events = part.substring(part.indexOf("### Events"), part.indexOf("### Values"));
        var names = EVENT.matcher(events).results().map(event -> event.group(1)).toList();
        assertThat(names).isNotEmpty();
        assertThat(written(game))
                .containsAll(names.stream().map(name -> game + '.' + name).toList());
    }

    private static Set<String> written(String game) {
        return WebFiles.found(KEY, texts(game)).collect(Collectors.toSet());
    }

    private static Path texts(String game) {
        return WebFiles.ROOT.resolve("i18n/en/" + game + ".json");
    }
}
