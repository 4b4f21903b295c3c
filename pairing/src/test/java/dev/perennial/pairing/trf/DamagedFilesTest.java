package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.perennial.pairing.RecordedRounds;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Files with one fault each, from a fixed seed: none is read as if nothing had happened, and none ends in a crash. */
class DamagedFilesTest {
    private static final String SIGNS = "?!%q_~";
    private static final int FAULTS = 8_000;

    /** Every record that is read, in both dialects. */
    private static final String EVERYTHING = TrfBuilder.rounds(5)
            .line("142 5")
            .line("152 W")
            .line("BBW  2.0")
            .line("BBD  1.0")
            .line("BBL  0.0")
            .line("BBZ  0.0")
            .line("BBF  0.0")
            .line("BBU  2.0")
            .line("162  W 2.0    D 1.0    L 0.0    A 0.0    P 2.0")
            .line("XXS W=2.0 D=1 L=0 PAB=2 FW=2.0 FL=0 ZPB=.0 HPB=1 FPB=2")
            .line("192 FIDE_DUTCH_2025_BAKU")
            .line("XXP 1 4")
            .line("260 002 003    2    3")
            .line("XXZ 5")
            .line("240 H 002    6")
            .line("XXA    1  2.0  2.0  1.0")
            .line("250       2.0 001 002 0002 0004")
            .line("092 Individual: Swiss-System")
            .line("### a comment")
            .player("2000", "2w1")
            .player("1900", "1b0")
            .player("1800", "4b=")
            .player("1700", "3w=")
            .player("", "0-U")
            .player("", "0-H")
            .text();

    private final Random random = new Random(20);

    private static List<String> files() throws IOException {
        var files = new ArrayList<String>();
        files.add(EVERYTHING);
        try (var recorded = Files.list(RecordedRounds.folder("public"))) {
            for (var file : recorded.filter(path -> path.toString().endsWith(".trf"))
                    .sorted()
                    .limit(8)
                    .toList()) {
                files.add(Files.readString(file));
            }
        }
        return files;
    }

    /** Empty where the reader refuses; anything but its own refusal fails the test. */
    private static Optional<TrfFile> read(String text) {
        try {
            return Optional.of(TrfReader.read(text));
        } catch (MalformedTrf malformed) {
            assertThat(malformed.line()).isBetween(1, (int) text.lines().count());
            assertThat(malformed.column()).isPositive();
            return Optional.empty();
        }
    }

    @Test
    void aSignThatBelongsNowhereIsRefusedOrKept() throws IOException {
        for (String text : files()) {
            var whole = read(text).orElseThrow();
            for (int i = 0; i < FAULTS / 8; i++) {
                int at = random.nextInt(text.length());
                char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
                if (text.charAt(at) == '\n' || text.charAt(at) == sign) {
                    continue;
                }
                String damaged = new StringBuilder(text)
                        .replace(at, at + 1, String.valueOf(sign))
                        .toString();
                assertThat(read(damaged)).as(damaged).isNotEqualTo(Optional.of(whole));
            }
        }
    }

    @Test
    void noiseIsAlwaysRefused() throws IOException {
        for (String text : files()) {
            for (int i = 0; i < FAULTS / 20; i++) {
                var lines = new ArrayList<>(text.lines().toList());
                lines.add(random.nextInt(lines.size() + 1), noise());
                assertThat(read(String.join("\n", lines)))
                        .as(String.join("\n", lines))
                        .isEmpty();
            }
        }
    }

    /** A line of random bytes; the mark makes sure that no chance makes a record of it. */
    private String noise() {
        var line = new StringBuilder();
        for (int i = random.nextInt(1, 40); i > 0; i--) {
            char sign = (char) random.nextInt(256);
            line.append(sign == '\n' || sign == '\r' ? '\u0000' : sign);
        }
        return line.insert(random.nextInt(line.length() + 1), (char) random.nextInt(1, 8))
                .toString();
    }

    @Test
    void whateverIsTakenAwayOrDoubledOnlyRefusalsAreThrown() throws IOException {
        for (String text : files()) {
            for (int i = 0; i < FAULTS / 8; i++) {
                int from = random.nextInt(text.length());
                int to = Math.min(text.length(), from + random.nextInt(12));
                String part = text.substring(from, to);
                String damaged = random.nextBoolean()
                        ? text.substring(0, from) + text.substring(to)
                        : text.substring(0, to) + part + text.substring(to);
                read(damaged).ifPresent(file -> {
                    for (var dialect : Dialect.values()) {
                        String written = TrfWriter.write(file, dialect);
                        assertThatCode(() -> TrfReader.read(written))
                                .as(damaged)
                                .doesNotThrowAnyException();
                    }
                });
            }
        }
    }
}
