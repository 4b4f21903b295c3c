package dev.perennial.query.tutorial;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Refusal;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.variation.Variation;
import dev.perennial.games.variation.Variation.Continuation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A learner at a lesson: plays the moves by the rules, lets the others answer, and judges what was reached. */
final class Attempt {
    /** More than the others play while a learner waits; a lesson that needs more is broken. */
    private static final int MOST_REPLIES = 100;

    /** Chance is the same for everyone who takes a lesson. */
    private static final GameSeed SEED = GameSeed.ofHex("70657265".repeat(8));

    enum Status {
        OPEN,
        DONE,
        MISSED
    }

    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final Lesson lesson;
    private final List<String> replies;
    private Variation<GameState, GameMove, GameEvent> played;
    private List<GameEvent> latest = List.of();
    private int moves;

    private Attempt(Game<GameState, GameMove, GameEvent, GameOptions> game, Lesson lesson) {
        this.game = game;
        this.lesson = lesson;
        this.replies = new ArrayList<>(lesson.replies());
        this.played = Variation.from(game, SEED, start());
    }

    /** The position before the learner's first move. */
    static Attempt begin(Game<GameState, GameMove, GameEvent, GameOptions> game, Lesson lesson) {
        return new Attempt(game, lesson);
    }

    private GameState start() {
        var events = lesson.events().stream()
                .map(event -> Json.mapper().treeToValue(event, game.eventType()))
                .toList();
        var from = Variation.from(game, SEED, game.fold(null, events));
        for (String move : lesson.moves()) {
            from = switch (reply(from, move)) {
                case Continuation.Played<GameState, GameMove, GameEvent>(var after, var _) -> after;
                case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) ->
                    throw new IllegalStateException(lesson.id() + ": " + move + " is refused: " + refusal.code());
            };
        }
        return from.state();
    }

    /** Plays the learner's next move and the answers to it; says why if the rules refuse it. */
    Optional<Refusal> play(GameMove move) {
        latest = new ArrayList<>();
        moves++;
        return switch (played.play(lesson.seat(), move)) {
            case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) -> Optional.of(refusal);
            case Continuation.Played<GameState, GameMove, GameEvent> continued -> {
                take(continued);
                answer();
                yield Optional.empty();
            }
        };
    }

    private void take(Continuation.Played<GameState, GameMove, GameEvent> continued) {
        played = continued.variation();
        latest.addAll(continued.caused());
    }

    /** Others play until it is the learner's turn again, or the attempt is decided. */
    private void answer() {
        for (int i = 0; i < MOST_REPLIES && status() == Status.OPEN; i++) {
            OptionalInt next = nextToAnswer();
            if (next.isEmpty()) {
                return;
            }
            if (!(answerOf(next.getAsInt()) instanceof Continuation.Played<GameState, GameMove, GameEvent> answered)) {
                throw new IllegalStateException(lesson.id() + ": seat " + next.getAsInt() + " cannot answer");
            }
            take(answered);
        }
    }

    private OptionalInt nextToAnswer() {
        var awaited = game.awaited(played.state());
        return awaited.contains(lesson.seat())
                ? OptionalInt.empty()
                : awaited.stream().mapToInt(Integer::intValue).min();
    }

    /** The first of the lesson's own replies that fits what the learner has done; each is played once. */
    private Continuation<GameState, GameMove, GameEvent> answerOf(int seat) {
        for (String reply : replies) {
            if (reply.startsWith(seat + " ")
                    && reply(played, reply) instanceof Continuation.Played<GameState, GameMove, GameEvent> answered) {
                replies.remove(reply);
                return answered;
            }
        }
        return played.timeUp(seat);
    }

    private Continuation<GameState, GameMove, GameEvent> reply(
            Variation<GameState, GameMove, GameEvent> from, String text) {
        int end = text.indexOf(' ');
        GameMove move = game.parseNotation(text.substring(end + 1))
                .orElseThrow(() -> new IllegalStateException(lesson.id() + ": cannot read " + text));
        return from.play(Integer.parseInt(text.substring(0, end)), move);
    }

    Status status() {
        var judge = new Judge(game, lesson, played);
        if (judge.isReached()) {
            return Status.DONE;
        }
        boolean over = moves >= lesson.most() && nextToAnswer().isEmpty();
        return over || judge.isEnded() || game.awaited(played.state()).isEmpty() ? Status.MISSED : Status.OPEN;
    }

    GameState state() {
        return played.state();
    }

    /** The events of the last move and of the answers to it. */
    List<GameEvent> latest() {
        return List.copyOf(latest);
    }

    List<Judge.Reached> goals() {
        return new Judge(game, lesson, played).goals();
    }
}
