package dev.perennial.cli.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Tournament;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateTest {
    private static final int COUNT = Boolean.getBoolean("perennial.full") ? 1000 : 15;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private int run(String... args) {
        out.reset();
        var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        var words = Stream.concat(Stream.of("pair"), Stream.of(args)).toList();
        return Cli.run(words, new Terminal(InputStream.nullInputStream(), stream, stream), _ -> 1);
    }

    @Test
    void everyRoundOfManyRandomTournamentsIsPairedAgainInTheSameWay() throws IOException {
        assertThat(run(
                        "--generate",
                        "--count",
                        "" + COUNT,
                        "--out",
                        folder.toString(),
                        "--players",
                        "4-90",
                        "--setup",
                        "mixed",
                        "--forfeits",
                        "5",
                        "--byes",
                        "5"))
                .isZero();
        assertThat(run("--check", folder.toString())).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).endsWith(COUNT + " of " + COUNT + " tournaments agree\n");
        var all = new ArrayList<Tournament>();
        for (var file : Batch.files(folder)) {
            all.add(TournamentFiles.read(file).tournament());
        }
        assertThat(all).hasSize(COUNT).anyMatch(each -> each.points().win() == 30);
        assertThat(all).anyMatch(each -> each.acceleration() != Acceleration.NONE);
        assertThat(all).anyMatch(each -> !each.forbidden().isEmpty());
        assertThat(all.stream().map(each -> each.players().size()).distinct().count())
                .isGreaterThan(7);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--players 9-3",
                "--players 3-",
                "--players -3",
                "--setup odd",
                "--count 3",
                "--out somewhere",
                "--draws 101",
                "--count 0 --out somewhere"
            })
    void refusesWhatMakesNoSense(String options) {
        var args = new ArrayList<>(List.of("--generate"));
        args.addAll(List.of(options.split(" ")));
        assertThat(run(args.toArray(String[]::new))).isEqualTo(2);
    }
}
