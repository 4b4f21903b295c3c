package dev.perennial.cli.pair;

import dev.perennial.cli.reasons.EnglishTexts;
import dev.perennial.domain.tournament.round.PairSentences;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.BoardReasons;
import dev.perennial.pairing.dutch.PairingReasons;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Explains each board in the words of the organiser's desk; the rules and the history behind them are indented. */
final class Explain {
    private final Tournament tournament;
    private final Map<Integer, String> names;
    private final EnglishTexts texts;

    private Explain(Tournament tournament) {
        this.tournament = tournament;
        names = tournament.players().stream().collect(Collectors.toMap(Player::id, Explain::name));
        texts = EnglishTexts.ofPairings(this::name);
    }

    private static String name(Player player) {
        return player.name().isBlank() ? String.valueOf(player.id()) : player.id() + " " + player.name();
    }

    private String name(int player) {
        return names.getOrDefault(player, String.valueOf(player));
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
        lines.add(
                players.size() == 1
                        ? "Bye: " + name(players.getFirst().player())
                        : "Board " + number + ": " + name(players.getFirst().player()) + " (white) - "
                                + name(players.getLast().player()) + " (black)");
        for (var sentence : PairSentences.of(board, tournament.nextRound())) {
            lines.add((sentence.key().startsWith(PairSentences.DETAIL) ? "    " : "  ") + texts.of(sentence));
        }
        return lines;
    }
}
