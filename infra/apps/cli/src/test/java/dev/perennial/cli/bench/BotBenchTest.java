package dev.perennial.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import org.junit.jupiter.api.Test;

class BotBenchTest {

    @Test
    void printsALineForEveryPairOfBotsAndNumberOfSeats() {
        var ran = Ran.of("bench", "bots", "s-evolution", "2", "0");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out().lines())
                .hasSize(4)
                .anyMatch(line -> line.startsWith("| s-evolution | 2 | greedy | random | 2 | "))
                .anyMatch(line -> line.startsWith("| s-evolution | 2 | expert | greedy | 2 | "));
    }

    @Test
    void saysHowItIsUsed() {
        assertThat(Ran.of("bench", "bots", "chess").err()).startsWith("perennial: Unknown game chess.");
        assertThat(Ran.of("bench", "nothing").err()).startsWith("perennial: Unknown command nothing.");
    }
}
