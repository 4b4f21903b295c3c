package dev.perennial.games.collection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EnumTableTest {

    enum Flower {
        ASTER,
        BROOM,
        CLOVER
    }

    private static final EnumTable<Flower, Integer> TABLE =
            EnumTable.complete(Flower.class, Map.of(Flower.CLOVER, 3, Flower.BROOM, 2), 0);

    @Test
    void everyKeyHasItsEntryInOrder() {
        assertThat(TABLE.keySet()).containsExactly(Flower.values());
        assertThat(TABLE.values()).containsExactly(0, 2, 3);
        assertThat(TABLE).isEqualTo(Map.of(Flower.ASTER, 0, Flower.BROOM, 2, Flower.CLOVER, 3));
        assertThat(TABLE.get("ASTER")).isNull();
        assertThat(TABLE.containsKey(Flower.ASTER)).isTrue();
        assertThat(TABLE.containsKey("ASTER")).isFalse();
    }

    @Test
    void aChangedTableIsAnotherOne() {
        assertThat(TABLE.with(Flower.ASTER, 7).get(Flower.ASTER)).isEqualTo(7);
        assertThat(TABLE.get(Flower.ASTER)).isZero();
    }

    @Test
    void itKeepsToWhatItWasMadeFrom() {
        var source = new EnumMap<Flower, Integer>(Map.of(Flower.ASTER, 1));
        var table = EnumTable.complete(Flower.class, source, 0);
        source.put(Flower.ASTER, 2);
        assertThat(table.get(Flower.ASTER)).isEqualTo(1);
        assertThat(EnumTable.complete(Flower.class, table, 9)).isSameAs(table);
        assertThatThrownBy(() -> table.put(Flower.ASTER, 2)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> table.entrySet().iterator().next().setValue(2))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
