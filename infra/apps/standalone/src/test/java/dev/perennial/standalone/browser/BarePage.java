package dev.perennial.standalone.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** An empty page that can import whatever belongs to the web app; there is no server behind it. */
public final class BarePage implements BeforeAllCallback, BeforeEachCallback, AfterAllCallback {
    private final Look look;
    private StaticSite site;
    private Chromium chromium;
    private Page page;

    public BarePage(Look look) {
        this.look = look;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        chromium = Chromium.start();
        site = new StaticSite();
        page = chromium.open(site.address(), look).page();
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        page().navigate("/blank.html");
    }

    /** Calls a function that a module in {@code web/src/test/js/browser} exports. */
    public Object call(String module, String function, Object... arguments) {
        return page().evaluate(
                        "async ([module, name, given]) => (await import(`/test/${module}`))[name](...given)",
                        List.of(module, function, List.of(arguments)));
    }

    public Page page() {
        if (page == null) {
            throw new IllegalStateException("not started");
        }
        return page;
    }

    @Override
    public void afterAll(ExtensionContext context) {
        if (site != null) {
            site.close();
        }
        if (chromium != null) {
            chromium.close();
        }
    }
}
