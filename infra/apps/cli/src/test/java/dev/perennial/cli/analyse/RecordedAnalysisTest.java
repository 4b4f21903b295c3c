package dev.perennial.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.perennial.cli.Ran;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole analyses as they were recorded: other figures need another {@code GameAnalysis.FORMAT}. AnalysisIT of
 * query-service compares the same game. The digests are written with {@code -Dperennial.golden=write}.
 */
class RecordedAnalysisTest {
    private static final Path FOLDER = Path.of("src/test/resources/analyses");
    private static final Path HISTORIES = Path.of("../../../web/src/test/fixtures/histories");
    private static final Path DIGESTS = FOLDER.resolve("digests.txt");
    private static final boolean WRITING = "write".equals(System.getProperty("perennial.golden"));

    @Test
    void theGameOfTheServerHasTheSameFiguresHere() throws IOException {
        String file = FOLDER.resolve("s-evolution.history.json").toString();
        assertThat(Ran.of("analyse", "--json", file).out())
                .isEqualTo(Files.readString(FOLDER.resolve("s-evolution.analysis.json")));
    }

    /** Of the quick games in each run, of all games in the full one. */
    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "evergreen-planet", "s-evolution"})
    void theFiguresOfAllGamesStayTheSame(String game) throws IOException {
        assumeTrue(WRITING || Boolean.getBoolean("perennial.full") || game.equals("evergreen-concert"));
        var ran = Ran.of("analyse", "--json", HISTORIES.resolve(game + ".json").toString());
        String digest = digest(ran.out());
        if (WRITING) {
            write(game, digest);
        }
        assertThat(digests()).containsEntry(game, digest);
    }

    private static TreeMap<String, String> digests() throws IOException {
        var digests = new TreeMap<String, String>();
        for (String line : Files.readAllLines(DIGESTS)) {
            digests.put(line.split(" ")[0], line.split(" ")[1]);
        }
        return digests;
    }

    private static void write(String game, String digest) throws IOException {
        var digests = Files.exists(DIGESTS) ? digests() : new TreeMap<String, String>();
        digests.put(game, digest);
        Files.write(
                DIGESTS,
                digests.entrySet().stream()
                        .map(each -> each.getKey() + " " + each.getValue())
                        .toList());
    }

    private static String digest(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
