package dev.perennial.standalone.browser;

import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.springframework.util.FileSystemUtils;

/** One server and one browser for all stories that leave others alone. They live as long as the tests run. */
public final class SharedSite {
    private static @Nullable SharedSite running;

    private final Chromium chromium = Chromium.shared();
    private final Path data;
    private final RunningStandalone standalone;

    private SharedSite() throws IOException {
        data = Files.createTempDirectory("shared-site");
        standalone = TestStandalone.start(data);
        Runtime.getRuntime().addShutdownHook(new Thread(this::stop));
    }

    /** Skips the test where there is no browser. */
    public static synchronized SharedSite get() {
        try {
            running = running == null ? new SharedSite() : running;
            return running;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Chromium chromium() {
        return chromium;
    }

    public String address() {
        return standalone.address();
    }

    public Api api() {
        return new Api(address());
    }

    public Window open(Look look) {
        return chromium.open(address(), look);
    }

    /** The browser ends with this process. */
    private void stop() {
        standalone.close();
        try {
            FileSystemUtils.deleteRecursively(data);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
