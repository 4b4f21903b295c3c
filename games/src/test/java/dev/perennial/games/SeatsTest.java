package dev.perennial.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatsTest {

    @Test
    void areThoseWantedInRisingOrder() {
        assertThat(Seats.of(6, seat -> seat % 2 == 1)).containsExactly(1, 3, 5);
        assertThat(Seats.of(2, seat -> true)).containsExactly(0, 1);
        assertThat(Seats.of(4, seat -> false)).isEmpty();
    }
}
