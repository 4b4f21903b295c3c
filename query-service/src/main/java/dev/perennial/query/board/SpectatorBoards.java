package dev.perennial.query.board;

import dev.perennial.domain.table.TableId;
import dev.perennial.games.Viewer;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** The boards of several tables as a spectator sees them now, delay included. */
@Component
public class SpectatorBoards {
    private final TableBoards boards;

    SpectatorBoards(TableBoards boards) {
        this.boards = boards;
    }

    /** By table, without those that may not be watched. */
    public Map<String, TableView> of(Collection<String> tables) {
        var shown = new LinkedHashMap<String, TableView>();
        for (String table : tables) {
            boards.latest(new TableId(table), Optional.empty())
                    .filter(moment -> TableViews.isAllowed(moment, Optional.empty()))
                    .ifPresent(moment -> shown.put(table, TableViews.position(moment, new Viewer.Spectator())));
        }
        return shown;
    }
}
