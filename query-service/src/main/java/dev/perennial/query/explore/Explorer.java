package dev.perennial.query.explore;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Refusal;
import dev.perennial.games.Result;
import dev.perennial.games.Viewer;
import dev.perennial.games.variation.Variation;
import dev.perennial.games.variation.Variation.Continuation;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Plays the moves of an exploration by the rules of the game and shows what they lead to. */
final class Explorer {
    /** Some games have more legal moves than anyone wants to receive. */
    private static final int MOST_LEGAL_MOVES = 2_000;

    private static final int MOST_POSITIONS = 50;

    private final BranchPoint point;
    private final Exploration asked;
    private final List<Explored.Position> positions = new ArrayList<>();
    private Variation<GameState, GameMove, GameEvent> now;
    private int played;

    private Explorer(BranchPoint point, Exploration asked) {
        this.point = point;
        this.asked = asked;
        this.now = asked.begin(point);
    }

    static Explored explore(BranchPoint point, Exploration asked) {
        var explorer = new Explorer(point, asked);
        var tries = asked.tries();
        explorer.show(null, null, explorer.now.events());
        tries.forEach(explorer::play);
        return explorer.answer();
    }

    private void play(Exploration.Try tried) {
        Exploration.requireSeat(tried.seat(), point.table().seats().size());
        GameMove move = tried.read(point.table().game());
        played++;
        switch (now.play(tried.seat(), move)) {
            case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) -> throw refused(refusal);
            case Continuation.Played<GameState, GameMove, GameEvent>(var after, var caused) -> {
                now = after;
                show(tried.seat(), now.game().notation(move), caused);
            }
        }
    }

    private ProblemException refused(Refusal refusal) {
        var params = new HashMap<>(refusal.params());
        params.put("move", played);
        return new ProblemException(Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                refusal.code().name(),
                "The rules do not allow move " + played + " of this list.",
                params));
    }

    private void show(@Nullable Integer mover, @Nullable String notation, List<GameEvent> events) {
        if (played < asked.first()) {
            return;
        }
        var game = now.game();
        Integer seenBy = viewingSeat();
        Viewer viewer = seenBy == null ? new Viewer.Open() : new Viewer.Seat(seenBy);
        Result result = game.result(now.state()).orElse(null);
        var happenings = events.stream()
                .map(event -> game.redact(event, viewer))
                .map(event -> new Explored.Happening(
                        EventTypes.nameOf(event.getClass()).orElseThrow(), event, game.describe(event)))
                .toList();
        positions.add(new Explored.Position(
                played,
                mover,
                notation,
                happenings,
                new TreeSet<>(game.awaited(now.state())),
                seenBy,
                game.view(now.state(), viewer),
                game.statistics().points(now.state()),
                result));
        if (positions.size() > MOST_POSITIONS) {
            positions.removeFirst();
        }
    }

    /** The chosen seat, or the first one that has to act; none when the game is over. */
    private @Nullable Integer viewingSeat() {
        var awaited = new TreeSet<>(now.game().awaited(now.state()));
        if (awaited.isEmpty()) {
            return null;
        }
        return asked.seat() == null ? awaited.first() : asked.seat();
    }

    private Explored answer() {
        Integer seat = viewingSeat();
        List<GameMove> legal = seat == null ? List.of() : legalMoves(seat);
        boolean complete = legal.size() <= MOST_LEGAL_MOVES;
        return new Explored(
                point.table().id().code(),
                now.game().id(),
                point.sequence(),
                asked.wantedDeal(),
                asked.perspective(),
                asked.seed(),
                List.copyOf(positions),
                seat,
                complete ? legal : legal.subList(0, MOST_LEGAL_MOVES),
                complete);
    }

    private List<GameMove> legalMoves(int seat) {
        try (var moves = now.game().legalMoves(now.state(), seat)) {
            return moves.limit(MOST_LEGAL_MOVES + 1L).toList();
        }
    }
}
