package dev.perennial.standalone.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The commands of docs/api.md as one script, run as a reader would run them. */
public final class ApiGuide {
    private static final Pattern COMMANDS = Pattern.compile("(?ms)^```sh\\n(.*?)^```$");
    private static final Pattern JAVA = Pattern.compile("(?ms)^```java\\n(.*?)^```$");

    public record Outcome(int exit, String output) {}

    private ApiGuide() {}

    /** The lines for readers who write Java. */
    static String java(Path page) throws IOException {
        return JAVA.matcher(Files.readString(page))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining());
    }

    public static String script(Path page) throws IOException {
        return COMMANDS.matcher(Files.readString(page))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining());
    }

    public static Outcome run(String script, String address) throws IOException, InterruptedException {
        // Each line is shown before it is run, so that a failure names its place.
        var shell = new ProcessBuilder("bash", "-eux", "-c", script).redirectErrorStream(true);
        shell.environment().put("PERENNIAL", address);
        Process process = shell.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return new Outcome(process.exitValue(), output);
    }
}
