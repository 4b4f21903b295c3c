package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.Main;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import dev.perennial.standalone.process.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A stranger opens connections and sends nothing, half a request, or a body byte by byte; meanwhile a game goes on
 * and people sign in. All on this machine, against a process of its own that may open 4,096 files and sockets. In the
 * full run with 20,000 connections, of which 10,000 stay open.
 */
class UnderAttackIT {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");
    private static final int DESCRIPTORS = 4_096;
    private static final int ATTEMPTS = FULL ? 20_000 : 3_000;
    private static final int HALF_OPEN = FULL ? 10_000 : 2_000;
    private static final int SLOW_BODIES = FULL ? 1_000 : 250;
    private static final int STREAMS = FULL ? 6_000 : 1_500;
    private static final Duration SECONDS = Duration.ofSeconds(FULL ? 10 : 5);
    private static final Pattern ADDRESS = Pattern.compile("127\\.0\\.0\\.1:(\\d+)");

    @TempDir
    static Path data;

    private static JavaProcess process;
    private static Api api;

    @BeforeAll
    static void start() throws Exception {
        assumeThat(FileDescriptors.ofThisProcess().left())
                .as("sockets of the attackers")
                .isGreaterThan(HALF_OPEN + 1_000L);
        process = JavaProcess.withDescriptors(
                DESCRIPTORS, Main.class, Map.of(), "up", "--port", "0", "--data", data.toString(), "--dev");
        api = new Api(process.awaitLine("Perennial is up: ").replaceAll(".*(http://\\S+).*", "$1"));
    }

    @AfterAll
    static void stop() {
        if (process != null) {
            process.close();
        }
    }

    @Test
    void halfSentRequestsEndNothing() throws Exception {
        try (var attackers = new SilentClients(port(api.address()))) {
            goesOnDuring("half-sent requests", () -> attackers.connect(ATTEMPTS, HALF_OPEN, SilentClients.HALF));
            assertThat(attackers.attempts()).isEqualTo(ATTEMPTS);
        }
    }

    @Test
    void connectionsThatSayNothingEndNothing() throws Exception {
        try (var attackers = new SilentClients(port(api.address()))) {
            goesOnDuring("silent connections", () -> attackers.connect(ATTEMPTS, HALF_OPEN, ""));
        }
    }

    @Test
    void slowBodiesStopNeitherMovesNorSignIns() throws Exception {
        String words = SilentClients.slowBody("/api/v1/auth/sign-in");
        try (var attackers = new SilentClients(port(api.address()))) {
            goesOnDuring("slow bodies", () -> attackers.connect(SLOW_BODIES, SLOW_BODIES, words));
        }
    }

    /** As where the services run by themselves and a client gets past their front door. */
    @Test
    void slowBodiesStopNoServiceByItself() throws Exception {
        for (int port : servicePorts()) {
            String words = SilentClients.slowBody("/api/v1/auth/sign-in");
            try (var attackers = new SilentClients(port)) {
                goesOnDuring("slow bodies at a service", () -> attackers.connect(SLOW_BODIES, SLOW_BODIES, words));
                assertThat(attackers.refused()).isZero();
            }
        }
    }

    /** Streams are answered, so that they are not silent; those who watch already stay, and the process does too. */
    @Test
    void streamsTakeNoDescriptorsFromTheBroker() throws Exception {
        String stream = "GET /api/v1/lobby/stream HTTP/1.1\r\nHost: x\r\n\r\n";
        try (var attackers = new SilentClients(port(api.address())).connect(STREAMS, STREAMS, stream)) {
            assertThat(openDescriptors()).isLessThan(DESCRIPTORS - 300);
            report("streams", attackers, List.of());
        }
        Eventually.get(() -> api.signIn("after-the-streams"), player -> player.token() != null);
        goesOnDuring("nothing", () -> {});
    }

    /** Segments of the broker, logs, keys and the database, all of them. */
    @Test
    void nobodyElseOfThisMachineReadsWhatIsKept() throws Exception {
        try (var files = Files.walk(data)) {
            assertThat(files.filter(file -> !Files.isSymbolicLink(file)).toList())
                    .anyMatch(file -> file.toString().endsWith(".log"))
                    .anyMatch(file -> file.endsWith("perennial.json"))
                    .allSatisfy(file -> assertThat(permissions(file)).endsWith("------"));
        }
    }

    /** Of a file that is gone meanwhile, none. */
    private static String permissions(Path file) throws IOException {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        } catch (NoSuchFileException e) {
            return "------";
        }
    }

    private static void goesOnDuring(String what, Runnable attack) throws Exception {
        var game = Game.start("arboretum", List.of(api.signIn("ann"), api.signIn("ben")), 7);
        var attacking = CompletableFuture.runAsync(attack);
        List<Duration> waits = new ArrayList<>();
        for (int i = 0; i < 5 || (!attacking.isDone() && i < 500); i++) {
            int number = i;
            waits.add(time(game::step));
            waits.add(time(() -> api.signIn("visitor-" + number % 20)));
        }
        attacking.get();
        for (int i = 0; i < 5; i++) {
            waits.add(time(game::step));
            waits.add(time(() -> api.signIn("ann")));
        }
        report(what, null, waits);
        assertThat(waits).allSatisfy(wait -> assertThat(wait).isLessThan(SECONDS));
        assertThat(openDescriptors()).isLessThan(DESCRIPTORS - 300);
        assertThat(process.output()).doesNotContain("Too many open files", "log dir");
    }

    private static void report(String what, SilentClients attackers, List<Duration> waits) throws Exception {
        System.out.printf(
                "%s: %s moves and sign-ins, the slowest %s; %s of %s descriptors open%s%n",
                what,
                waits.size(),
                waits.stream().max(Duration::compareTo).orElse(Duration.ZERO),
                openDescriptors(),
                DESCRIPTORS,
                attackers == null ? "" : "; " + attackers.refused() + " of " + attackers.attempts() + " refused");
    }

    private static Duration time(Runnable work) {
        long begin = System.nanoTime();
        work.run();
        return Duration.ofNanos(System.nanoTime() - begin);
    }

    private static int port(String address) {
        return Integer.parseInt(address.substring(address.lastIndexOf(':') + 1));
    }

    private static List<Integer> servicePorts() {
        return process.output()
                .lines()
                .filter(line -> line.contains("service") || line.matches(".*(command|query|tournament).* on 127.*"))
                .map(ADDRESS::matcher)
                .filter(Matcher::find)
                .map(found -> Integer.parseInt(found.group(1)))
                .distinct()
                .toList();
    }

    private static long openDescriptors() throws Exception {
        Path folder = Path.of("/proc", Long.toString(process.pid()), "fd");
        if (!Files.isDirectory(folder)) {
            return 0;
        }
        try (var open = Files.list(folder)) {
            return open.count();
        }
    }
}
