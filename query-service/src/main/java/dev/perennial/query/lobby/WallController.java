package dev.perennial.query.lobby;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.CommentPosted;
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
import dev.perennial.query.table.TableEvents;
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
import java.util.stream.Stream;
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
    private final TableEvents events;
    private final OverallRatings ratings;

    WallController(
            TournamentBoards tournaments,
            TournamentNames names,
            TableBoards boards,
            TableEvents events,
            OverallRatings ratings) {
        this.events = events;
        this.tournaments = tournaments;
        this.names = names;
        this.boards = boards;
        this.ratings = ratings;
    }

    /** A comment with its author. */
    record Comment(PlayerId by, String text) {}

    /**
     * A running table of the round.
     *
     * @param number of the table in the round
     * @param points by what spectators see; null before play
     * @param interest from 0 to 1; the featured table has the highest
     * @param comment the latest one that spectators see; null if there is none
     */
    record Board(
            int number,
            String table,
            TableView board,
            @Nullable List<Integer> points,
            double interest,
            boolean featured,
            @Nullable Comment comment) {
        Board asFeatured() {
            return new Board(number, table, board, points, interest, true, comment);
        }
    }

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
    ResponseEntity<Wall> wall(@PathVariable String tournament, Optional<PlayerId> viewer) {
        var moment = tournaments.of(tournament);
        TournamentState state = moment.state();
        var shown = featured(boards(state, viewer));
        var authors = shown.stream()
                .flatMap(board -> Stream.ofNullable(board.comment()))
                .map(Comment::by)
                .toList();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new Wall(
                        state.id().code(),
                        state.name(),
                        state.game(),
                        state.played().size(),
                        state.rounds(),
                        shown,
                        names.of(state, authors),
                        moment.sequence()));
    }

    private List<Board> boards(TournamentState state, Optional<PlayerId> viewer) {
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
                        .ifPresent(each -> shown.add(board(row, each, rated, viewer)));
            }
        }
        return shown;
    }

    private Board board(TableRow row, TableMoment moment, Map<String, LadderRating> rated, Optional<PlayerId> viewer) {
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
                false,
                comment(moment, viewer));
    }

    /** Players read no comments on the game they are playing. */
    private @Nullable Comment comment(TableMoment moment, Optional<PlayerId> viewer) {
        boolean none = moment.table().commentary().comments() == 0
                || viewer.flatMap(moment.table()::seatOf).isPresent();
        return none
                ? null
                : events.latestComment(moment.table().id(), moment.sequence())
                        .map(WallController::comment)
                        .orElse(null);
    }

    private static @Nullable Comment comment(CommentPosted posted) {
        return posted.text() == null ? null : new Comment(posted.by(), posted.text());
    }

    private static List<Board> featured(List<Board> boards) {
        var best = boards.stream().max(Comparator.comparingDouble(Board::interest));
        return boards.stream()
                .map(each -> best.filter(each::equals).isEmpty() ? each : each.asFeatured())
                .toList();
    }
}
