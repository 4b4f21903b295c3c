package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.testing.PlayedTable;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlayedGameTest {
    @Test
    void whatABotMakesOfASeatThatWasGivenUpIsNotThePlayers() {
        var table = PlayedTable.opened("t1", "arboretum", 2)
                .started()
                .played(6, new Random(1))
                .forfeited(1, "greedy")
                .playedOut(new Random(2));
        var stayed = played(table).seats().getFirst();
        var left = played(table).seats().getLast();
        assertThat(left.figures()).isEmpty();
        assertThat(left.ownPoints()).isNull();
        assertThat(left.row().bot()).as("a person sat down").isFalse();
        assertThat(stayed.figures()).containsKey("paths");
        assertThat(stayed.ownPoints()).isEqualTo(stayed.points());
    }

    private static PlayedGame played(PlayedTable table) {
        return PlayedGame.of(table.envelopes().stream()
                .map(each -> new RecordedEvent(each.sequence(), each.time(), EventCodec.decode(each)))
                .toList());
    }
}
