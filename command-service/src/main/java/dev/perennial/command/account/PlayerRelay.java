package dev.perennial.command.account;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.eventstore.relay.NonEventRecordSender;
import dev.perennial.eventstore.relay.RelayRoute.Outgoing;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Sends public records to the players topic. Each record is the current account, not the one at the time of the change,
 * so an erased name is never sent from an old entry. One node sends at a time, so the latest record is the last.
 */
@Component
class PlayerRelay {
    static final int BATCH = 500;
    private static final long LOCK = 0x706c6179657273L;

    private final PlayerOutbox outbox;
    private final JdbcClient jdbc;
    private final NonEventRecordSender sender;
    private final TransactionTemplate transaction;

    /** Sent in a transaction that then failed: another node may have sent a later record before ours arrived. */
    private final Set<String> doubtful = new HashSet<>();

    PlayerRelay(
            PlayerOutbox outbox,
            JdbcClient jdbc,
            NonEventRecordSender sender,
            PlatformTransactionManager transactions) {
        this.outbox = outbox;
        this.jdbc = jdbc;
        this.sender = sender;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Answers how many notes were dealt with. */
    synchronized int relay() {
        Integer count = transaction.execute(_ -> relayLocked());
        doubtful.clear();
        return count;
    }

    private int relayLocked() {
        jdbc.sql("select pg_advisory_xact_lock(?)").param(LOCK).query().listOfRows();
        if (!doubtful.isEmpty()) {
            outbox.note(doubtful);
        }
        var notes = outbox.first(BATCH);
        if (notes.isEmpty()) {
            return 0;
        }
        var players = new LinkedHashSet<>(
                notes.stream().map(PlayerOutbox.Note::player).toList());
        var records = new ArrayList<>(records(players));
        records.addAll(blocks(players));
        doubtful.addAll(players);
        sender.send(records);
        outbox.remove(notes);
        return notes.size();
    }

    private List<Outgoing> records(Set<String> players) {
        return jdbc.sql("select player_id, revision, display_name, guest from account where player_id = any(?)")
                .param(players.toArray(String[]::new))
                .query((row, _) -> record(row))
                .list();
    }

    /** The block list of each player, for services that bring players together. */
    private List<Outgoing> blocks(Set<String> players) {
        var blocked = jdbc
                .sql("select player_id, blocked_id from player_block where player_id = any(?)")
                .param(players.toArray(String[]::new))
                .query((row, _) -> Map.entry(row.getString(1), new PlayerId(row.getString(2))))
                .list()
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toSet())));
        return players.stream()
                .map(player -> blocks(player, blocked.get(player)))
                .toList();
    }

    private static Outgoing blocks(String player, @Nullable Set<PlayerId> blocked) {
        byte[] value = blocked == null
                ? null
                : Json.mapper().writeValueAsBytes(new BlockRecord(new PlayerId(player), blocked));
        return new Outgoing(Topics.BLOCKS, player, value);
    }

    private static Outgoing record(ResultSet row) throws SQLException {
        String player = row.getString("player_id");
        String displayName = row.getString("display_name");
        if (displayName == null) {
            return new Outgoing(Topics.PLAYERS, player, null);
        }
        var record = new PlayerRecord(
                new PlayerId(player), row.getLong("revision"), displayName, row.getBoolean("guest"), false);
        return new Outgoing(Topics.PLAYERS, player, Json.mapper().writeValueAsBytes(record));
    }
}
