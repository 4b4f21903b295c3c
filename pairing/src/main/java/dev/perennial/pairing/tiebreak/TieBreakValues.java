package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Computes tie-breaks of a tournament. */
public final class TieBreakValues {
    private final ScoreSheet sheet;
    private final ScoreSheet sheetWithForfeits;

    /**
     * Reads a tournament once for all tie-breaks.
     *
     * @param tournament the tournament with all past rounds
     * @param edition of the regulations
     */
    public TieBreakValues(Tournament tournament, Edition edition) {
        sheet = new ScoreSheet(tournament, edition, false);
        sheetWithForfeits = new ScoreSheet(tournament, edition, true);
    }

    /**
     * The value of each of the tied players, by id; only direct encounter depends on who is tied.
     *
     * @param tieBreak the tie-break
     * @param tied the players with equal points so far
     * @return the values
     */
    public Map<Integer, Fraction> of(TieBreak tieBreak, List<Player> tied) {
        var used = tieBreak.forfeitsAsPlayed() ? sheetWithForfeits : sheet;
        var values = new HashMap<Integer, Fraction>();
        if (tieBreak.kind() == TieBreak.Kind.DE) {
            DirectEncounter.ranks(used, tied).forEach((player, rank) -> values.put(player, Fraction.of(rank)));
        } else {
            tied.forEach(player -> values.put(player.id(), value(tieBreak, used, player)));
        }
        return values;
    }

    /**
     * How a player's value is computed.
     *
     * @param tieBreak the tie-break
     * @param player one of the tied players
     * @param tied the players with equal points so far
     * @return the terms of the value
     */
    public List<Term> terms(TieBreak tieBreak, Player player, List<Player> tied) {
        return new Terms(tieBreak.forfeitsAsPlayed() ? sheetWithForfeits : sheet).of(tieBreak, player, tied);
    }

    /**
     * The score of a player as used in the opponents' tie-breaks.
     *
     * @param player a player of the tournament
     * @return the score
     */
    public Fraction adjustedScore(Player player) {
        return Fraction.ofTenths(sheet.adjustedScore(player));
    }

    private static Fraction value(TieBreak tieBreak, ScoreSheet sheet, Player player) {
        var own = new OwnResults(sheet);
        var opponents = new OpponentScores(sheet);
        var ratings = new RatingTieBreaks(sheet);
        int low = tieBreak.cutLow();
        int high = tieBreak.cutHigh();
        return switch (tieBreak.kind()) {
            case WIN, WON, BPG, BWG, PS, REP, STD -> own.sum(tieBreak, player);
            case DE, TPN -> Fraction.of(player.id());
            case BH ->
                tieBreak.fore() ? opponents.foreBuchholz(player, low, high) : opponents.buchholz(player, low, high);
            case FB -> opponents.foreBuchholz(player, low, high);
            case AOB -> opponents.averageBuchholz(player, tieBreak.fore());
            case SB -> opponents.sonnebornBerger(player, low, high);
            case KS -> opponents.koya(player, tieBreak.limit());
            case ARO -> Fraction.of(ratings.averageRating(player, low));
            case TPR -> Fraction.of(ratings.performance(player));
            case PTP -> Fraction.of(ratings.perfectPerformance(player));
            case APRO -> Fraction.of(ratings.averagePerformance(player));
            case APPO -> Fraction.of(ratings.averagePerfectPerformance(player));
            case RTNG -> Fraction.of(player.rating());
        };
    }
}
