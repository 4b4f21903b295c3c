package dev.perennial.query.docs;

import java.nio.file.Path;
import java.util.Optional;

/** Where a file of the project is on the site. Paths use slashes and begin at the top of the project or of the site. */
final class DocsPath {
    private static final String DOCS = "docs/";
    private static final String STATIC = "web/src/main/resources/static/";

    private DocsPath() {}

    /** The page of a Markdown file, {@code docs/how-to/play.md} at {@code how-to/play.html}. */
    static String page(String source) {
        String name = source.startsWith(DOCS) ? source.substring(DOCS.length()) : "project/" + source;
        return (name.equals("README.md") ? "index.md" : name).replaceFirst("[.]md$", ".html");
    }

    /** A picture or another file beside the pages; nothing for files that the site does not have. */
    static Optional<String> asset(String source) {
        if (source.startsWith(STATIC)) {
            return Optional.of(source.substring(STATIC.length()));
        }
        return source.startsWith(DOCS) ? Optional.of(source.substring(DOCS.length())) : Optional.empty();
    }

    /** Where a link of a file leads, from the top of the project. */
    static String resolve(String source, String link) {
        return Path.of("/" + source)
                .resolveSibling(link)
                .normalize()
                .toString()
                .replace('\\', '/')
                .substring(1);
    }

    /** The way from one page of the site to another file of it. */
    static String relative(String page, String target) {
        return Path.of("/" + page)
                .resolveSibling("")
                .relativize(Path.of("/" + target))
                .toString()
                .replace('\\', '/');
    }
}
