package dev.perennial.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

    @Test
    void aGoalOfOneCoreIsReachedHoweverSlowTheClock() {
        assertThat(Figures.line("fold", "arboretum", 4_563_005.4, 310_000))
                .isEqualTo("| events folded | arboretum | 4,563,005 | 310,000 | 1,000,000 | reached |");
    }

    @Test
    void aMissedGoalTellsHowFarOneIs() {
        assertThat(Figures.line("play", "s-evolution", 50_000, 200_001))
                .isEqualTo("| moves of random play | s-evolution | 50,000 | 200,001 | 200,000 | **25 %** |");
    }

    @Test
    void fiftyMicrosecondsATableAreTwentyThousandASecond() {
        assertThat(Figures.line("arboretumTable", "arboretum", 20_000, 1)).endsWith("| 20,000 | reached |");
        assertThat(Figures.line("arboretumTable", "arboretum", 19_000, 1)).endsWith("| 20,000 | **95 %** |");
    }
}
