package dev.perennial.domain.tournament.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FutureCountTest {
    /** A hundred players with four rounds left get all thousand futures. */
    @ParameterizedTest
    @CsvSource({
        "8, 2, 3, 1000",
        "100, 2, 4, 1000",
        "200, 2, 9, 416",
        "2000, 2, 9, 100",
        "64, 4, 4, 183",
        "16, 6, 3, 100"
    })
    void largeFieldsAndLargerTablesGetFewer(int players, int tableSize, int rounds, int futures) {
        assertThat(FutureCount.of(SampleTournaments.swiss(players, tableSize, rounds)))
                .isEqualTo(futures);
    }
}
