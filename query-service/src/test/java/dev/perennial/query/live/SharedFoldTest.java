package dev.perennial.query.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SharedFoldTest {
    /** Compared by identity: the same step folded twice would be another one. */
    private static final class Folded implements Step {
        private final long sequence;

        Folded(long sequence) {
            this.sequence = sequence;
        }

        @Override
        public long sequence() {
            return sequence;
        }
    }

    private final List<Long> folded = new ArrayList<>();
    private long stored = 4;
    private final SharedFold<String, Folded> fold = new SharedFold<>(
            (_, known, before) -> steps(known == null ? 0 : known.sequence() + 1, Math.min(stored + 1, before)), 10);

    private List<Folded> steps(long from, long to) {
        return LongStream.range(from, to)
                .peek(folded::add)
                .mapToObj(Folded::new)
                .toList();
    }

    @Test
    void readersAndFeedsFoldEachEventOnce() {
        var source = fold.source("t");
        var first = source.after(null);
        assertThat(fold.read("t").orElseThrow().latest()).isSameAs(first.getLast());
        stored = 6;
        var latest = fold.read("t").orElseThrow().latest();
        assertThat(source.after(first.getLast()).getLast()).isSameAs(latest);
        assertThat(folded).containsExactly(0L, 1L, 2L, 3L, 4L, 5L, 6L);
    }

    @Test
    void whatTheProjectionFoldedIsTakenOverOnceItIsStoredForGood() {
        var source = fold.source("t");
        var first = source.after(null);
        assertThat(fold.before("t", 5)).isSameAs(first.getLast());
        var next = new Folded(5);
        fold.keepAhead("t", next);
        assertThat(fold.before("t", 6)).isSameAs(next);
        assertThat(source.after(first.getLast())).as("not committed yet").isEmpty();
        stored = 5;
        fold.share("t", List.of(next));
        assertThat(source.after(first.getLast())).containsExactly(next);
        assertThat(fold.read("t").orElseThrow().latest()).isSameAs(next);
        assertThat(folded).containsExactly(0L, 1L, 2L, 3L, 4L);
    }

    @Test
    void aRolledBackFoldIsNotUsed() {
        fold.keepAhead("t", new Folded(9));
        var before = fold.before("t", 4);
        assertThat(before).isNotNull().extracting(Step::sequence).isEqualTo(3L);
    }

    @Test
    void aReaderFarBehindGetsAllInOrder() {
        stored = 200;
        var source = fold.source("t");
        var old = source.between(-1, 1).getFirst();
        var _ = fold.read("t");
        assertThat(source.after(old).stream().map(Folded::sequence))
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, 200).boxed().toList());
    }
}
