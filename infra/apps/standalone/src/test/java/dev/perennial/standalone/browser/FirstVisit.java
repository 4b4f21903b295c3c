package dev.perennial.standalone.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;

/** What a first visit costs: every byte as it came over the wire, headers included. */
final class FirstVisit {
    private static final int VISITS = 5;

    private final Window window;
    private final AtomicLong bytes = new AtomicLong();
    private final Set<String> kept = ConcurrentHashMap.newKeySet();
    private final List<String> answered = new CopyOnWriteArrayList<>();

    FirstVisit(Window window) {
        this.window = window;
        CDPSession devtools = window.page().context().newCDPSession(window.page());
        devtools.on("Network.loadingFinished", this::count);
        devtools.on(
                "Network.requestServedFromCache",
                found -> kept.add(found.get("requestId").getAsString()));
        devtools.on("Network.responseReceived", this::note);
        JsonObject _ = devtools.send("Network.enable");
    }

    private void count(JsonObject loaded) {
        long _ = bytes.addAndGet(loaded.get("encodedDataLength").getAsLong());
    }

    private void note(JsonObject received) {
        JsonObject response = received.getAsJsonObject("response");
        String address = response.get("url").getAsString();
        if (!kept.contains(received.get("requestId").getAsString())
                && !response.get("fromDiskCache").getAsBoolean()
                && !address.startsWith("data:")) {
            answered.add(address);
        }
    }

    /** What the server answered since the last call; what the browser had kept needs no request. */
    List<String> requests() {
        var all = List.copyOf(answered);
        answered.clear();
        return all;
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
