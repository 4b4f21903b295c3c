package dev.perennial.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.SeatState.PlayedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlayedMovesTest {

    @Test
    void everyMoveIsFoundByItsKeyAndNoOther() {
        var moves = PlayedMoves.of(made(500));
        assertThat(moves).hasSize(500);
        for (PlayedMove move : made(500)) {
            assertThat(moves.find("key-" + move.number())).contains(move);
        }
        assertThat(moves.find("key-501")).isEmpty();
    }

    @Test
    void theyComeInTheOrderInWhichTheyWereMade() {
        assertThat(PlayedMoves.of(made(100))).containsExactlyElementsOf(made(100));
    }

    @Test
    void addingOneLeavesTheEarlierCollectionAsItWas() {
        var before = PlayedMoves.of(made(3));
        var after = before.with(move(4, "key-4"));
        assertThat(before).hasSize(3);
        assertThat(before.find("key-4")).isEmpty();
        assertThat(after).hasSize(4).isNotEqualTo(before);
        assertThat(after).isEqualTo(PlayedMoves.of(made(4))).hasSameHashCodeAs(PlayedMoves.of(made(4)));
    }

    /** Texts of "Aa" and "BB" have one hash, however many stand side by side. */
    @Test
    void keysWithTheSameHashAreTwoKeys() {
        var same = new ArrayList<>(List.of(""));
        for (int i = 0; i < 6; i++) {
            same = new ArrayList<>(same.stream()
                    .flatMap(text -> List.of(text + "Aa", text + "BB").stream())
                    .toList());
        }
        var keys = List.copyOf(same);
        var moves = PlayedMoves.of(IntStream.range(0, keys.size())
                .mapToObj(n -> move(n + 1, keys.get(n)))
                .toList());
        assertThat(moves).hasSize(64);
        for (int n = 0; n < keys.size(); n++) {
            assertThat(moves.find(keys.get(n)).orElseThrow().number()).isEqualTo(n + 1);
        }
    }

    @Test
    void movesOfOldHistoriesHaveNoKey() {
        var moves = PlayedMoves.of(List.of(move(1, null), move(2, null), move(3, "key-3")));
        assertThat(moves).hasSize(3);
        assertThat(moves.find("key-3").orElseThrow().number()).isEqualTo(3);
        assertThat(moves.find("")).isEmpty();
    }

    private static List<PlayedMove> made(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(n -> move(n, "key-" + n))
                .toList();
    }

    private static PlayedMove move(int number, String key) {
        return new PlayedMove(number, key, Document.EMPTY, 10L * number);
    }
}
