package dev.perennial.query.lobby;

import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.ladder.OverallRatings;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.TableList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Chooses the running table most worth watching. */
@Component
class Television {
    /** Another table has to be so much better before the channel changes: nobody likes to be torn away. */
    private static final double LOYALTY = 0.1;

    private final TableBoards boards;
    private final OverallRatings ratings;
    private static final Map<String, Double> NOTHING = Map.of();

    Television(TableBoards boards, OverallRatings ratings) {
        this.boards = boards;
        this.ratings = ratings;
    }

    /** @param before what is on now; it stays if it is still good enough */
    Channel choose(List<TableList.Row> playing, Map<String, String> names, Channel before) {
        Channel best = Channel.NOTHING;
        Channel stays = Channel.NOTHING;
        for (TableList.Row row : playing) {
            Map<String, Double> reasons = row.terms().spectators() ? reasons(row) : NOTHING;
            if (reasons.isEmpty()) {
                continue;
            }
            var channel = new Channel(row, Interest.of(reasons), reasons, names(row, names));
            best = channel.interest() > best.interest() ? channel : best;
            stays = before.shows(row.id()) ? channel : stays;
        }
        return stays.table() != null && stays.interest() + LOYALTY >= best.interest() ? stays : best;
    }

    private Map<String, Double> reasons(TableList.Row row) {
        Optional<Moment> seen = boards.latest(new TableId(row.id()), Optional.empty());
        if (seen.isEmpty()
                || seen.get().table().status() != TableStatus.PLAYING
                || seen.get().table().position() == null) {
            return NOTHING;
        }
        Collection<String> players =
                row.players().stream().filter(Objects::nonNull).toList();
        return Interest.reasons(seen.get().table(), ratings.of(players).values());
    }

    private static Map<String, String> names(TableList.Row row, Map<String, String> all) {
        var names = new HashMap<String, String>();
        for (String player : row.players()) {
            String name = player == null ? null : all.get(player);
            if (player != null && name != null) {
                names.put(player, name);
            }
        }
        return names;
    }
}
