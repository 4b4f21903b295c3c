package dev.perennial.cli.completion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In a real bash, as if the tabulator key were pressed after the last word. */
class CompletionCommandTest {
    private static final String PRESS_TAB = """
            source "$1"; shift
            COMP_WORDS=(perennial "$@"); COMP_CWORD=$#; COMP_LINE="perennial $*"; COMP_POINT=${#COMP_LINE}
            _complete_perennial
            printf '%s\\n' "${COMPREPLY[@]}"
            """;

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "ba, backup",
        "up --po, --port",
        "pair --ex, --explain",
        "bench fa, faults",
        "bench spectators --q, --quick",
        "simulate --game ar, arboretum",
        "mutate swi, swiss"
    })
    void completesCommandsOptionsAndValues(String typed, String expected) throws Exception {
        Ran ran = Ran.of("completion", "bash");
        assertThat(ran.exit()).isZero();
        Path script = Files.writeString(folder.resolve("completion"), ran.out());
        assertThat(pressTab(script, typed)).contains(expected);
        assertThat(Ran.of("completion", "zsh").out()).startsWith("autoload").endsWith(ran.out());
    }

    private static String[] pressTab(Path script, String typed) throws Exception {
        var command = new ArrayList<>(List.of("bash", "-c", PRESS_TAB, "bash", script.toString()));
        command.addAll(List.of(typed.split(" ")));
        Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(bash.getInputStream().readAllBytes());
        assertThat(bash.waitFor()).as(said).isZero();
        return said.trim().split("\\s+");
    }
}
