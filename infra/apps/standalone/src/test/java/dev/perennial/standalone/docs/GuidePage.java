package dev.perennial.standalone.docs;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The commands of a page of the documentation as one script, run as a reader would run them. */
public record GuidePage(Path file, String text) {
    public static final Path DOCS = Path.of("../../../docs");

    /**
     * A comment before a block says why it is not run, under which name a reader saves it, or that it starts a server,
     * which another test does.
     */
    private static final Pattern BLOCK =
            Pattern.compile("(?ms)(?:^<!-- (not run|file|server): ([^\\n]+) -->\\n)?^```(\\w*)\\n(.*?)^```$");

    private static final String SERVER = "server";
    private static final List<String> INTERPRETERS = List.of("python3", "node");

    public record Outcome(int exit, String output) {}

    public static GuidePage read(Path file) throws IOException {
        return new GuidePage(file, Files.readString(file));
    }

    /** Every page that has commands to run. */
    public static List<Path> withCommands() throws IOException {
        try (Stream<Path> files = Files.walk(DOCS)) {
            List<Path> pages = files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
            return pages.stream()
                    .filter(page -> !readable(page).script().isEmpty())
                    .toList();
        }
    }

    private static GuidePage readable(Path page) {
        try {
            return read(page);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The lines for readers who write Java. */
    public String java() {
        return blocks().filter(block -> block.group(3).equals("java"))
                .map(block -> block.group(4))
                .collect(Collectors.joining());
    }

    public String script() {
        return scriptWithout(List.of());
    }

    /** The commands that start a server, which runs until it is stopped. */
    List<String> servers() {
        return blocks().filter(block -> SERVER.equals(block.group(1)))
                .flatMap(block -> block.group(4).lines())
                .toList();
    }

    /** Leaves out the commands that start one of these programs. */
    public String scriptWithout(List<String> programs) {
        return blocks().filter(block -> !"not run".equals(block.group(1)) && !SERVER.equals(block.group(1)))
                .filter(block ->
                        programs.stream().noneMatch(each -> block.group(4).startsWith(each + " ")))
                .map(GuidePage::command)
                .collect(Collectors.joining());
    }

    /** The programs besides curl that the page starts and this machine does not have. */
    public List<String> missingPrograms() {
        return INTERPRETERS.stream()
                .filter(each -> blocks().anyMatch(block -> block.group(4).startsWith(each + " ")))
                .filter(each -> !isOnPath(each))
                .toList();
    }

    private static boolean isOnPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private Stream<MatchResult> blocks() {
        return BLOCK.matcher(text).results();
    }

    private static String command(MatchResult block) {
        if ("file".equals(block.group(1))) {
            return "cat > " + block.group(2) + " <<'END OF FILE'\n" + block.group(4) + "END OF FILE\n";
        }
        return block.group(3).equals("sh") ? block.group(4) : "";
    }

    /** Runs in a folder that has the script of the project's root; its commands find the server's data. */
    public static Outcome run(String script, String address, Path data, Path folder)
            throws IOException, InterruptedException {
        Path perennial = folder.resolve("perennial");
        Files.writeString(
                perennial, """
                #!/bin/sh
                exec '%s/bin/java' '-Dperennial.data=%s' --enable-native-access=ALL-UNNAMED -cp '%s' \
                  dev.perennial.standalone.Main "$@"
                """.formatted(System.getProperty("java.home"), data, System.getProperty("java.class.path")));
        perennial.toFile().setExecutable(true);
        // Each line is shown before it is run, so that a failure names its place.
        var shell = new ProcessBuilder("bash", "-eux", "-c", script)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        shell.environment().put("PERENNIAL", address);
        Process process = shell.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(1, TimeUnit.MINUTES)) {
            process.destroyForcibly();
        }
        return new Outcome(process.exitValue(), output);
    }
}
