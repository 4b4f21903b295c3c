package dev.perennial.domain.tournament.round;

import dev.perennial.games.Sentence;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.BoardReasons;
import dev.perennial.pairing.dutch.PlayerPast;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.model.FloatDirection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The reasons of a board in sentences: score group, seats due and given, floats, and why not the obvious pair. Readers
 * are offered sentences whose keys begin with {@link #DETAIL} on demand. In a parameter, {@code #7} is player 7, and a
 * value that begins with {@code @} is the key of a text.
 */
public final class PairSentences {
    public static final String DETAIL = "pairing.detail.";

    private final BoardReasons board;
    private final int round;
    private final List<Sentence> sentences = new ArrayList<>();

    private PairSentences(BoardReasons board, int round) {
        this.board = board;
        this.round = round;
    }

    public static List<Sentence> of(BoardReasons board, int round) {
        var pair = new PairSentences(board, round);
        pair.addGroup();
        pair.addSeats();
        board.players().forEach(pair::addFloats);
        pair.sentences.addAll(WhyNotSentences.of(board.whyNot(), board.pair()));
        pair.addNext();
        board.players().forEach(pair::addMet);
        var colour = board.colour();
        if (colour != null) {
            pair.add(DETAIL + "colour", Map.of("rule", "@colourRule." + colour.name()));
        }
        return List.copyOf(pair.sentences);
    }

    static String player(int number) {
        return "#" + number;
    }

    private static Object points(int tenths) {
        return tenths % 10 == 0 ? (Object) (tenths / 10) : (Object) (tenths / 10.0);
    }

    private void add(String key, Map<String, Object> params) {
        sentences.add(new Sentence(key, params));
    }

    private void addGroup() {
        var pair = board.pair();
        if (pair.second() == 0) {
            add("pairing.byeGroup", Map.of("player", player(pair.first()), "points", points(pair.firstScore())));
        } else if (pair.difference() == 0) {
            add("pairing.group", Map.of("points", points(pair.firstScore())));
        } else {
            add(
                    "pairing.down",
                    Map.of(
                            "first",
                            player(pair.first()),
                            "second",
                            player(pair.second()),
                            "firstPoints",
                            points(pair.firstScore()),
                            "secondPoints",
                            points(pair.secondScore())));
        }
    }

    private void addSeats() {
        if (board.colour() == null) {
            return;
        }
        var given = List.of(Colour.WHITE, Colour.BLACK);
        for (int seat = 0; seat < 2; seat++) {
            var past = board.players().get(seat);
            var params = new HashMap<String, Object>();
            params.put("player", player(past.player()));
            params.put("given", "@pairing.seat." + given.get(seat));
            var due = past.preference().colour();
            if (due != null) {
                params.put("due", "@pairing.seat." + due);
                params.put("strength", "@pairing.strength." + past.preference().strength());
            }
            add(due == null ? "pairing.noneDue" : "pairing.due", params);
        }
    }

    private void addFloats(PlayerPast past) {
        addFloat(past.player(), past.lastRound(), round - 1);
        addFloat(past.player(), past.roundBefore(), round - 2);
    }

    private void addFloat(int number, FloatDirection direction, int then) {
        if (direction != FloatDirection.NONE) {
            add("pairing.floated." + direction, Map.of("player", player(number), "round", then));
        }
    }

    private void addNext() {
        PairReason pair = board.pair();
        var alternative = pair.alternative();
        if (alternative == null) {
            add(pair.second() == 0 ? "pairing.byeOnly" : "pairing.only", Map.of());
            return;
        }
        add(
                DETAIL + "next",
                Map.of(
                        "instead",
                        WhyNotSentences.instead(alternative.instead()),
                        "criterion",
                        alternative.worseIn().article(),
                        "meaning",
                        "@criterion." + alternative.worseIn()));
    }

    private void addMet(PlayerPast past) {
        if (!past.met().isEmpty()) {
            var opponents = past.met().stream()
                    .map(met -> player(met.opponent()) + " (" + met.round() + ")")
                    .toList();
            add(DETAIL + "met", Map.of("player", player(past.player()), "opponents", opponents));
        }
    }
}
