package dev.perennial.standalone.process;

import dev.perennial.standalone.TestStandalone;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** A JVM of its own that can be killed without warning. */
public final class JavaProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(180);

    /** It is gone before a second compiler would pay. */
    private static final List<String> SHORT_LIVED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private final Process process;
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Thread collector;

    private JavaProcess(Process process) {
        this.process = process;
        collector = Thread.startVirtualThread(this::collect);
    }

    /** Runs with the class path of this test. */
    public static JavaProcess ofMainClass(Class<?> main, String... args) throws IOException {
        return ofMainClass(main, Map.of(), args);
    }

    public static JavaProcess ofMainClass(Class<?> main, Map<String, String> environment, String... args)
            throws IOException {
        var command = new ArrayList<>(ofTestClassPath(main));
        command.addAll(List.of(args));
        return start(List.of(), command, environment);
    }

    /** Under a limit of its own for open files and sockets. */
    public static JavaProcess withDescriptors(int most, Class<?> main, Map<String, String> environment, String... args)
            throws IOException {
        var command = new ArrayList<>(ofTestClassPath(main));
        command.addAll(List.of(args));
        return start(List.of("sh", "-c", "ulimit -n " + most + " && exec \"$@\"", "sh"), command, environment);
    }

    private static List<String> ofTestClassPath(Class<?> main) {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return List.of("-cp", classPath, main.getName());
    }

    static JavaProcess ofJar(Path jar, Map<String, String> environment) throws IOException {
        return start(List.of(), List.of("-jar", jar.toString()), environment);
    }

    private static JavaProcess start(List<String> before, List<String> args, Map<String, String> environment)
            throws IOException {
        var command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx700m",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow"));
        if (!Boolean.getBoolean("perennial.full")) {
            command.addAll(SHORT_LIVED);
        }
        command.addAll(args);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PERENNIAL_COMMANDS_PER_SECOND", "0"); // a few players play as fast as many
        builder.environment().put("PERENNIAL_BOTS_PER_HOUR", "0");
        builder.environment().putAll(TestStandalone.ANALYSES);
        builder.environment().putAll(environment);
        return new JavaProcess(builder.start());
    }

    private void collect() {
        try (var reader = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                lines.add(line);
            }
        } catch (IOException e) {
            // The process is gone.
        }
    }

    /** Waits for a line holding the text and returns it. */
    public String awaitLine(String text) throws InterruptedException {
        return awaitLine(text, PATIENCE);
    }

    public String awaitLine(String text, Duration patience) throws InterruptedException {
        await(() -> lines.stream().anyMatch(line -> line.contains(text)), "no line with '" + text + "'", patience);
        return lines.stream().filter(line -> line.contains(text)).findFirst().orElseThrow();
    }

    void await(BooleanSupplier condition, String otherwise) throws InterruptedException {
        await(condition, otherwise, PATIENCE);
    }

    private void await(BooleanSupplier condition, String otherwise, Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline || !process.isAlive()) {
                throw new AssertionError(otherwise + " in\n" + output());
            }
            Thread.sleep(50);
        }
    }

    public String output() {
        return String.join("\n", lines);
    }

    public void kill() {
        process.destroyForcibly().onExit().join();
    }

    /** Ends its input, as our own end would. */
    void hangUp() throws IOException {
        process.getOutputStream().close();
    }

    public long pid() {
        return process.pid();
    }

    public int stop() throws InterruptedException {
        // The process's own destroy would close its output before the last words.
        process.toHandle().destroy();
        return awaitExit();
    }

    /** Waits for the end and for the last words. */
    public int awaitExit() throws InterruptedException {
        return awaitExit(Duration.ofSeconds(40));
    }

    public int awaitExit(Duration patience) throws InterruptedException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError("does not stop:\n" + output());
        }
        collector.join();
        return process.exitValue();
    }

    @Override
    public void close() {
        kill();
    }
}
