package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Clip;
import com.microsoft.playwright.options.ScreenshotType;
import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of the rules, step by step: parts of our boards in positions out of whole games. The same files are shown
 * by the rules pages of the app and of the documentation; {@code -Drules.pictures=FOLDER} writes them.
 */
class RulesPicturesTest {
    private static final Path SHIPPED = Path.of("../../../web/src/main/resources/static/img/rules");
    private static final Path FOLDER = Path.of(System.getProperty("rules.pictures", "target/screenshots/rules"));
    private static final int QUALITY = 80;
    private static final int SMALLEST = 2_000;
    private static final int LARGEST = 80_000;

    /** The chapter on turns shows a garden that branches. */
    private static final int GROWING = 3;

    /** The chapter on paths shows them drawn, as at the end of a game. */
    private static final int SCORED = 6;

    /** A part of the board at a share of the game, for a chapter of the rules. */
    record Step(String game, int chapter, double share, String part) {
        String file() {
            return game + "-" + chapter + ".jpg";
        }
    }

    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    static List<Step> steps() {
        return List.of(
                new Step("arboretum", 2, 0, ".dock"),
                new Step("arboretum", GROWING, 0.4, ".first-garden .grid"),
                new Step("arboretum", SCORED, 0.95, ".garden .grid"),
                new Step("evergreen-concert", 3, 0.4, ".promoter"),
                new Step("evergreen-concert", 4, 0.4, ".sheet-box"),
                new Step("evergreen-concert", 5, 0.4, ".ring"),
                new Step("evergreen-planet", 4, 0.3, ".zone ul"),
                new Step("evergreen-planet", 6, 0.3, ".year"),
                new Step("evergreen-planet", 7, 0.7, ".own"),
                new Step("s-evolution", 3, 0, ".dock"),
                new Step("s-evolution", 4, 0.45, ".trick"),
                new Step("s-evolution", 6, 0.6, ".civ.large"));
    }

    @ParameterizedTest
    @MethodSource("steps")
    void everyStepIsPictured(Step step) throws IOException {
        int seats = Math.min(3, Games.byId(step.game()).orElseThrow().maxSeats());
        PAGE.page().setViewportSize(1280, 800);
        Object _ = PAGE.call("table-layout.js", "openTable", shown(step, seats));
        Object _ = PAGE.call("table-layout.js", "hidden", step.game()); // waits until it is drawn
        Path file = FOLDER.resolve(step.file());
        PAGE.page()
                .screenshot(new Page.ScreenshotOptions()
                        .setPath(file)
                        .setClip(drawn(step.part()))
                        .setType(ScreenshotType.JPEG)
                        .setQuality(QUALITY));
        assertThat(Files.size(file)).isBetween((long) SMALLEST, (long) LARGEST);
        assertThat(Files.size(SHIPPED.resolve(step.file())))
                .as("the picture that the rules pages show")
                .isBetween((long) SMALLEST, (long) LARGEST);
    }

    private static String shown(Step step, int seats) {
        String table = Positions.of(step.game(), seats).at(step.share(), 0);
        if (!step.game().equals("arboretum")) {
            return table;
        }
        return switch (step.chapter()) {
            case GROWING -> ScoredGarden.growing(table);
            case SCORED -> ScoredGarden.in(table);
            default -> table;
        };
    }

    /** The part without the empty space around what is drawn in it. */
    private static Clip drawn(String part) {
        var box = (Map<?, ?>) PAGE.page().locator(part).first().evaluate("""
                (part) => {
                  const inSvg = part instanceof SVGElement;
                  const frame = part.matches('.promoter') ? [part.getBoundingClientRect()] : [];
                  const drawn = [...part.querySelectorAll('*')].filter((each) => inSvg
                    ? each.tagName === 'rect'
                    : each.tagName === 'svg' ||
                      (!each.children.length && !each.closest('svg') && each.textContent.trim()));
                  const all = (drawn.length ? drawn : [part]).map((each) => each.getBoundingClientRect())
                    .filter((each) => each.width > 1 && each.height > 1);
                  const sides = frame.length ? frame : all;
                  const left = Math.max(0, Math.min(...sides.map((each) => each.left)) - 8);
                  const top = Math.max(0, Math.min(...all.map((each) => each.top)) - 8);
                  return {
                    left,
                    top,
                    width: Math.max(...sides.map((each) => each.right)) + 8 - left,
                    height: Math.max(...all.map((each) => each.bottom)) + 8 - top,
                  };
                }""");
        return new Clip(number(box, "left"), number(box, "top"), number(box, "width"), number(box, "height"));
    }

    private static double number(Map<?, ?> box, String name) {
        return ((Number) box.get(name)).doubleValue();
    }
}
