package dev.perennial.query.text;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The languages there are, and which of them a reader gets. */
public final class Languages {
    public static final List<Locale> ALL = List.of(Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN);

    private Languages() {}

    /**
     * The language asked for, else what the browser likes best of ours, else English.
     *
     * @param asked the name of a language
     * @param accepted a header as browsers send it
     */
    public static Locale of(@Nullable String asked, @Nullable String accepted) {
        return known(asked).or(() -> known(accepted)).orElse(Locale.ENGLISH);
    }

    private static Optional<Locale> known(@Nullable String ranges) {
        if (ranges == null || ranges.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(Locale.lookup(Locale.LanguageRange.parse(ranges), ALL));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // not a language at all
        }
    }
}
