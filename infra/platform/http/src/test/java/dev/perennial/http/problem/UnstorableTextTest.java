package dev.perennial.http.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class UnstorableTextTest {
    @Test
    void isFoundBehindOtherFailures() {
        var zero = new SQLException("invalid byte sequence for encoding \"UTF8\": 0x00", "22021");
        assertThat(UnstorableText.isCause(new IllegalStateException(new RuntimeException(zero))))
                .isTrue();
    }

    @Test
    void otherFailuresAreOursToMend() {
        assertThat(UnstorableText.isCause(new IllegalStateException(new SQLException("no such table", "42P01"))))
                .isFalse();
        assertThat(UnstorableText.isCause(new SQLException("no state"))).isFalse();
    }
}
