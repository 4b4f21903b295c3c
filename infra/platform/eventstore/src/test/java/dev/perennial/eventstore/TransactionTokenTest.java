package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.serialization.jackson3.Jackson3Serializer;
import org.junit.jupiter.api.Test;

class TransactionTokenTest {
    private static final TransactionToken EARLY = new TransactionToken(7, 20, 3);
    private static final TransactionToken SAME_TRANSACTION = new TransactionToken(7, 21, 4);
    private static final TransactionToken LATE = new TransactionToken(8, 10, 5);

    @Test
    void theTransactionComesBeforeTheNumber() {
        assertThat(LATE).isGreaterThan(SAME_TRANSACTION);
        assertThat(SAME_TRANSACTION).isGreaterThan(EARLY);
        assertThat(LATE.covers(EARLY)).isTrue();
        assertThat(EARLY.covers(LATE)).isFalse();
        assertThat(EARLY.covers(EARLY)).isTrue();
        assertThat(TransactionToken.START.covers(null)).isTrue();
        assertThat(EARLY.upperBound(LATE)).isEqualTo(LATE);
        assertThat(EARLY.lowerBound(LATE)).isEqualTo(EARLY);
        assertThat(LATE.samePositionAs(new TransactionToken(8, 10, 0))).isTrue();
        assertThat(LATE.position()).hasValue(10);
    }

    @Test
    void aReplayIsWhereItHasComeTo() {
        var replay = (ReplayToken) ReplayToken.createReplayToken(LATE, EARLY);
        assertThat(TransactionToken.of(replay)).isEqualTo(EARLY);
        assertThat(TransactionToken.of(null)).isEqualTo(TransactionToken.START);
    }

    @Test
    void aTokenOfAnotherKindIsRefused() {
        assertThatThrownBy(() -> TransactionToken.of(GapAwareTrackingToken.newInstance(5, List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theGeneralSerializerKeepsAllOfIt() {
        var serializer = Jackson3Serializer.builder().build();
        TransactionToken read = serializer.deserialize(serializer.serialize(LATE, byte[].class));
        assertThat(read).isEqualTo(LATE);
        assertThat(read.events()).isEqualTo(5);
    }
}
