package dev.perennial.standalone.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser, one for all tests of a process, which it ends with. Where there is none the tests say so loudly and
 * are skipped.
 */
public final class Chromium {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private static @Nullable Chromium running;

    private final Browser browser;

    private Chromium(Path executable) {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new LaunchOptions().setExecutablePath(executable).setArgs(List.of("--no-sandbox")));
    }

    public static synchronized Chromium shared() {
        if (running != null) {
            return running;
        }
        Optional<Path> found = find();
        if (found.isEmpty()) {
            System.err.println("\n*** NO CHROMIUM: THE BROWSER TESTS DID NOT RUN."
                    + " Install it (Debian: apt install chromium). ***\n");
        }
        Assumptions.assumeTrue(found.isPresent(), "no Chromium on this machine");
        running = new Chromium(found.orElseThrow());
        return running;
    }

    private static Optional<Path> find() {
        return Stream.of(System.getenv("PATH").split(":"))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** A separate person: nothing is shared with other windows but the server. */
    public Window open(String address, Look look) {
        return new Window(browser.newContext(look.options().setBaseURL(address)), look);
    }
}
