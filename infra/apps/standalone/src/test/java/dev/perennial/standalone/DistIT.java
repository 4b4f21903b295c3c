package dev.perennial.standalone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of {@code ./perennial dist}, unpacked and run with nothing on the PATH. */
@OnlyInFullRun
class DistIT {
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");

    @TempDir
    Path temp;

    @Test
    void runsWithoutAJdk() throws Exception {
        Path home = unpacked();
        assertThat(Stream.of(
                                "LICENSE",
                                "NOTICE",
                                "THIRD-PARTY.md",
                                "runtime/legal/java.base",
                                "systemd",
                                "CHANGELOG.md")
                        .map(home::resolve))
                .allSatisfy(file -> assertThat(file).exists());
        assertThat(home.resolve("runtime/bin/javac")).doesNotExist();

        Path games = temp.resolve("games.jsonl");
        run(
                home,
                "simulate",
                "--game",
                "arboretum",
                "--players",
                "2",
                "--games",
                "2",
                "--seed",
                "dist",
                "--out",
                games.toString());
        run(home, "verify", games.toString());

        Path log = temp.resolve("up.log");
        Process server = perennial(home, "up", "--port", "0")
                .redirectOutput(log.toFile())
                .start();
        try {
            var request =
                    HttpRequest.newBuilder(URI.create(address(server, log))).build();
            try (HttpClient client = HttpClient.newHttpClient()) {
                var page = client.send(request, BodyHandlers.ofString());
                assertThat(page.statusCode()).isEqualTo(200);
                assertThat(page.body()).contains("<title>Perennial");
            }
            run(home, "admin", "olga");
            run(home, "backup", temp.resolve("club.zip").toString());
            assertThat(temp.resolve("club.zip")).isNotEmptyFile();
        } finally {
            server.destroy();
            assertThat(server.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
    }

    private Path unpacked() throws Exception {
        Path root = ScriptSandbox.original().getParent();
        var assemble = new ProcessBuilder(
                "sh", DistScriptTest.FILES.resolve("assemble").toString(), root.toString(), temp.toString());
        assemble.environment().put("JAVA_HOME", System.getProperty("java.home"));
        String archive = output(assemble).lines().toList().getLast();
        assertThat(archive).endsWith(".tar.gz");
        output(new ProcessBuilder("tar", "-C", temp.toString(), "-xzf", archive));
        return Path.of(archive.replace(".tar.gz", ""));
    }

    private void run(Path home, String... args) throws Exception {
        output(perennial(home, args));
    }

    private ProcessBuilder perennial(Path home, String... args) {
        var command = Stream.concat(Stream.of(home.resolve("bin/perennial").toString()), Stream.of(args));
        var builder =
                new ProcessBuilder(command.toList()).directory(temp.toFile()).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment()
                .putAll(Map.of("PATH", "", "HOME", temp.resolve("me").toString()));
        return builder;
    }

    private static String output(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor()).as(builder.command() + ": " + said).isZero();
        return said;
    }

    private static String address(Process server, Path log) throws Exception {
        for (long end = System.nanoTime() + Duration.ofMinutes(4).toNanos(); System.nanoTime() < end; ) {
            String said = Files.readString(log);
            var address = ADDRESS.matcher(said);
            if (address.find()) {
                return address.group();
            }
            assertThat(server.isAlive()).as(said).isTrue();
            Thread.sleep(200);
        }
        throw new AssertionError(Files.readString(log));
    }
}
