package dev.perennial.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.TrfBuilder;
import dev.perennial.pairing.trf.TrfReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The example of the README compiles, works, and is the one shown there. */
class ReadmeTest {
    private static final Path SOURCE = Path.of("src/test/java/dev/perennial/pairing/ReadmeTest.java");

    @Test
    void theExamplePairsTheNextRound() {
        String text =
                TrfBuilder.rounds(3).player("").player("").player("").player("").text();
        List<String> printed = new ArrayList<>();
        var out = new Object() {
            void println(String line) {
                printed.add(line);
            }
        };
        // the example
        Tournament tournament = TrfReader.read(text).tournament();
        if (DutchPairing.pair(tournament) instanceof RoundPairing.Paired paired) {
            for (Board board : paired.boards()) {
                out.println(board.white() + " - " + board.black());
            }
        }
        // its end
        assertThat(printed).containsExactly("1 - 3", "4 - 2");
    }

    @Test
    void theReadmeShowsThisExample() throws IOException {
        var lines = Files.readAllLines(SOURCE).stream().map(String::strip).toList();
        var example = lines.subList(lines.indexOf("// the example") + 1, lines.indexOf("// its end"));
        var readme = Files.readAllLines(Path.of("README.md")).stream()
                .map(line -> line.strip().replace("System.out.println", "out.println"))
                .toList();
        assertThat(readme).containsSubsequence(example);
    }
}
