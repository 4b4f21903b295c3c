package dev.perennial.standalone.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.concurrent.atomic.AtomicLong;

/** What a first visit costs: every byte as it came over the wire, headers included. */
final class FirstVisit {
    private static final int VISITS = 5;

    private final Window window;
    private final AtomicLong bytes = new AtomicLong();

    FirstVisit(Window window) {
        this.window = window;
        CDPSession devtools = window.page().context().newCDPSession(window.page());
        devtools.on("Network.loadingFinished", this::count);
        JsonObject _ = devtools.send("Network.enable");
    }

    private void count(JsonObject loaded) {
        long _ = bytes.addAndGet(loaded.get("encodedDataLength").getAsLong());
    }

    /** Opens the first page and waits until nothing more comes. */
    long bytes() {
        window.goTo("/");
        window.page().waitForSelector(".live, .empty");
        long before = -1;
        while (before != bytes.get()) {
            before = bytes.get();
            window.page().waitForTimeout(700);
        }
        return before;
    }

    /** How far what could be seen moved by itself, as browsers reckon it: what they call good is below 0.1. */
    double shift() {
        return ((Number) window.page().evaluate(Probe.read("layout-shift"))).doubleValue();
    }

    /** When there was something to read and to press, in milliseconds after the address was entered. */
    double contentMillis() {
        return ((Number) window.page().evaluate(Probe.read("largest-paint"))).doubleValue();
    }

    /** The best of a few: what else runs on the machine at the moment is not the page's fault. */
    static double quickest(Chromium chromium, String address) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < VISITS; i++) {
            try (Window window = chromium.open(address, Look.DESK)) {
                best = Math.min(best, new FirstVisit(window.goTo("/")).contentMillis());
            }
        }
        return best;
    }
}
