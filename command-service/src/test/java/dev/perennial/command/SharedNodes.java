package dev.perennial.command;

import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Two nodes on one store for all tests that change nothing but tables of their own; each starts when first asked for.
 */
public final class SharedNodes {
    private SharedNodes() {}

    public static CommandNode one() {
        return First.NODE;
    }

    public static CommandNode other() {
        return Second.NODE;
    }

    /** Where both send their mail. */
    public static SmtpSink mail() {
        return Common.MAIL;
    }

    private static final class Common {
        private static final TestDatabase DATABASE = TestBackends.freshDatabase();
        private static final Path DATA = folder();
        private static final SmtpSink MAIL = SmtpSink.start();

        private static CommandNode node(String name) {
            return new CommandNode(
                    DATABASE,
                    DATA,
                    "PERENNIAL_NODE_ID=" + name,
                    "PERENNIAL_SMTP_HOST=127.0.0.1",
                    "PERENNIAL_SMTP_PORT=" + MAIL.port(),
                    "PERENNIAL_PUBLIC_URL=https://club.example",
                    "PERENNIAL_PRIVATE_WEBHOOKS=true");
        }

        private static Path folder() {
            try {
                return Files.createTempDirectory("perennial-nodes");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static final class First {
        private static final CommandNode NODE = Common.node("one");
    }

    private static final class Second {
        private static final CommandNode NODE = Common.node("other");
    }
}
