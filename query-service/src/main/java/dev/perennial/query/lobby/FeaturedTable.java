package dev.perennial.query.lobby;

import dev.perennial.query.table.TableList;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The table a channel shows.
 *
 * @param table null while nothing is worth showing
 * @param interest between 0 and 1, as are its {@code reasons}
 */
record FeaturedTable(
        TableList.@Nullable Row table, double interest, Map<String, Double> reasons, Map<String, String> names) {
    static final FeaturedTable NOTHING = new FeaturedTable(null, 0, Map.of(), Map.of());

    boolean isOf(String game) {
        return table != null && table.game().equals(game);
    }

    /** Two empty channels are equal, but an empty channel differs from one that was never published. */
    boolean showsTheSameAs(@Nullable FeaturedTable other) {
        return other != null && Objects.equals(id(), other.id());
    }

    private @Nullable String id() {
        return table == null ? null : table.id();
    }
}
