package dev.perennial.cli.play;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Frame;
import dev.perennial.client.LegalMoves;
import dev.perennial.client.Perennial;
import dev.perennial.client.TableWatch;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tools.jackson.databind.JsonNode;

/** One table, followed by its stream and played on from the keyboard until it ends. */
final class Match {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final List<String> OVER = List.of("FINISHED", "ABORTED");

    private final Perennial me;
    private final String table;
    private final Answers answers;
    private final PrintStream out;

    /** Events up to here are known; later frames may repeat them. */
    private long known = -1;

    Match(Perennial me, String table, Answers answers, PrintStream out) {
        this.me = me;
        this.table = table;
        this.answers = answers;
        this.out = out;
    }

    /** Answers whether the game was played to its end. */
    boolean play() {
        try (TableWatch watch = me.tables().watch(table)) {
            while (true) {
                Frame frame = latest(watch);
                JsonNode now = frame.data();
                if (OVER.contains(now.at("/table/status").asString())) {
                    end(now);
                    return true;
                }
                if (frame.id() >= known && isMyTurn(now) && !move(frame)) {
                    return false;
                }
            }
        }
    }

    private Frame latest(TableWatch watch) {
        Optional<Frame> next = watch.next(LONG);
        while (next.isEmpty()) {
            next = watch.next(LONG);
        }
        Frame latest = next.get();
        while (next.isPresent()) {
            latest = next.get();
            EventLine.line(latest, names(latest.data())).ifPresent(out::println);
            next = watch.next(Duration.ZERO);
        }
        return latest;
    }

    private static boolean isMyTurn(JsonNode now) {
        return now.get("awaited").valueStream().anyMatch(seat -> seat.equals(now.get("seat")));
    }

    /** A refused move is said, and asked for again. */
    private boolean move(Frame frame) {
        LegalMoves legal = me.tables().legalMoves(table);
        while (legal.sequence() < frame.id()) {
            legal = me.tables().legalMoves(table);
        }
        if (legal.moves().isEmpty()) {
            return true; // Something happened meanwhile; its frame is on the way.
        }
        draw(frame.data());
        while (true) {
            Optional<JsonNode> move = answers.ask(legal);
            if (move.isEmpty()) {
                return false;
            }
            try {
                known = me.tables().move(table, legal.seatMove(), move.get());
                return true;
            } catch (ClientProblem problem) {
                out.println("  " + problem.getMessage());
            }
        }
    }

    private void draw(JsonNode now) {
        out.println();
        Board.draw(now.at("/table/game").asString(), now.get("view"), names(now))
                .forEach(out::println);
        out.println();
    }

    private void end(JsonNode now) {
        if (now.path("view").isObject()) {
            draw(now);
        }
        out.println("The game is over: " + now.at("/table/status").asString() + ".");
        now.path("result")
                .path("seats")
                .valueStream()
                .forEach(seat -> out.println("  place %d: %s with %d points"
                        .formatted(
                                seat.get("place").asInt(),
                                names(now).apply(seat.get("seat").asInt()),
                                seat.get("points").asInt())));
    }

    private static IntFunction<String> names(JsonNode now) {
        return seat -> {
            String bot = now.at("/table/seats/" + seat + "/bot").asString("");
            boolean mine = now.path("seat").isInt() && now.get("seat").asInt() == seat;
            return mine ? "you" : "seat " + seat + (bot.isEmpty() ? "" : " (" + bot + " bot)");
        };
    }
}
