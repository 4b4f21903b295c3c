package dev.perennial.standalone.browser.play;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import dev.perennial.standalone.browser.Probe;
import java.util.ArrayList;
import java.util.List;

/** Every byte of live data a window received: answers as the browser got them, streams as its page did. */
final class Wire {
    private static final String TAP = Probe.read("tap-streams");

    private final Page page;
    private final List<Response> answers = new ArrayList<>();

    private Wire(Page page) {
        this.page = page;
    }

    /** Before the first page is opened. */
    static Wire tap(Page page) {
        var wire = new Wire(page);
        page.addInitScript(TAP);
        page.onResponse(answer -> {
            if (answer.url().contains("/api/") && !answer.url().contains("/stream")) {
                wire.answers.add(answer);
            }
        });
        return wire;
    }

    String everything() {
        var all = new StringBuilder((String) page.evaluate("window.tapped.join('\\n')"));
        for (Response answer : answers) {
            try {
                all.append('\n').append(answer.text());
            } catch (PlaywrightException e) {
                // an answer without a body, or one of a page left since
            }
        }
        return all.toString();
    }
}
