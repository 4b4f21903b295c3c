package dev.perennial.query.lobby;

import dev.perennial.query.table.TableList;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is on.
 *
 * @param table null as long as nothing is worth showing
 * @param interest between 0 and 1, as are its {@code reasons}
 */
record Channel(TableList.@Nullable Row table, double interest, Map<String, Double> reasons, Map<String, String> names) {
    static final Channel NOTHING = new Channel(null, 0, Map.of(), Map.of());

    boolean isOf(String game) {
        return table != null && table.game().equals(game);
    }

    /** Nothing is the same as nothing, but not as what was never told. */
    boolean showsTheSameAs(@Nullable Channel other) {
        return other != null && Objects.equals(id(), other.id());
    }

    private @Nullable String id() {
        return table == null ? null : table.id();
    }
}
