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
    private Window window;

    public BarePage(Look look) {
        this.look = look;
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        var chromium = Chromium.shared();
        site = new StaticSite();
        window = chromium.open(site.address(), look);
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
        if (window == null) {
            throw new IllegalStateException("not started");
        }
        return window.page();
    }

    @Override
    public void afterAll(ExtensionContext context) {
        if (window != null) {
            window.close();
            site.close();
        }
    }
}
