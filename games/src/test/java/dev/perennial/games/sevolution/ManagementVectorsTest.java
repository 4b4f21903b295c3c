package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.RED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.Civilisation;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section E of the worked vectors, and the management part of section H. */
class ManagementVectorsTest {

    private static TestTable management(String people, String stock, String sites) {
        return Scene.seats(2)
                .people(RED, people)
                .stock(RED, stock)
                .sites(RED, sites == null ? "" : sites)
                .management(RED);
    }

    @ParameterizedTest(name = "SE-{0}")
    @CsvSource(delimiter = '|', textBlock = """
            M1 | III/2 | (3,0,0) |                   | buy 2                   | III/4 | (0,0,0) |
            M2 | III/5 | (3,0,0) |                   | buy 1                   | III/6 | (2,0,0) |
            M3 | V/2   | (0,0,3) |                   | evolve                  | VI/2  | (0,0,0) |
            M4 | III/2 | (0,2,0) |                   | place FARM 2            | III/2 | (0,0,0) | FARM 2
            M5 | III/2 | (0,2,0) | FARM 1            | raise FARM 2            | III/2 | (0,0,0) | FARM 2
            M6 | III/2 | (0,0,2) | COMMERCE 1        | raise COMMERCE 3        | III/2 | (0,0,0) | COMMERCE 3
            M7 | III/2 | (0,0,5) |                   | place PROTECTION 2      | III/2 | (0,0,1) | PROTECTION 2
            M8 | III/2 | (0,1,0) | PRESTIGE 2 FARM 1 | move PRESTIGE FACTORY 1 | III/2 | (0,0,0) | FARM 1 FACTORY 1
            M9 | III/2 | (1,1,0) | PRESTIGE 2 FARM 1 | buy 1;place FACTORY 1   | III/3 | (0,0,0) | PRESTIGE 2 FARM 1 FACTORY 1
            """)
    void managementActions(
            String id,
            String people,
            String stock,
            String sites,
            String moves,
            String peopleAfter,
            String stockAfter,
            String sitesAfter) {
        var table = management(people, stock, sites).play(RED, moves);
        assertThat(table.player(RED).civilisation())
                .isEqualTo(new Civilisation(
                        Scene.ageOf(peopleAfter),
                        Scene.populationOf(peopleAfter),
                        Scene.stockOf(stockAfter),
                        Scene.sitesOf(sitesAfter == null ? "" : sitesAfter),
                        0));
        assertThat(table.phase()).isEqualTo(Phase.MANAGEMENT);
        assertThat(table.toAct()).isEqualTo(RED);
    }

    /** Moves before the last one are legal. The lines without a vector's number fix the order of the checks. */
    @ParameterizedTest(name = "SE-{0}: {4}")
    @CsvSource(delimiter = '|', textBlock = """
            X17 | III/2 | (8,0,0) |                   | buy 1;buy 1             | ALREADY_BOUGHT
            X17 | III/2 | (8,0,0) |                   | buy 1;buy 2             | ALREADY_BOUGHT
            X18 | III/5 | (8,0,0) |                   | buy 2                   | POPULATION_LIMIT
            X19 | III/2 | (2,0,0) |                   | buy 2                   | CANNOT_PAY
            X20 | III/2 | (0,0,6) |                   | evolve;evolve           | ALREADY_EVOLVED
            X21 | VI/2  | (0,0,3) |                   | evolve                  | HIGHEST_AGE
            X22 | III/2 | (0,8,8) | PRESTIGE 1 FARM 1 | place FACTORY 1         | NO_FREE_POP
            X23 | III/2 | (0,8,0) | FARM 1            | place FARM 2            | SITE_OCCUPIED
            X24 | III/2 | (0,8,0) | FARM 2            | raise FARM 1            | BAD_LEVEL
            X24 | III/2 | (0,8,0) | FARM 2            | raise FARM 3            | BAD_LEVEL
            X25 | III/2 | (0,0,3) |                   | place PROTECTION 2      | CANNOT_PAY
            X16 | III/2 | (2,0,0) | COMMERCE 1        | commerce FOOD>TOOLS     | WRONG_PHASE
            buy order    | III/6 | (0,0,0) |                   | buy 1            | POPULATION_LIMIT
            bought first | III/5 | (1,0,0) |                   | buy 1;buy 2      | ALREADY_BOUGHT
            evolve price | III/2 | (8,8,2) |                   | evolve           | CANNOT_PAY
            evolve order | V/2   | (0,0,3) |                   | evolve;evolve    | ALREADY_EVOLVED
            top Age      | VI/2  | (0,0,0) |                   | evolve           | HIGHEST_AGE
            place order  | III/1 | (0,0,0) | FARM 1            | place FARM 9     | SITE_OCCUPIED
            place level  | III/1 | (0,0,0) | FARM 1            | place FACTORY 3  | BAD_LEVEL
            place level  | III/1 | (0,0,0) |                   | place FACTORY 0  | BAD_LEVEL
            place pop    | III/1 | (0,0,0) | FARM 1            | place FACTORY 1  | NO_FREE_POP
            raise empty  | III/2 | (0,0,0) |                   | raise FARM 9     | SITE_EMPTY
            raise price  | III/2 | (8,1,8) | FARM 1            | raise FARM 2     | CANNOT_PAY
            raise same   | III/2 | (8,8,8) | FARM 1            | raise FARM 1     | BAD_LEVEL
            move from    | III/2 | (0,0,0) | FARM 1            | move FACTORY FARM 9 | SITE_EMPTY
            move to      | III/2 | (0,0,0) | FARM 1            | move FARM FARM 9 | SITE_OCCUPIED
            move level   | III/2 | (0,0,0) | FARM 1            | move FARM FACTORY 3 | BAD_LEVEL
            move price   | III/2 | (0,0,0) | FARM 1            | move FARM FACTORY 1 | CANNOT_PAY
            """)
    void managementRefusals(
            String id, String people, String stock, String sites, String moves, SEvolutionRefusal expected) {
        var table = management(people, stock, sites);
        int last = moves.lastIndexOf(';');
        if (last >= 0) {
            table.play(RED, moves.substring(0, last));
        }
        assertThat(table.refusal(RED, moves.substring(last + 1))).isEqualTo(expected);
    }

    /** The whole table of spec 2.5; a dash is a step the Site does not have. */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "FARM,TOOLS,1,2,-,2,-,-",
        "FACTORY,TOOLS,1,2,-,2,-,-",
        "RESEARCH,TOOLS,1,2,-,2,-,-",
        "PRESTIGE,SCIENCE,1,2,-,2,-,-",
        "COMMERCE,SCIENCE,1,2,3,1,2,1",
        "PROTECTION,SCIENCE,2,4,-,2,-,-"
    })
    void everyStepHasItsPrice(
            Site site, Resource resource, String p01, String p02, String p03, String p12, String p13, String p23) {
        checkPrice(site, resource, 0, 1, p01);
        checkPrice(site, resource, 0, 2, p02);
        checkPrice(site, resource, 0, 3, p03);
        checkPrice(site, resource, 1, 2, p12);
        checkPrice(site, resource, 1, 3, p13);
        checkPrice(site, resource, 2, 3, p23);
    }

    private static void checkPrice(Site site, Resource resource, int from, int to, String price) {
        String move = (from == 0 ? "place " : "raise ") + site + " " + to;
        String before = from == 0 ? "" : site + " " + from;
        if (price.equals("-")) {
            assertThat(management("III/2", "(8,8,8)", before).refusal(RED, move))
                    .isEqualTo(SEvolutionRefusal.BAD_LEVEL);
            return;
        }
        var exact = Stock.of(resource, Integer.parseInt(price));
        var table = Scene.seats(2)
                .sites(RED, before)
                .player(RED, player -> player.civilisation(civilisation -> civilisation.withStock(exact)))
                .management(RED)
                .play(RED, move);
        assertThat(table.player(RED).stock()).isEqualTo(Stock.NONE);
        var short1 = Scene.seats(2)
                .sites(RED, before)
                .player(
                        RED,
                        player -> player.civilisation(civilisation ->
                                civilisation.withStock(new Stock(8, 8, 8).plus(resource, exact.of(resource) - 9))))
                .management(RED);
        assertThat(short1.refusal(RED, move)).isEqualTo(SEvolutionRefusal.CANNOT_PAY);
    }
}
