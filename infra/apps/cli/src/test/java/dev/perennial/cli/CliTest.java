package dev.perennial.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CliTest {
    static List<String> commands() {
        return Commands.GROUPS.values().stream().flatMap(List::stream).toList();
    }

    @Test
    void withoutACommandItListsThoseThereAre() {
        Ran help = Ran.of("--help");

        assertThat(help.exit()).isZero();
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 100);
        assertThat(commands()).allSatisfy(name -> assertThat(help.out()).contains("\n  " + name + " "));
        assertThat(Ran.of()).isEqualTo(help);
        assertThat(Ran.of("help")).isEqualTo(help);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandExplainsItself(String name) {
        Ran help = Ran.of(name, "--help");

        assertThat(help.exit()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out()).startsWith("Usage: ./perennial " + name + " ").contains("-h, --help");
        assertThat(help.out().lines()).allMatch(line -> line.length() <= 100);
        assertThat(Ran.of("help", name)).isEqualTo(help);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance | Unknown command dance. See ./perennial --help.",
                "bakcup a.zip | Unknown command bakcup. Did you mean backup? See ./perennial --help.",
                "up --prot 1 | Unknown option --prot. Did you mean --port? See ./perennial up --help.",
                "up --prot=1 | Unknown option --prot. Did you mean --port? See ./perennial up --help.",
                "up --port | --port needs a value. See ./perennial up --help.",
                "up --port many | --port must be a port number from 0 to 65535, not many. See ./perennial up --help.",
                "up --port 65536 | --port must be a port number from 0 to 65535, not 65536. See ./perennial up --help.",
                "up 80 | Unexpected argument 80. See ./perennial up --help.",
                "up --dev --dev | --dev is given more than once. See ./perennial up --help.",
                "demo --dnce | Unknown option --dnce. See ./perennial demo --help.",
                "backup | Missing: FILE. See ./perennial backup --help.",
                "backup a b | Unexpected argument b. See ./perennial backup --help.",
                "restore a.zip --data | --data needs a value. See ./perennial restore --help.",
                "admin | Missing: NAME. See ./perennial admin --help.",
                "admin o --lnik | Unknown option --lnik. Did you mean --link? See ./perennial admin --help.",
                "bench fautls | Unknown command fautls. Did you mean faults? See ./perennial bench --help.",
                "bench faults --moves x | --moves must be a number, not x. See ./perennial bench faults --help.",
                "completion fish | SHELL must be bash or zsh, not fish. See ./perennial completion --help.",
                "backup --al | Unknown option --al. See ./perennial backup --help.",
                "admin --lnik | Unknown option --lnik. Did you mean --link? See ./perennial admin --help.",
                "verify | Missing: FILE. See ./perennial verify --help.",
            })
    void oneLineSaysWhatIsWrongAndWhereTheHelpIs(String line, String sentence) {
        assertThat(Ran.of(line.split(" "))).isEqualTo(new Ran(2, "", "perennial: " + sentence + "\n"));
    }

    @ParameterizedTest
    @CsvSource({
        "up --port 0 --dev",
        "demo --short",
        "admin olga --link",
        "backup a.zip",
        "restore a.zip --data new",
        "rebuild",
        "rebuild ladders tables",
        "relay --resend",
        "bench",
        "bench --quick",
        "bench games --quick fold",
        "bench rebuild",
        "bench spectators --quick",
        "bench faults --moves 10"
    })
    void commandsOfTheServerAreHandedOver(String line) {
        assertThat(Ran.of(line.split(" "))).isEqualTo(new Ran(Ran.DELEGATED, "", ""));
    }

    @Test
    void aCommandOfTheScriptIsNotCarriedOutHere() {
        assertThat(Ran.of("test").err()).startsWith("perennial: Start this command with the script ./perennial.");
    }
}
