package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How tie-breaks are computed: every round and opponent with what they add. Players are named by their numbers. */
final class Terms {
    private final ScoreSheet sheet;

    Terms(ScoreSheet sheet) {
        this.sheet = sheet;
    }

    /**
     * The parts of a figure: added up, or their mean where the tie-break is one; a single part is the figure itself.
     */
    List<Term> of(TieBreak tieBreak, Player player, List<Player> tied) {
        var slots = new SlotTerms(sheet);
        var ratings = new RatingTerms(sheet);
        return switch (tieBreak.kind()) {
            case WIN, WON, BPG, BWG, PS, REP, STD -> rounds(tieBreak, player);
            case BH, FB -> SlotTerms.buchholz(sheet, tieBreak, player);
            case SB -> slots.sonnebornBerger(tieBreak, player);
            case KS -> slots.koya(tieBreak, player);
            case AOB -> ratings.averageBuchholz(player, tieBreak.fore());
            case ARO -> ratings.averageRating(player, tieBreak.cutLow());
            case APRO -> ratings.averagePerformance(player);
            case APPO -> ratings.averagePerfectPerformance(player);
            case TPR -> ratings.performance(player);
            case PTP -> ratings.perfectPerformance(player);
            case DE -> directEncounter(player, tied);
            case TPN -> List.of(Term.of("number", Map.of("value", player.id()), Fraction.of(player.id())));
            case RTNG -> List.of(Term.of("ownRating", Map.of("value", player.rating()), Fraction.of(player.rating())));
        };
    }

    private List<Term> rounds(TieBreak tieBreak, Player player) {
        var own = new OwnResults(sheet);
        String key = tieBreak.kind() == TieBreak.Kind.PS ? "progress" : "round";
        return IntStream.rangeClosed(1, player.rounds().size())
                .mapToObj(round -> {
                    var value = own.inRound(tieBreak.kind(), player, round);
                    return Term.of(key, Map.of("round", round, "value", value.toText()), value)
                            .cutIf(round <= tieBreak.cutLow());
                })
                .toList();
    }

    /** The tied opponents the player met, and the points made; the figure is the rank among them. */
    private List<Term> directEncounter(Player player, List<Player> tied) {
        var games = tied.stream()
                .filter(other -> other.id() != player.id())
                .flatMap(other -> DirectEncounter.average(sheet, player.id(), other.id()).stream()
                        .map(result -> Term.of(
                                "direct", Map.of("opponent", other.id(), "value", result.toText()), Fraction.ZERO)));
        int rank = DirectEncounter.ranks(sheet, tied).getOrDefault(player.id(), 1);
        var place = Term.of("directRank", Map.of("value", rank, "level", tied.size()), Fraction.of(rank));
        return Stream.concat(games, Stream.of(place)).toList();
    }
}
