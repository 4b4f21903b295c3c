package dev.perennial.query.lobby;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Viewer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TablePoints;
import dev.perennial.query.board.TableView;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.ladder.OverallRatings;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.TournamentNames;
import dev.perennial.query.tournament.TournamentViews;
import dev.perennial.query.tournament.TournamentViews.TableRow;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Serves the boards of a tournament's current round at once, as spectators see them. */
@RestController
@Scoped(Scope.READ)
class WallController {
    /** A projector shows no more. */
    private static final int MOST = 64;

    private final TournamentBoards tournaments;
    private final TournamentNames names;
    private final TableBoards boards;
    private final OverallRatings ratings;

    WallController(TournamentBoards tournaments, TournamentNames names, TableBoards boards, OverallRatings ratings) {
        this.tournaments = tournaments;
        this.names = names;
        this.boards = boards;
        this.ratings = ratings;
    }

    /**
     * A running table of the round.
     *
     * @param number of the table in the round
     * @param points by what spectators see; null before play
     * @param interest from 0 to 1; the featured table has the highest
     */
    record Board(
            int number,
            String table,
            TableView board,
            @Nullable List<Integer> points,
            double interest,
            boolean featured) {}

    record Wall(
            String tournament,
            String name,
            String game,
            int round,
            int rounds,
            List<Board> boards,
            Map<String, String> names,
            long sequence) {}

    @GetMapping("/api/v1/tournaments/{tournament}/wall")
    ResponseEntity<Wall> wall(@PathVariable String tournament) {
        var moment = tournaments.of(tournament);
        TournamentState state = moment.state();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new Wall(
                        state.id().code(),
                        state.name(),
                        state.game(),
                        state.played().size(),
                        state.rounds(),
                        featured(boards(state)),
                        names.of(state),
                        moment.sequence()));
    }

    private List<Board> boards(TournamentState state) {
        if (state.played().isEmpty()) {
            return List.of();
        }
        var rows = TournamentViews.round(state.played().getLast()).tables();
        var everybody = rows.stream()
                .flatMap(row -> row.players().stream().map(PlayerId::code))
                .distinct()
                .toList();
        Map<String, LadderRating> rated = ratings.of(everybody);
        var shown = new ArrayList<Board>();
        for (TableRow row : rows) {
            if (shown.size() < MOST) {
                boards.latest(new TableId(row.table()), Optional.empty())
                        .filter(each -> each.table().status() == TableStatus.PLAYING)
                        .filter(each -> TableViews.isAllowed(each, Optional.empty()))
                        .ifPresent(each -> shown.add(board(row, each, rated)));
            }
        }
        return shown;
    }

    private static Board board(TableRow row, TableMoment moment, Map<String, LadderRating> rated) {
        double interest = moment.table().position() == null
                ? 0
                : FeaturedTableScore.of(FeaturedTableScore.reasons(
                        moment.table(),
                        row.players().stream()
                                .map(player -> rated.getOrDefault(player.code(), LadderRating.START))
                                .toList()));
        return new Board(
                row.number(),
                row.table(),
                TableViews.position(moment, new Viewer.Spectator()),
                TablePoints.of(moment.table()),
                interest,
                false);
    }

    private static List<Board> featured(List<Board> boards) {
        var best = boards.stream().max(Comparator.comparingDouble(Board::interest));
        return boards.stream()
                .map(each -> best.filter(each::equals).isEmpty()
                        ? each
                        : new Board(each.number(), each.table(), each.board(), each.points(), each.interest(), true))
                .toList();
    }
}
