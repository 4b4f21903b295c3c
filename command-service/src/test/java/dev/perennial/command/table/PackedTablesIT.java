package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.contract.json.TableSnapshot;
import dev.perennial.domain.table.TableState;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.util.List;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A node that packs every table after each command, and unpacks it for the next one. */
class PackedTablesIT {
    private static final int MOVES = 25;

    @TempDir
    static Path data;

    @Test
    void gamesGoOnFromPackedStatesAsFromTheirEvents() {
        try (var node = new CommandNode(TestBackends.freshDatabase(), data, "perennial.store.open-states=0")) {
            var tokens = List.of(node.signIn("ann"), node.signIn("ben"));
            for (String game : List.of("evergreen-concert", "arboretum", "s-evolution", "evergreen-planet")) {
                var table = HttpTable.open(node, tokens.getFirst(), "{\"game\":\"" + game + "\",\"seats\":2}")
                        .seated(tokens.get(0), tokens.get(1));
                for (int i = 0; i < MOVES && !table.state().isOver(); i++) {
                    TableState now = table.state();
                    assertThat(loaded(node, table)).as(game + " after " + i).isEqualTo(now);
                    int seat = now.awaited().first();
                    var move = HttpTable.firstMove(now, seat);
                    int number = now.seat(seat).nextMove();
                    var answer = table.move(tokens.get(seat), number, move, "key-" + i);
                    assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
                    assertThat(table.move(tokens.get(seat), number, move, "key-" + i)
                                    .body())
                            .as("the same move again")
                            .isEqualTo(answer.body());
                }
            }
        }
    }

    /** The only thing that is read. */
    private static TableState loaded(CommandNode node, HttpTable table) {
        var read = node.bean(EventStore.class).readEvents(table.id()).asStream().toList();
        assertThat(read).hasSize(1);
        return ((TableSnapshot) read.getFirst().getPayload()).table();
    }
}
