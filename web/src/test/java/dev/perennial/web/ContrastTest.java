package dev.perennial.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Names of cards are written in their own colours, on whatever ground a page has. A browser test sees only the cards
 * that were dealt; here each colour is held against each ground.
 */
class ContrastTest {
    private static final Path STYLES = Path.of("src/main/resources/static/css");
    /** What the accessibility guidelines (WCAG 2, level AA) ask of text of normal size. */
    private static final double READABLE = 4.5;

    private static final Pattern COLOUR = Pattern.compile("([\\w-]+)(?: \\{\\s+--tree)?: #(\\p{XDigit}{6})");
    private static final Pattern GROUND = Pattern.compile("surface|paper|sunk");

    @ParameterizedTest
    @CsvSource({
        "base.css, --(ink|muted|evergreen|clay|sky|plum), 6",
        "boards/arboretum.css, species-\\w+, 10",
        "boards/evergreen-concert.css, --\\w+-ink, 6",
        "boards/s-evolution.css, --(suit|own)-\\w+, 7"
    })
    void colouredTextIsReadableOnEveryGround(String file, String inks, int howMany) throws IOException {
        for (boolean dark : new boolean[] {false, true}) {
            var grounds = colours("base.css", dark);
            grounds.keySet().removeIf(name -> !GROUND.matcher(name.substring(2)).matches());
            assertThat(grounds).hasSize(3);
            var texts = colours(file, dark);
            texts.keySet().removeIf(name -> !name.matches(inks));
            assertThat(texts).hasSize(howMany);
            texts.forEach((name, ink) -> grounds.forEach((where, ground) -> assertThat(contrast(ink, ground))
                    .as("%s on %s, %s", name, where, dark ? "dark" : "light")
                    .isGreaterThanOrEqualTo(READABLE)));
        }
    }

    private static Map<String, Integer> colours(String file, boolean dark) throws IOException {
        String styles = Files.readString(STYLES.resolve(file));
        int night = styles.indexOf(":root[data-theme=\"dark\"]");
        String part = dark ? styles.substring(night) : styles.substring(0, night);
        return COLOUR.matcher(part)
                .results()
                .collect(Collectors.toMap(
                        each -> each.group(1), each -> Integer.parseInt(each.group(2), 16), (first, _) -> first));
    }

    private static double contrast(int one, int other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int colour) {
        return 0.2126 * linear(colour >> 16) + 0.7152 * linear(colour >> 8) + 0.0722 * linear(colour);
    }

    private static double linear(int channel) {
        double share = (channel & 0xFF) / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
