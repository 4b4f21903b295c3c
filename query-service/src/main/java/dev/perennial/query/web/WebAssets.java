package dev.perennial.query.web;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.web.servlet.config.annotation.ResourceHandlerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import org.springframework.web.servlet.resource.EncodedResourceResolver;
import org.springframework.web.servlet.resource.PathResourceResolver;
import org.springframework.web.servlet.resource.ResourceTransformerChain;
import org.springframework.web.servlet.resource.TransformedResource;

/**
 * Files of the web app under addresses that carry their version, kept by browsers for good, and the page that names
 * these addresses. The files keep their plain addresses too: pages of an older version and development use them.
 */
@Configuration
class WebAssets implements WebMvcConfigurer {
    private static final String FILES = "classpath:/static/";
    private static final CacheControl FOR_GOOD =
            CacheControl.maxAge(Duration.ofDays(365)).cachePublic().immutable();
    private static final Pattern ADDRESS = Pattern.compile("\\b(href|src)=\"(/[^\"]+)\"");

    private final String version;
    private final List<PageBundle> bundles;

    WebAssets(@Value("${perennial.query.bundle}") boolean bundle) throws IOException {
        this.version = AssetVersion.ofClassPath();
        this.bundles = bundle ? PageBundle.ofClassPath() : List.of();
    }

    @Override
    public void addResourceHandlers(ResourceHandlerRegistry registry) {
        // Their addresses carry the version of the library.
        for (String library : List.of("lit-html", "chart.js", "kurkle__color")) {
            var _ = registry.addResourceHandler("/webjars/" + library + "/**")
                    .addResourceLocations("classpath:/META-INF/resources/webjars/" + library + "/")
                    .setCacheControl(FOR_GOOD);
        }
        files(registry, base() + "/**", FOR_GOOD, true);
        // A page opened before an upgrade gets the new file rather than none. There are as many such addresses as
        // anyone
        // likes to ask for, so nothing is remembered about them.
        files(registry, "/assets/*/**", CacheControl.noCache(), false);
        var _ = registry.addResourceHandler("/index.html", "/embed.html")
                .addResourceLocations(FILES)
                .setCacheControl(CacheControl.noCache())
                .setUseLastModified(false)
                .setEtagGenerator(_ -> "\"" + version + "\"")
                .resourceChain(true)
                .addTransformer(this::withVersions);
    }

    private static void files(
            ResourceHandlerRegistry registry, String addresses, CacheControl caching, boolean remember) {
        var _ = registry.addResourceHandler(addresses)
                .addResourceLocations(FILES)
                .setCacheControl(caching)
                .resourceChain(remember)
                .addResolver(new EncodedResourceResolver())
                .addResolver(new VersionedPathResolver());
    }

    String version() {
        return version;
    }

    private String base() {
        return "/assets/" + version;
    }

    private Resource withVersions(HttpServletRequest request, Resource page, ResourceTransformerChain chain)
            throws IOException {
        Resource plain = chain.transform(request, page);
        String text = plain.getContentAsString(StandardCharsets.UTF_8);
        return new TransformedResource(plain, versioned(text).getBytes(StandardCharsets.UTF_8));
    }

    String versioned(String page) {
        String bundled = page;
        for (PageBundle bundle : bundles) {
            bundled = bundle.in(bundled);
        }
        return ADDRESS.matcher(bundled)
                .replaceAll("$1=\"" + base() + "$2\"")
                .replaceFirst("<html", "<html data-assets=\"" + base() + "\"");
    }

    /** Skips the version where the pattern of the addresses leaves it in the path. */
    private static final class VersionedPathResolver extends PathResourceResolver {
        private static final Pattern OLD_VERSION = Pattern.compile("^[0-9a-f]{12}/");

        @Override
        protected @Nullable Resource getResource(String path, Resource location) throws IOException {
            return super.getResource(OLD_VERSION.matcher(path).replaceFirst(""), location);
        }
    }
}
