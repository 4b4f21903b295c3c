package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.domain.table.TableState;
import java.util.List;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** A table that no node has in memory is loaded from its snapshot and the events after it. */
class TableSnapshotsIT {
    private final CommandNode node = SharedNodes.one();
    private final CommandNode other = SharedNodes.other();
    private final List<String> tokens = List.of(node.signIn("ann"), node.signIn("ben"));

    @Test
    void aLongTableIsLoadedFromItsTail() {
        var table = longTable();
        long stored = StoredTable.read(node, table.id()).events().size();
        assertThat(stored).isGreaterThan(4L * TableSnapshots.EVERY);
        assertThat(read(table)).as("a snapshot and what follows").isLessThan(2L * TableSnapshots.EVERY);
        playsOnElsewhere(table);
    }

    @Test
    void aTableInMemoryIsLoadedWithoutReadingEvents() {
        var table = longTable();
        assertThat(node.bean(EventStore.class).readEvents(table.id()).asStream())
                .as("its state alone")
                .hasSize(1);
        playsOnElsewhere(table);
    }

    @Test
    void aSnapshotOfAnotherRevisionIsIgnored() {
        var table = longTable();
        change(table, "payload_revision = '0'");
        assertThat(read(table))
                .isEqualTo(StoredTable.read(node, table.id()).events().size());
        playsOnElsewhere(table);
    }

    @Test
    void aSnapshotThatCannotBeReadIsIgnored() {
        var table = longTable();
        change(table, "payload = '{\"table\": 1}'");
        assertThat(read(table))
                .isEqualTo(StoredTable.read(node, table.id()).events().size());
        playsOnElsewhere(table);
    }

    private HttpTable longTable() {
        var table = HttpTable.open(node, tokens.getFirst(), "{\"game\":\"arboretum\",\"seats\":2}")
                .seated(tokens.get(0), tokens.get(1));
        for (int i = 0; StoredTable.read(node, table.id()).events().size() <= 4 * TableSnapshots.EVERY; i++) {
            plays(table, "key-" + i);
        }
        return table;
    }

    /** The other node has never seen the table; what it decides fits the whole history. */
    private void playsOnElsewhere(HttpTable table) {
        TableState before = table.state();
        plays(table.at(other), "elsewhere");
        plays(table, "here-again");
        assertThat(table.state()).isNotEqualTo(before);
    }

    private void plays(HttpTable table, String key) {
        TableState now = table.state();
        int seat = now.awaited().first();
        var answer = table.move(tokens.get(seat), now.seat(seat).nextMove(), HttpTable.firstMove(now, seat), key);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
    }

    /** By a node that does not have the table in memory. */
    private long read(HttpTable table) {
        return other.bean(EventStore.class).readEvents(table.id()).asStream().count();
    }

    private void change(HttpTable table, String how) {
        assertThat(node.bean(JdbcTemplate.class)
                        .update(
                                "update snapshot_event_entry set " + how + " where aggregate_identifier = ?",
                                table.id()))
                .isEqualTo(1);
    }
}
