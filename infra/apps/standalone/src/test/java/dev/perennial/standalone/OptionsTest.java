package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.server.DelegatedCommand;
import dev.perennial.cli.server.DemoCommand;
import dev.perennial.cli.server.UpCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void haveSafeDefaults() {
        assertThat(options("up")).isEqualTo(new Options("127.0.0.1", 8080, Path.of("data"), false, false));
        assertThat(options("demo")).isEqualTo(new Options("127.0.0.1", 8080, Path.of("data-demo"), false, false));
    }

    @Test
    void areTakenInAnyOrder() {
        assertThat(options("up", "--dev", "--data", "/srv/p", "--port", "0", "--reset", "--host", "0.0.0.0"))
                .isEqualTo(new Options("0.0.0.0", 0, Path.of("/srv/p"), true, true));
        assertThat(options("demo", "--reset", "--port=81", "--data=d"))
                .isEqualTo(new Options("127.0.0.1", 81, Path.of("d"), true, false));
    }

    private static Options options(String... args) {
        var found = new AtomicReference<DelegatedCommand>();
        int exit = Cli.run(List.of(args), new Terminal(System.in, System.out, System.err), command -> {
            found.set(command);
            return 0;
        });
        assertThat(exit).isZero();
        return switch (found.get()) {
            case UpCommand up -> Options.of(up);
            case DemoCommand demo -> Options.of(demo);
            default -> throw new AssertionError(found.get());
        };
    }
}
