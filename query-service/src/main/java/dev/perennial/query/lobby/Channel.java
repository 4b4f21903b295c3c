package dev.perennial.query.lobby;

import dev.perennial.query.table.TableList;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is on.
 *
 * @param table null as long as nothing is worth showing
 * @param interest between 0 and 1, as are its {@code reasons}
 */
record Channel(TableList.@Nullable Row table, double interest, Map<String, Double> reasons, Map<String, String> names) {
    static final Channel NOTHING = new Channel(null, 0, Map.of(), Map.of());

    boolean shows(String id) {
        return table != null && table.id().equals(id);
    }
}
