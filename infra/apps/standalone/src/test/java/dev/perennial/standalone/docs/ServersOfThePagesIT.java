package dev.perennial.standalone.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Main;
import dev.perennial.standalone.process.JavaProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each command of the documentation that starts a server starts one, which shows pages and can be stopped. */
class ServersOfThePagesIT {
    private static final String SCRIPT = "./perennial ";

    static TreeSet<String> commands() throws IOException {
        var commands = new TreeSet<String>();
        try (Stream<Path> files = Files.walk(GuidePage.DOCS)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".md")).toList()) {
                commands.addAll(GuidePage.read(file).servers());
            }
        }
        return commands;
    }

    @Test
    void thePagesStartServers() throws IOException {
        assertThat(commands()).contains(SCRIPT + "up").hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void startsAServerThatCanBeStopped(String command, @TempDir Path folder) throws Exception {
        assertThat(command).startsWith(SCRIPT);
        try (var server = JavaProcess.ofMainClass(Main.class, words(command, folder));
                HttpClient client = HttpClient.newHttpClient()) {
            String address = server.awaitLine("Perennial is up: ").replaceAll(".*(http://\\S+).*", "$1");
            var home = client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
            assertThat(home.body()).contains("<title>Perennial");
            assertThat(server.stop()).isEqualTo(143);
        }
    }

    /** The words of the command, with a free port and with its folder of data below this one. */
    private static String[] words(String command, Path folder) {
        var words = new ArrayList<>(List.of(command.substring(SCRIPT.length()).split(" ")));
        if (!words.contains("--data")) {
            words.addAll(List.of("--data", "data"));
        }
        int data = words.indexOf("--data") + 1;
        words.set(data, folder.resolve(words.get(data)).toString());
        words.addAll(List.of("--port", "0"));
        return words.toArray(String[]::new);
    }
}
