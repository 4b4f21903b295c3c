package dev.perennial.http.security;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The pages that other sites may show in a frame, and the sites that may. All other pages, and these too while no
 * site is named, refuse to be framed.
 *
 * @param folder what the paths of these pages begin with
 * @param origins such as {@code https://club.example} or {@code https://*.example.org}
 */
public record FramedPages(String folder, List<String> origins) {
    private static final Pattern ORIGIN =
            Pattern.compile("https?://(\\*\\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\\d{1,5})?", Pattern.CASE_INSENSITIVE);

    public FramedPages {
        origins = origins.stream()
                .map(String::strip)
                .filter(origin -> !origin.isEmpty())
                .toList();
        for (String origin : origins) {
            if (!ORIGIN.matcher(origin).matches()) {
                throw new IllegalArgumentException("Not the origin of a site, such as https://club.example: " + origin);
            }
        }
    }

    public boolean areAllowed() {
        return !origins.isEmpty();
    }

    boolean include(String path) {
        return areAllowed() && path.startsWith(folder);
    }

    String ancestors() {
        return String.join(" ", origins);
    }
}
