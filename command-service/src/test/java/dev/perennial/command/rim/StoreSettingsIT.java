package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class StoreSettingsIT {
    private static final int A_MINUTE = 60_000;

    @Test
    void aNodeThatWasHaltedHoldsEventsBackForLessThanAMinute() {
        Integer limit = CommandNode.shared()
                .bean(JdbcTemplate.class)
                .queryForObject(
                        "select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout'",
                        Integer.class);
        assertThat(limit).isBetween(1_000, A_MINUTE);
    }
}
