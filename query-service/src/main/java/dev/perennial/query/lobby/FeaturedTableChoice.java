package dev.perennial.query.lobby;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.ladder.OverallRatings;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableList;
import dev.perennial.query.table.TableListing;
import dev.perennial.query.table.TableMoment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Chooses the running table most worth watching. */
@Component
class FeaturedTableChoice {
    /** How much better another table has to be before the channel switches, since switching annoys viewers. */
    private static final double LOYALTY = 0.1;

    private final TableListing tables;
    private final TableBoards boards;
    private final OverallRatings ratings;
    private final Players players;

    FeaturedTableChoice(TableListing tables, TableBoards boards, OverallRatings ratings, Players players) {
        this.tables = tables;
        this.boards = boards;
        this.ratings = ratings;
        this.players = players;
    }

    /** Every running table that may be shown, as spectators may know it, and how much it is worth. */
    List<FeaturedTable> candidates() {
        List<TableList.Row> playing =
                tables.live().stream().filter(row -> row.terms().spectators()).toList();
        var everybody = playing.stream()
                .flatMap(row -> sitting(row).stream())
                .distinct()
                .toList();
        Map<String, LadderRating> rated = ratings.of(everybody);
        Map<String, String> names = players.names(everybody);
        var candidates = new ArrayList<FeaturedTable>();
        for (TableList.Row row : playing) {
            boards.latest(new TableId(row.id()), Optional.empty())
                    .map(TableMoment::table)
                    .filter(table -> table.status() == TableStatus.PLAYING && table.position() != null)
                    .ifPresent(table -> candidates.add(candidate(row, table, rated, names)));
        }
        return candidates;
    }

    private static FeaturedTable candidate(
            TableList.Row row, TableState table, Map<String, LadderRating> rated, Map<String, String> names) {
        var here = new HashMap<>(names);
        here.keySet().retainAll(sitting(row));
        var reasons = FeaturedTableScore.reasons(
                table,
                sitting(row).stream()
                        .map(player -> rated.getOrDefault(player, LadderRating.START))
                        .toList());
        return new FeaturedTable(row, FeaturedTableScore.of(reasons), reasons, here);
    }

    private static List<String> sitting(TableList.Row row) {
        return row.players().stream().filter(Objects::nonNull).toList();
    }

    /** @param before what is on now; it stays if it is still good enough */
    static FeaturedTable choose(List<FeaturedTable> candidates, FeaturedTable before) {
        FeaturedTable best = FeaturedTable.NOTHING;
        FeaturedTable stays = FeaturedTable.NOTHING;
        for (FeaturedTable each : candidates) {
            best = each.interest() > best.interest() ? each : best;
            stays = each.showsTheSameAs(before) ? each : stays;
        }
        return stays.table() != null && stays.interest() + LOYALTY >= best.interest() ? stays : best;
    }
}
