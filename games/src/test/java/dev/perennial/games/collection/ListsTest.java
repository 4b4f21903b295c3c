package dev.perennial.games.collection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListsTest {
    private static final List<Integer> LIST = List.of(1, 2, 3, 2);

    @Test
    void listsGrowShrinkAndChange() {
        assertThat(Lists.with(LIST, 4)).containsExactly(1, 2, 3, 2, 4);
        assertThat(Lists.concat(LIST, List.of(5, 6))).containsExactly(1, 2, 3, 2, 5, 6);
        assertThat(Lists.replaced(LIST, 2, 9)).containsExactly(1, 2, 9, 2);
        assertThat(Lists.without(LIST, 2)).containsExactly(1, 3);
        assertThat(Lists.without(LIST, 7)).isEqualTo(LIST);
        assertThat(Lists.tail(LIST)).containsExactly(2, 3, 2);
        assertThat(Lists.filtered(LIST, item -> item > 2)).containsExactly(3);
        assertThat(Lists.mapped(LIST, item -> 10 * item)).containsExactly(10, 20, 30, 20);
        assertThat(LIST).containsExactly(1, 2, 3, 2);
    }

    @Test
    void whatComesOutCannotBeChanged() {
        var changeable = new ArrayList<>(LIST);
        for (var list : List.of(
                Lists.with(changeable, 4),
                Lists.concat(changeable, changeable),
                Lists.replaced(changeable, 0, 7),
                Lists.without(changeable, 1),
                Lists.filtered(changeable, _ -> true),
                Lists.mapped(changeable, item -> item),
                Lists.tail(changeable))) {
            assertThatThrownBy(() -> list.add(1)).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void listsWithinAListAreCopiedToo() {
        var inner = new ArrayList<>(LIST);
        var copy = Lists.nested(List.of(inner, List.of()));
        inner.clear();
        assertThat(copy).containsExactly(LIST, List.of());
    }
}
