package dev.perennial.query.card;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The preview of a link: its title, a sentence, and a picture if there is one.
 *
 * @param path of the page on this server, with its parameters
 * @param picture its path, likewise
 * @param embed the path of the page that other sites may show in a frame; null if there is none
 */
record LinkCard(
        String title,
        String description,
        String path,
        @Nullable String picture,
        @Nullable String embed) {
    private static final String FILE = "/card/head.mustache";
    /** Escapes every value. */
    private static final Template HEAD = Mustache.compiler()
            .compile(new InputStreamReader(
                    Objects.requireNonNull(LinkCard.class.getResourceAsStream(FILE), FILE), StandardCharsets.UTF_8));

    private record Head(
            String title,
            String description,
            String address,
            boolean hasPicture,
            String picture,
            String kind,
            String oembed) {}

    /** The elements for the head of a page. */
    String head(String base, String oembed) {
        return HEAD.execute(new Head(
                title,
                description,
                base + path,
                picture != null,
                base + picture,
                picture == null ? "summary" : "summary_large_image",
                oembed));
    }
}
