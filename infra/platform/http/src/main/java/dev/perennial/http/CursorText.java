package dev.perennial.http;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;

/** Encodes a cursor's parts as one opaque word for a URL. */
public final class CursorText {
    /** No name and no id has it. */
    private static final String BETWEEN = "\n";

    private CursorText() {}

    public static String of(String... parts) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(String.join(BETWEEN, parts).getBytes(StandardCharsets.UTF_8));
    }

    /** Anything but a word of that many parts, each of which means something, is a bad question. */
    public static <T> T read(String text, int size, Function<List<String>, T> meaning) {
        try {
            var parts =
                    List.of(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8).split(BETWEEN, -1));
            if (parts.size() == size && parts.stream().allMatch(part -> part.indexOf(0) < 0)) {
                return meaning.apply(parts);
            }
        } catch (IllegalArgumentException | DateTimeException | ProblemException e) {
            throw Page.badCursor();
        }
        throw Page.badCursor();
    }
}
