package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A table can be played after 150 kB at most; rules, explanations and hints come when they are asked for. */
class TableWeightTest {
    private static final Path BUILT = Path.of("target/classes/static");
    private static final long MOST = 150_000;
    private static final List<String> ALWAYS = List.of(
            "index.html",
            "bundle/app.js",
            "css/base.css",
            "css/controls.css",
            "css/frame.css",
            "css/table.css",
            "css/result-sheet.css",
            "css/table-life.css",
            "css/learn.css",
            "i18n/de/app.json",
            "i18n/de/refusals.json",
            "i18n/de/table.json");

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void aTableIsLight(String game) throws IOException {
        assumeTrue(Files.exists(BUILT.resolve("bundle/app.js.br")), "without a bundle there is nothing to weigh");
        long sum = 0;
        for (String file : Stream.concat(
                        ALWAYS.stream(), Stream.of("css/boards/" + game + ".css", "i18n/de/" + game + ".json"))
                .toList()) {
            Path packed = BUILT.resolve(file + ".br");
            sum += Files.size(Files.exists(packed) ? packed : BUILT.resolve(file));
        }
        assertThat(sum).isBetween(50_000L, MOST);
    }
}
