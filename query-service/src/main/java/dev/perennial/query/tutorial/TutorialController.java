package dev.perennial.query.tutorial;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.GameView;
import dev.perennial.games.Games;
import dev.perennial.games.Refusal;
import dev.perennial.games.Result;
import dev.perennial.games.Viewer;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.web.QueryParameters;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Serves tutorials. Nothing is stored: a learner sends all moves of an attempt, the server plays them again. */
@RestController
@Scoped(Scope.READ)
class TutorialController {
    /** Some games have more legal moves than anyone wants to receive. */
    private static final int MOST_MOVES = 2_000;

    private final Tutorials tutorials;

    TutorialController(Tutorials tutorials) {
        this.tutorials = tutorials;
    }

    record Overview(String game, List<LessonInfo> lessons) {}

    /** @param moves the largest number of moves in an attempt */
    record LessonInfo(String id, int moves) {}

    /** @param moves all moves of the attempt so far, the first one first */
    record Moves(@Nullable List<JsonNode> moves) {}

    /**
     * A lesson after the moves of an attempt.
     *
     * @param seat the learner's seat
     * @param awaited the seats that have to act
     * @param view the position as the learner may see it
     * @param legalMoves the learner's own
     * @param events those of the last move and of the answers to it
     * @param goals in the order of the lesson
     */
    record Answer(
            String game,
            String lesson,
            int seat,
            Attempt.Status status,
            Set<Integer> awaited,
            GameView view,
            List<GameMove> legalMoves,
            List<Happening> events,
            List<Judge.Reached> goals,
            @Nullable Result result) {}

    record Happening(String type, GameEvent event) {}

    @GetMapping("/api/v1/tutorials/{game}")
    ResponseEntity<Overview> tutorial(@PathVariable String game) {
        var lessons = tutorial(tutorials, game).lessons().stream()
                .map(lesson -> new LessonInfo(lesson.id(), lesson.most()))
                .toList();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(1)).cachePublic())
                .body(new Overview(game, lessons));
    }

    @PostMapping("/api/v1/tutorials/{game}/{lesson}")
    @Scoped(Scope.PLAY)
    Answer play(@PathVariable String game, @PathVariable String lesson, @RequestBody Moves asked) {
        Lesson wanted = tutorial(tutorials, game)
                .lesson(lesson)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_LESSON", "The tutorial has no such lesson."));
        var rules = Games.byId(game).orElseThrow();
        List<JsonNode> moves = RequestFields.list(asked.moves());
        if (moves.size() > wanted.most()) {
            throw QueryParameters.bad("MALFORMED", "There are more moves than the lesson has.");
        }
        Attempt attempt = Attempt.begin(rules, wanted);
        moves.forEach(move -> play(attempt, rules, move));
        return answer(rules, wanted, attempt);
    }

    private static Tutorial tutorial(Tutorials tutorials, String game) {
        return tutorials
                .of(game)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_LESSON", "There is no tutorial for this game."));
    }

    private static void play(Attempt attempt, Game<GameState, GameMove, GameEvent, GameOptions> rules, JsonNode json) {
        GameMove move = GameJson.readMove(rules, json)
                .orElseThrow(() -> QueryParameters.bad("MALFORMED", "The move does not have the expected form."));
        attempt.play(move).ifPresent(refusal -> {
            throw refused(refusal);
        });
    }

    private static ProblemException refused(Refusal refusal) {
        return new ProblemException(Problem.of(
                HttpStatus.UNPROCESSABLE_CONTENT,
                refusal.code().name(),
                "The rules do not allow this move now.",
                refusal.params()));
    }

    private static Answer answer(
            Game<GameState, GameMove, GameEvent, GameOptions> rules, Lesson lesson, Attempt attempt) {
        GameState state = attempt.state();
        Result result = rules.result(state).orElse(null);
        Viewer viewer = result == null ? new Viewer.Seat(lesson.seat()) : new Viewer.Open();
        Attempt.Status status = attempt.status();
        List<GameMove> legal = status == Attempt.Status.OPEN
                ? rules.legalMoves(state, lesson.seat()).limit(MOST_MOVES).toList()
                : List.of();
        return new Answer(
                rules.id(),
                lesson.id(),
                lesson.seat(),
                status,
                rules.awaited(state),
                rules.view(state, viewer),
                legal,
                attempt.latest().stream()
                        .map(event -> rules.redact(event, viewer))
                        .map(event -> new Happening(
                                EventTypes.nameOf(event.getClass()).orElseThrow(), event))
                        .toList(),
                attempt.goals(),
                result);
    }
}
