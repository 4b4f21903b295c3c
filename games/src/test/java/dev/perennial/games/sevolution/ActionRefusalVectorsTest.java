package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.Scene.GREEN;
import static dev.perennial.games.sevolution.Scene.RED;
import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Section H of the worked vectors: what is refused in an Action phase, apart from management. */
class ActionRefusalVectorsTest {
    private static TestTable action(String people, String stock, String sites, String taken) {
        return Scene.seats(4)
                .people(RED, people)
                .stock(RED, stock)
                .sites(RED, sites)
                .taken(RED, taken)
                .action(RED);
    }

    @Test
    @DisplayName("SE-X12: after a Famine a Joker may not be FOOD")
    void forbiddenJoker() {
        var table = action("III/3", "(0,0,0)", "", "R-O4a R-G6a R-V1a R-V2a");
        assertThat(table.refusal(RED, "jokers FOOD")).isEqualTo(RESOURCE_FORBIDDEN);
        assertThat(table.refusal(RED, "jokers FOOD TOOLS")).isEqualTo(JOKER_COUNT);
        assertThat(table.refusal(RED, "jokers")).isEqualTo(JOKER_COUNT);
        var warded = action("III/3", "(0,0,0)", "PROTECTION 1", "R-O4a R-G6a R-V1a R-V2a");
        assertThat(warded.legal(RED)).contains("jokers FOOD");
    }

    @Test
    @DisplayName("SE-X13, SE-X14, SE-X15: commerce keeps to its limit and to the stocks it finds")
    void commerceLimits() {
        String none = "R-V6a";
        var one = action("III/3", "(2,2,0)", "COMMERCE 1", "R-G1a");
        assertThat(one.refusal(RED, "commerce FOOD>TOOLS FOOD>TOOLS")).isEqualTo(COMMERCE_LIMIT);
        assertThat(one.refusal(RED, "commerce FOOD>FOOD FOOD>TOOLS")).isEqualTo(COMMERCE_LIMIT);
        assertThat(one.refusal(RED, "commerce FOOD>FOOD")).isEqualTo(SAME_RESOURCE);
        var empty = action("III/3", "(0,2,0)", "COMMERCE 1", none).play(RED, "jokers TOOLS");
        assertThat(empty.refusal(RED, "commerce FOOD>TOOLS")).isEqualTo(NOTHING_TO_CONVERT);
        assertThat(empty.refusal(RED, "commerce FOOD>FOOD"))
                .as("same resource first")
                .isEqualTo(SAME_RESOURCE);
        var full = action("III/3", "(2,8,0)", "COMMERCE 2", "R-G1a");
        assertThat(full.refusal(RED, "commerce FOOD>TOOLS")).isEqualTo(STOCK_FULL);
        assertThat(full.legal(RED)).contains("commerce TOOLS>SCIENCE FOOD>TOOLS");
        full.play(RED, "commerce TOOLS>SCIENCE FOOD>TOOLS");
        assertThat(full.last(SEvolutionEvent.GoodsExchanged.class).stock()).isEqualTo(new Stock(2, 8, 1));
    }

    @Test
    @DisplayName("SE-X26: no management in round 6")
    void noManagementInTheLastRound() {
        var table = Scene.seats(2)
                .round(6, RED)
                .stock(RED, "(8,8,8)")
                .taken(GREEN, "R-G6a")
                .action(RED);
        assertThat(table.toAct()).isEqualTo(GREEN);
        for (String move : "buy 1;evolve;place FARM 1;raise FARM 2;move FARM FACTORY 1;end".split(";")) {
            assertThat(table.refusal(RED, move)).isEqualTo(WRONG_PHASE);
        }
    }

    @Test
    @DisplayName("SE-X27, SE-X28: one calamity is protected, with a Pop on PROTECTION")
    void protection() {
        var bare = action("III/3", "(0,0,0)", "", "R-O4a G-V4a R-G1a R-V1a");
        assertThat(bare.refusal(RED, "protect R-O4a")).isEqualTo(NO_PROTECTION);
        assertThat(bare.refusal(RED, "resolve R-O4a FOOD FOOD")).isEqualTo(BAD_BONUS);
        assertThat(bare.refusal(RED, "resolve R-V4a")).isEqualTo(NOT_A_CALAMITY);
        var table = action("III/3", "(0,0,0)", "PROTECTION 2", "R-O4a G-V4a R-G1a R-V1a");
        assertThat(table.refusal(RED, "resolve R-O4a")).isEqualTo(MUST_PROTECT_FIRST);
        assertThat(table.refusal(RED, "resolve R-G1a")).as("before protection").isEqualTo(NOT_A_CALAMITY);
        assertThat(table.refusal(RED, "protect R-G1a")).isEqualTo(NOT_A_CALAMITY);
        table.play(RED, "protect R-O4a");
        assertThat(table.refusal(RED, "protect G-V4a")).isEqualTo(ALREADY_PROTECTED);
        assertThat(table.refusal(RED, "protect R-O4a")).isEqualTo(ALREADY_PROTECTED);
        assertThat(table.refusal(RED, "resolve R-O4a")).as("bonus missing").isEqualTo(BAD_BONUS);
        assertThat(table.refusal(RED, "resolve R-O4a FOOD")).as("not two").isEqualTo(BAD_BONUS);
        assertThat(table.refusal(RED, "resolve G-V4a FOOD FOOD")).as("not due").isEqualTo(BAD_BONUS);
    }

    @Test
    @DisplayName("SE-X29, SE-X30: a Pop leaves only where one stands and one is due")
    void popRemoval() {
        String taken = "G-V4a R-G1a R-O1a R-V1a";
        var table = action("III/3", "(3,3,0)", "FARM 1 COMMERCE 1 PRESTIGE 2", taken);
        assertThat(table.refusal(RED, "remove FACTORY")).isEqualTo(NO_POP_THERE);
        assertThat(table.legal(RED)).containsExactly("remove FARM", "remove COMMERCE", "remove PRESTIGE");
        var roomy = action("III/3", "(3,3,0)", "FARM 1 PRESTIGE 2", taken);
        assertThat(roomy.refusal(RED, "remove FARM")).isEqualTo(WRONG_PHASE);
    }

    @Test
    void malformedCallsAreRefusedBeforeAnythingElse() {
        var table = action("III/3", "(8,8,8)", "", "");
        assertThat(table.refusal(RED, "buy 3")).isEqualTo(MALFORMED);
        assertThat(table.refusal(GREEN, "buy 0")).isEqualTo(MALFORMED);
        assertThat(table.refusal(4, "end")).isEqualTo(MALFORMED);
        assertThat(table.refusal(-1, "trump GREEN")).isEqualTo(MALFORMED);
        assertThat(table.refusal(GREEN, "end")).isEqualTo(NOT_YOUR_TURN);
        assertThat(table.refusal(GREEN, "trump GREEN")).as("phase before turn").isEqualTo(WRONG_PHASE);
    }
}
