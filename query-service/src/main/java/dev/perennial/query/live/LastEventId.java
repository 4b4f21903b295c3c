package dev.perennial.query.live;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The last event a client of a stream has. */
public final class LastEventId {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,18}");

    private LastEventId() {}

    /** The browser's own header wins: it is newer than the address it once opened. */
    public static OptionalLong of(@Nullable String header, @Nullable String query) {
        return Stream.of(Optional.ofNullable(header), Optional.ofNullable(query))
                .flatMap(Optional::stream)
                .filter(text -> NUMBER.matcher(text).matches())
                .mapToLong(Long::parseLong)
                .findFirst();
    }
}
