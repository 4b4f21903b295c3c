package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RoundEntry;
import java.util.stream.IntStream;

/** Tie-breaks from a player's own results, round by round (C.07 article 7). */
final class OwnResults {
    private final ScoreSheet sheet;

    OwnResults(ScoreSheet sheet) {
        this.sheet = sheet;
    }

    /** All rounds together, without the first ones that are cut. */
    Fraction sum(TieBreak tieBreak, Player player) {
        return IntStream.rangeClosed(1 + tieBreak.cutLow(), player.rounds().size())
                .mapToObj(round -> inRound(tieBreak.kind(), player, round))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /** The points of one round. */
    Fraction inRound(TieBreak.Kind kind, Player player, int round) {
        var entry = player.rounds().get(round - 1);
        if (entry.outcome() == Outcome.FREE) {
            return Fraction.ZERO;
        }
        return switch (kind) {
            case WIN -> one(sheet.points(entry) == sheet.pointSystem().win());
            case WON -> one(wonOverTheBoard(entry));
            case BPG -> one(entry.outcome().played() && entry.colour() == Colour.BLACK);
            case BWG -> one(wonOverTheBoard(entry) && entry.colour() == Colour.BLACK);
            case REP -> one(choseToPlay(entry));
            case PS -> scoreAfter(player, round);
            case STD -> standardPoints(entry, round);
            default -> throw new IllegalArgumentException(kind + " cannot be computed round by round");
        };
    }

    private static Fraction one(boolean counts) {
        return Fraction.of(counts ? 1 : 0);
    }

    private static boolean wonOverTheBoard(RoundEntry entry) {
        return entry.outcome() == Outcome.WIN || entry.outcome() == Outcome.UNRATED_WIN;
    }

    private static boolean choseToPlay(RoundEntry entry) {
        return switch (entry.outcome()) {
            case HALF_BYE, ZERO_BYE, FORFEIT_LOSS -> false;
            default -> true;
        };
    }

    private Fraction scoreAfter(Player player, int round) {
        return Fraction.ofTenths(
                player.rounds().stream().limit(round).mapToInt(sheet::points).sum());
    }

    /** 1, a half or 0, whatever the tournament's points are. */
    private Fraction standardPoints(RoundEntry entry, int round) {
        int other = entry.outcome().played()
                ? sheet.points(sheet.player(entry.opponent()).rounds().get(round - 1))
                : sheet.pointSystem().draw();
        return new Fraction(1 + Integer.signum(sheet.points(entry) - other), 2);
    }
}
