package dev.perennial.games.pairing.cli;

import dev.perennial.games.pairing.Tournament;
import dev.perennial.games.pairing.dutch.Criterion;
import dev.perennial.games.pairing.dutch.PairReason;
import dev.perennial.games.pairing.dutch.PairReason.Alternative;
import dev.perennial.games.pairing.dutch.PairReason.Instead;
import dev.perennial.games.pairing.dutch.PairingReasons;
import java.io.PrintStream;
import java.util.stream.Collectors;

/** Says of each pair from which bracket it is, who floats, and what was the next best choice. */
final class Explain {
    private Explain() {}

    static int run(Tournament tournament, PrintStream out, PrintStream err) {
        var reasons = PairingReasons.of(tournament);
        if (reasons.isEmpty()) {
            err.println("Round " + tournament.nextRound() + ": no valid pairing exists.");
            return PairCommand.NO_PAIRING;
        }
        reasons.forEach(reason -> out.println(sentence(reason)));
        return PairCommand.DONE;
    }

    private static String sentence(PairReason reason) {
        String pair = reason.second() == 0 ? reason.first() + " has the bye" : reason.first() + "-" + reason.second();
        String floating = reason.difference() == 0
                ? ""
                : ", " + reason.first() + " floats down by " + points(reason.difference());
        return pair + ": bracket " + points(reason.bracketScore()) + floating + "; " + alternative(reason);
    }

    private static String alternative(PairReason reason) {
        return switch (reason.alternative()) {
            case null -> reason.second() == 0 ? "nobody else can have it" : "no complete pairing avoids it";
            case Alternative(var score, var instead, var criterion) ->
                "next best "
                        + instead.stream().map(each -> instead(each, criterion)).collect(Collectors.joining(" "))
                        + (score == reason.bracketScore() ? "" : " in bracket " + points(score)) + ", worse in "
                        + criterion + " (" + criterion.meaning() + ")";
        };
    }

    private static String instead(Instead instead, Criterion worseIn) {
        if (instead.opponent() == 0) {
            return instead.player() + (worseIn == Criterion.C5 ? " has the bye" : " floats");
        }
        return instead.player() + "-" + instead.opponent();
    }

    private static String points(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}
