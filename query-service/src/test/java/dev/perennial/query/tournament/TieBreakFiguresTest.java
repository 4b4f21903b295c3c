package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.query.tournament.FiguresController.Figure;
import dev.perennial.query.tournament.FiguresController.Part;
import dev.perennial.query.tournament.FiguresController.Way;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of a figure is what it was made of, whatever has happened since. */
class TieBreakFiguresTest {

    private static CupBuilder threeRounds() {
        var cup = new CupBuilder(2, 3, 2000, 1900, 1800, 1700);
        cup.pair(new int[] {1, 3}, new int[] {4, 2})
                .result(1, 1, 1, 2)
                .publish()
                .result(1, 2, 2, 1)
                .finish(1)
                .publish();
        // A player enters late: numbers 3 and 4 become 4 and 5.
        cup.register(1850, 2);
        cup.pair(new int[] {2, 1}, new int[] {3, 4})
                .result(2, 1, 1, 1)
                .result(2, 2, 2, 1)
                .publish()
                .finish(2);
        return cup.pair(new int[] {1, 4}, new int[] {5, 2})
                .result(3, 1, 1, 2)
                .result(3, 2, 1, 2)
                .finish(3)
                .publish();
    }

    @Test
    void afterEveryEventTheSumsAddUp() {
        int looked = 0;
        for (var moment : threeRounds().moments()) {
            for (var entry : moment.state().entries().keySet()) {
                var line = FiguresController.line(moment, entry.code());
                for (Figure figure : line.map(FiguresController.Line::figures).orElseGet(List::of)) {
                    if (figure.way() == Way.SUM) {
                        looked++;
                        assertThat(sum(figure))
                                .as("%s of %s at %s", figure, entry, moment.sequence())
                                .isEqualByComparingTo(figure.value());
                    }
                }
            }
        }
        assertThat(looked).isGreaterThan(100);
    }

    private static BigDecimal sum(Figure figure) {
        return figure.parts().stream()
                .filter(part -> !part.cut())
                .map(part -> new BigDecimal(part.params().get("value").toString()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    @Test
    void opponentsHaveTheNumbersOfToday() {
        var cup = new CupBuilder(2, 3, 2000, 1900)
                .pair(new int[] {1, 2})
                .result(1, 1, 1, 2)
                .finish(1)
                .publish()
                .register(1950, 2);
        assertThat(FiguresController.line(cup.now(), "p1")
                        .orElseThrow()
                        .figures()
                        .get(1)
                        .parts())
                .extracting(Part::params)
                .allSatisfy(params -> assertThat(params).containsEntry("opponent", 3));
    }
}
