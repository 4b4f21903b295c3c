package dev.perennial.query.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.springframework.core.io.ClassPathResource;
import org.springframework.stereotype.Component;

/** The one page of the app, to which an address may add elements of its own. */
@Component
public class AppPage {
    private static final String END = "</head>";

    private final String page;
    private final String version;

    AppPage(WebAssets assets) throws IOException {
        page = assets.versioned(new ClassPathResource("static/index.html").getContentAsString(StandardCharsets.UTF_8));
        version = assets.version();
    }

    public String version() {
        return version;
    }

    /** The page with more elements in its head, which are escaped already. */
    public String withHead(String elements) {
        return page.replace(END, elements + END);
    }
}
