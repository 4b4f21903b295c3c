package dev.perennial.standalone;

import dev.perennial.embedded.UnusableDataFolder;
import dev.perennial.http.server.CarrierThreads;
import dev.perennial.standalone.console.CannotStart;
import dev.perennial.standalone.console.Progress;
import dev.perennial.standalone.start.StartedParts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.slf4j.bridge.SLF4JBridgeHandler;

/** Everything in one process: PostgreSQL, Kafka, the three services and one address in front of them. */
public final class Standalone {
    private static final Duration STOP_LIMIT = Duration.ofSeconds(20);

    private Standalone() {}

    /** The work another program does once everything is up. */
    interface WhenUp {
        void go(Assembly assembly, String address);
    }

    /** @param settings of the services, beyond what the options say */
    static void run(Options options, Map<String, String> settings, WhenUp whenUp) {
        quietLibraries();
        Progress progress = Progress.sinceTheJvmBegan(System.out);
        StartedParts started = new StartedParts();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stopAloud(started, progress), "stop"));
        try {
            progress.say("Perennial starts, its data in "
                    + options.data().toAbsolutePath().normalize());
            var assembly = new Assembly(options, settings, started, progress);
            String address = assembly.start();
            announce(address, options, progress);
            goOn(() -> whenUp.go(assembly, address), started, progress);
        } catch (UnusableDataFolder | CannotStart e) {
            giveUp(started, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            giveUp(started, "The start failed: " + rootCause(e).getMessage() + details(options, e));
        }
    }

    /** A program's work on a running server may fail; the server stays up. */
    private static void goOn(Runnable whatElse, StartedParts started, Progress progress) {
        try {
            whatElse.run();
        } catch (RuntimeException e) {
            if (!started.isClosed()) {
                progress.say("The demo stopped here: " + rootCause(e).getMessage());
            }
        }
    }

    /** Says why, unless the reason is a stop that is under way already. */
    private static void giveUp(StartedParts started, String why) {
        if (!started.isClosed()) {
            System.err.println("perennial: " + why);
            stop(started);
            System.exit(1);
        }
    }

    private static void announce(String address, Options options, Progress progress) {
        if (options.dev()) {
            progress.say("");
            progress.say("WARNING: development sign-in is ON. Anyone who reaches this address can sign in as anyone.");
        }
        progress.say("");
        progress.say("Perennial is up: " + address + "   (Ctrl-C stops it)");
    }

    /** Services share one quiet logging configuration; Spring Boot would set it up again for each of them. */
    public static void quietLibraries() {
        CarrierThreads.provide();
        System.setProperty("org.springframework.boot.logging.LoggingSystem", "none");
        SLF4JBridgeHandler.removeHandlersForRootLogger();
        SLF4JBridgeHandler.install();
    }

    private static void stopAloud(StartedParts started, Progress progress) {
        if (!started.isClosed()) {
            progress.say("Perennial stops ...");
            stop(started);
            progress.say("Stopped. All data is kept.");
        }
    }

    /** A stop that hangs is ended by force: what is committed is safe, and the next start recovers. */
    private static void stop(StartedParts started) {
        Thread limit = Thread.ofPlatform().daemon().name("stop-limit").start(() -> {
            try {
                Thread.sleep(STOP_LIMIT);
            } catch (InterruptedException e) {
                return;
            }
            System.err.println("perennial: Not stopped within " + STOP_LIMIT.toSeconds() + " s; ended by force.");
            Runtime.getRuntime().halt(1);
        });
        started.close();
        // The JVM's own shutdown work has no time limit, such as writing the startup cache.
        limit.interrupt();
    }

    private static Throwable rootCause(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        return root;
    }

    private static String details(Options options, Throwable failure) {
        Path file = options.data().resolve("failed-start.txt");
        try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(file))) {
            failure.printStackTrace(writer);
            return " (details in " + file + ")";
        } catch (IOException e) {
            return "";
        }
    }
}
