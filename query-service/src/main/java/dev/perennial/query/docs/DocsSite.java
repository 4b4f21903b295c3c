package dev.perennial.query.docs;

import com.samskivert.mustache.Mustache;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.commonmark.node.Node;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/** The documentation as a site of its own: every file by its path. The server serves it, and a command writes it. */
public final class DocsSite {
    /** Where the build puts the project's Markdown files and their pictures. */
    private static final String FILES = "docs-pages/";

    private static final String[] LOOK = {
        "css/base.css", "css/controls.css", "css/frame.css", "js/theme-first.js", "icon.svg"
    };
    private static final String[] OWN = {"docs.css", "search.js"};

    private final Map<String, byte[]> files = new TreeMap<>();

    private DocsSite() {}

    public static DocsSite build() {
        var site = new DocsSite();
        try {
            site.addPages();
            site.addPictures();
            for (String name : LOOK) {
                site.files.put(name, bytes("static/" + name));
            }
            for (String name : OWN) {
                site.files.put(name, bytes("docs-site/" + name));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return site;
    }

    /** By path from the top of the site. */
    public Map<String, byte[]> files() {
        return Map.copyOf(files);
    }

    /** Writes all files below a folder. */
    public void write(Path folder) throws IOException {
        for (var file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            Files.createDirectories(target.toAbsolutePath().resolveSibling(""));
            Files.write(target, file.getValue());
        }
    }

    private void addPages() throws IOException {
        var sources = new TreeMap<String, String>();
        for (var resource : find("**/*.md")) {
            sources.put(name(resource), resource.getContentAsString(StandardCharsets.UTF_8));
        }
        var template = Mustache.compiler()
                .compile(new ClassPathResource("docs-site/page.html").getContentAsString(StandardCharsets.UTF_8));
        var index = new DocsIndex();
        for (var source : sources.entrySet()) {
            String page = DocsPath.page(source.getKey());
            Node document = DocsRenderer.parse(source.getValue());
            index.add(page, document);
            String title = DocsRenderer.text(document.getFirstChild());
            String body = new DocsRenderer(source.getKey(), sources.keySet()).html(document);
            String html = template.execute(Map.of("title", title, "body", body, "root", "../".repeat(depth(page))));
            files.put(page, html.getBytes(StandardCharsets.UTF_8));
        }
        files.put("search.json", Json.mapper().writeValueAsBytes(index.entries()));
    }

    private void addPictures() throws IOException {
        for (String kind : List.of("jpg", "png", "svg")) {
            for (var resource : find("docs/**/*." + kind)) {
                files.put(DocsPath.asset(name(resource)).orElseThrow(), resource.getContentAsByteArray());
            }
        }
        var resolver = new PathMatchingResourcePatternResolver();
        for (var resource : resolver.getResources("classpath*:static/img/rules/*")) {
            files.put("img/rules/" + resource.getFilename(), resource.getContentAsByteArray());
        }
    }

    private static int depth(String page) {
        return (int) page.chars().filter(sign -> sign == '/').count();
    }

    private static Resource[] find(String pattern) throws IOException {
        return new PathMatchingResourcePatternResolver().getResources("classpath*:" + FILES + pattern);
    }

    private static String name(Resource resource) throws IOException {
        String address = URLDecoder.decode(resource.getURL().toString(), StandardCharsets.UTF_8);
        return address.substring(address.lastIndexOf(FILES) + FILES.length());
    }

    private static byte[] bytes(String path) throws IOException {
        return new ClassPathResource(path).getContentAsByteArray();
    }
}
