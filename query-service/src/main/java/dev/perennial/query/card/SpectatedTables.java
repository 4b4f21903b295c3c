package dev.perennial.query.card;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.table.TableMoment;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Tables as a visitor who is not signed in may see them now, delay included, and earlier moments of them. */
@Component
class SpectatedTables {
    private final TableBoards boards;
    private final TableEvents events;
    private final Players players;

    SpectatedTables(TableBoards boards, TableEvents events, Players players) {
        this.boards = boards;
        this.events = events;
        this.players = players;
    }

    /** Empty for a table that does not exist or may not be watched. */
    Optional<TableMoment> latest(TableId table) {
        return boards.latest(table, Optional.empty()).filter(moment -> TableViews.isAllowed(moment, Optional.empty()));
    }

    /** An earlier moment, or the latest one if there is no such moment. */
    TableMoment at(TableMoment latest, long sequence) {
        return sequence < 0 || sequence >= latest.sequence()
                ? latest
                : Objects.requireNonNull(
                        TableMoment.fold(null, events.between(latest.table().id(), -1, sequence + 1)));
    }

    /** The first moment of play. A link to a replay shows it, since a result would spoil the game. */
    TableMoment beginning(TableMoment latest) {
        TableMoment moment = null;
        for (var event : events.between(latest.table().id(), -1, latest.sequence() + 1)) {
            moment = TableMoment.after(moment, event);
            if (!moment.awaited().isEmpty()) {
                return moment;
            }
        }
        return latest;
    }

    Map<String, String> names(TableState table) {
        return players.names(ids(table));
    }

    static List<String> ids(TableState table) {
        return table.seats().stream()
                .filter(Objects::nonNull)
                .map(SeatState::player)
                .map(PlayerId::code)
                .toList();
    }
}
