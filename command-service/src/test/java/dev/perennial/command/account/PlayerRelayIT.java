package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Names go to their topic, and nowhere else. */
class PlayerRelayIT {
    @TempDir
    static Path data;

    private static CommandNode node;
    private static PlayersTopic topic;
    private static AccountChanges accounts;
    private static JdbcTemplate jdbc;

    @BeforeAll
    static void start() {
        node = new CommandNode(TestBackends.freshDatabase(), data);
        topic = new PlayersTopic();
        accounts = node.bean(AccountChanges.class);
        jdbc = node.bean(JdbcTemplate.class);
    }

    @AfterAll
    static void stop() {
        topic.close();
        node.close();
    }

    @Test
    void aNewNameARenamingAndAnErasureArriveInOrder() {
        PlayerId player = accounts.signUp("first-name", "First \u00c4", "hash");
        await().until(() -> topic.of(player.code()).size() == 1);
        accounts.describe(player, "Second", null, null);
        await().until(() -> topic.of(player.code()).size() == 2);
        accounts.erase(player);
        await().until(() -> topic.of(player.code()).size() == 3);
        assertThat(topic.of(player.code()))
                .containsExactly(
                        Optional.of(new PlayerRecord(player, 2, "First \u00c4", false, false)),
                        Optional.of(new PlayerRecord(player, 3, "Second", false, false)),
                        Optional.empty());
        assertThat(pending()).isZero();
    }

    @Test
    void aGuestIsKnownAsOneUntilHeHasAnAccount() {
        PlayerId player = accounts.guest();
        await().until(() -> topic.of(player.code()).size() == 1);
        accounts.upgrade(player, "was-a-guest", null, "hash");
        await().until(() -> topic.of(player.code()).size() == 2);
        assertThat(topic.of(player.code()))
                .map(each -> each.orElseThrow().guest())
                .containsExactly(true, false);
        assertThat(topic.of(player.code()).getLast().orElseThrow().displayName())
                .isEqualTo("was-a-guest");
    }

    @Test
    void whatIsRolledBackIsNotSent() {
        var transaction = new TransactionTemplate(node.bean(PlatformTransactionManager.class));
        var lost = new PlayerId[1];
        assertThatThrownBy(() -> transaction.executeWithoutResult(_ -> {
                    lost[0] = accounts.guest();
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        PlayerId kept = accounts.guest();
        await().until(() -> topic.of(kept.code()).size() == 1);
        assertThat(topic.of(lost[0].code())).isEmpty();
    }

    @Test
    void whatAFallenNodeLeftBehindIsSentByTheNextLook() {
        PlayerId player = accounts.guest();
        await().until(() -> topic.of(player.code()).size() == 1);
        jdbc.update("insert into player_outbox (player_id) values (?)", player.code());
        await().until(() -> topic.of(player.code()).size() == 2);
    }

    @Test
    void manyChangesAtOnceEndWithTheLast() {
        PlayerId player = accounts.guest();
        IntStream.range(0, 40).parallel().forEach(i -> accounts.describe(player, "Name " + i, null, null));
        await().until(() -> pending() == 0);
        await().until(() -> topic.of(player.code()).getLast().orElseThrow().revision() == 41);
        var last = topic.of(player.code()).getLast().orElseThrow();
        var stored = jdbc.queryForMap("select display_name, revision from account where player_id = ?", player.code());
        assertThat(last.displayName()).isEqualTo(stored.get("display_name"));
        assertThat(last.revision()).isEqualTo(stored.get("revision"));
    }

    @Test
    void noNameStandsInTheEventStore() {
        PlayerId player = accounts.signUp("not-in-events", "Very Visible Name", "hash");
        String token = node.signIn("dev-visible");
        assertThat(node.post("/api/v1/tables", token, "{\"game\":\"arboretum\",\"seats\":2}")
                        .status())
                .isEqualTo(201);
        await().until(() -> topic.of(player.code()).size() == 1);
        assertThat(jdbc.queryForObject(
                        "select count(*) from domain_event_entry where payload::text like '%Visible Name%'",
                        Long.class))
                .isZero();
        assertThat(jdbc.queryForList("select t::text from player_outbox t", String.class))
                .noneMatch(row -> row.contains("Visible"));
    }

    private static long pending() {
        Long count = jdbc.queryForObject("select count(*) from player_outbox", Long.class);
        return count == null ? -1 : count;
    }
}
