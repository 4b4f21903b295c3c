package dev.perennial.cli.pair;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.BoardReasons;
import dev.perennial.pairing.dutch.PairingReasons;
import dev.perennial.pairing.dutch.PlayerPast;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Alternative;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.FloatDirection;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Says of each board who meets, from which score group, with which floats behind them, and why the colours. */
final class Explain {
    private final Tournament tournament;
    private final Map<Integer, String> names;

    private Explain(Tournament tournament) {
        this.tournament = tournament;
        names = tournament.players().stream().collect(Collectors.toMap(Player::id, Explain::name));
    }

    private static String name(Player player) {
        return player.name().isBlank() ? String.valueOf(player.id()) : player.id() + " " + player.name();
    }

    static int run(Tournament tournament, PrintStream out, PrintStream err) {
        var boards = PairingReasons.boards(tournament);
        if (boards.isEmpty()) {
            err.println("Round " + tournament.nextRound() + ": no valid pairing exists.");
            return PairCommand.NO_PAIRING;
        }
        var explain = new Explain(tournament);
        out.println("Round " + tournament.nextRound());
        for (int i = 0; i < boards.size(); i++) {
            explain.board(i + 1, boards.get(i)).forEach(out::println);
        }
        return PairCommand.DONE;
    }

    private List<String> board(int number, BoardReasons board) {
        var players = board.players();
        var lines = new ArrayList<String>();
        var colour = board.colour();
        lines.add(
                colour == null
                        ? "Bye: " + name(players.getFirst().player())
                        : "Board " + number + ": " + name(players.getFirst().player()) + " (white) - "
                                + name(players.getLast().player()) + " (black)");
        lines.add("  Score group " + points(board.pair().bracketScore()) + ": " + scores(board));
        lines.add("  Floats before: " + players.stream().map(this::floats).collect(Collectors.joining("; ")));
        if (colour != null) {
            lines.add("  Colour: " + colour.meaning() + " ("
                    + players.stream().map(this::preference).collect(Collectors.joining("; ")) + ")");
        }
        lines.add("  Next best: " + alternative(board.pair()));
        return lines;
    }

    private String scores(BoardReasons board) {
        var pair = board.pair();
        if (pair.difference() == 0) {
            return (pair.second() == 0 ? name(pair.first()) + " has " : "both have ") + points(pair.firstScore());
        }
        return name(pair.first()) + " has " + points(pair.firstScore()) + " and floats down by "
                + points(pair.difference()) + ", " + name(pair.second()) + " has " + points(pair.secondScore())
                + " and floats up";
    }

    private String floats(PlayerPast past) {
        int round = tournament.nextRound();
        var floats = new ArrayList<String>();
        if (past.lastRound() != FloatDirection.NONE) {
            floats.add(direction(past.lastRound()) + " in round " + (round - 1));
        }
        if (past.roundBefore() != FloatDirection.NONE) {
            floats.add(direction(past.roundBefore()) + " in round " + (round - 2));
        }
        return name(past.player()) + " " + (floats.isEmpty() ? "none" : String.join(", ", floats));
    }

    private static String direction(FloatDirection direction) {
        return direction.name().toLowerCase(Locale.ROOT);
    }

    private String preference(PlayerPast past) {
        String played = past.colours().isEmpty()
                ? "no game yet"
                : "had " + past.colours().stream().map(Explain::colour).collect(Collectors.joining(" "));
        var preferred = past.preference().colour();
        String wish = preferred == null
                ? "no preference"
                : past.preference().strength().name().toLowerCase(Locale.ROOT) + " preference for " + colour(preferred);
        return name(past.player()) + ": " + played + ", " + wish;
    }

    private static String colour(Colour colour) {
        return colour == Colour.WHITE ? "white" : "black";
    }

    private String alternative(PairReason reason) {
        return switch (reason.alternative()) {
            case null -> reason.second() == 0 ? "nobody else can have the bye" : "no complete pairing avoids this pair";
            case Alternative(var score, var instead, var criterion) ->
                instead.stream().map(each -> instead(each, criterion)).collect(Collectors.joining(", "))
                        + (score == reason.bracketScore() ? "" : " in score group " + points(score)) + "; worse in "
                        + criterion + " (" + criterion.meaning() + ")";
        };
    }

    private String instead(Instead instead, Criterion worseIn) {
        if (instead.opponent() == 0) {
            return name(instead.player()) + (worseIn == Criterion.C5 ? " has the bye" : " floats");
        }
        return name(instead.player()) + " - " + name(instead.opponent());
    }

    private String name(int player) {
        return names.getOrDefault(player, String.valueOf(player));
    }

    private static String points(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}
