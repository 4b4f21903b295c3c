package dev.perennial.standalone.bench.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.bench.faults.Ledger.Difference;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A ledger that cannot complain proves nothing. */
class LedgerTest {
    private static final List<Long> ANSWERS = List.of(5L, 8L, 10L);

    @Test
    void aMoveForEveryAnswerIsAsItShouldBe() {
        assertThat(Ledger.compare(ANSWERS, List.of(4L, 6L, 10L))).isEqualTo(new Difference(0, 0));
    }

    @Test
    void anAnswerWithoutItsMoveIsALoss() {
        assertThat(Ledger.compare(ANSWERS, List.of(4L, 10L))).isEqualTo(new Difference(1, 0));
        assertThat(Ledger.compare(ANSWERS, List.of())).isEqualTo(new Difference(3, 0));
    }

    @Test
    void aMoveWithoutAnAnswerIsDoubled() {
        assertThat(Ledger.compare(ANSWERS, List.of(4L, 6L, 8L, 10L))).isEqualTo(new Difference(0, 1));
        assertThat(Ledger.compare(ANSWERS, List.of(4L, 6L, 10L, 11L))).isEqualTo(new Difference(0, 1));
    }

    @Test
    void oneLostAndOneDoubledDoNotMakeItEven() {
        assertThat(Ledger.compare(ANSWERS, List.of(4L, 5L, 10L))).isEqualTo(new Difference(1, 1));
    }
}
