package dev.perennial.query.web;

import dev.perennial.http.security.InlineScript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.ClassPathResource;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/**
 * Addresses of the app: one page answers them all and looks at the address itself. Those that people share get it with
 * a preview, from the package {@code card}.
 */
@Configuration
class WebPages implements WebMvcConfigurer {
    private static final List<String> ADDRESSES = List.of(
            "/account",
            "/recover",
            "/rules",
            "/rules/{game}",
            "/learn/{game}",
            "/ladders",
            "/ladders/{ladder}",
            "/tv",
            "/tournaments",
            "/tournaments/new",
            "/tournaments/{tournament}/desk",
            "/tournaments/{tournament}/hall",
            "/leagues",
            "/leagues/{league}",
            "/tables/{table}/explore",
            "/studies/{study}",
            "/wall/{tournament}",
            // Any other page-like path: the app itself says that the page does not exist.
            "/{page:[a-z-]+}");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        for (String slim : List.of("/embed/tables/{table}", "/overlay/tables/{table}")) {
            registry.addViewController(slim).setViewName("forward:/embed.html");
        }
        ADDRESSES.forEach(address -> registry.addViewController(address).setViewName("forward:/index.html"));
    }

    /** Browsers take an import map only from the page itself. */
    @Bean
    static InlineScript importMap() throws IOException {
        String page = new ClassPathResource("static/index.html").getContentAsString(StandardCharsets.UTF_8);
        var map = IMPORT_MAP.matcher(page);
        if (!map.find()) {
            throw new IllegalStateException("The page has no import map.");
        }
        return new InlineScript(map.group(1));
    }
}
