package dev.perennial.checks.source;

import java.util.stream.Stream;

/** How long files are, in lines. */
record FileLengths(int files, long total, long median, long percentile95, long longest) {

    static FileLengths of(Stream<String> texts) {
        var lines = texts.map(text -> text.lines().count()).sorted().toList();
        return new FileLengths(
                lines.size(),
                lines.stream().mapToLong(Long::longValue).sum(),
                lines.get(lines.size() / 2),
                lines.get(lines.size() * 95 / 100),
                lines.getLast());
    }
}
