package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Says how tie-breaks from the opponents' scores are computed, round by round. */
final class SlotTerms {
    private final ScoreSheet sheet;
    private final OpponentScores scores;

    SlotTerms(ScoreSheet sheet) {
        this.sheet = sheet;
        scores = new OpponentScores(sheet);
    }

    static List<Term> buchholz(ScoreSheet sheet, TieBreak tieBreak, Player player) {
        boolean fore = tieBreak.fore() || tieBreak.kind() == TieBreak.Kind.FB;
        var terms = new SlotTerms(fore ? sheet.beforeLastResults() : sheet);
        var seen = terms.sheet.player(player.id());
        var kept = terms.scores.keptForBuchholz(seen, tieBreak.cutLow(), tieBreak.cutHigh());
        return terms.all(seen, kept, slot -> plain("opponent", slot, Fraction.ofTenths(slot.opponentScore())));
    }

    List<Term> sonnebornBerger(TieBreak tieBreak, Player player) {
        var kept = scores.keptForBerger(player, tieBreak.cutLow(), tieBreak.cutHigh());
        return all(player, kept, SlotTerms::product);
    }

    List<Term> koya(TieBreak tieBreak, Player player) {
        return scores.againstTheBest(player, tieBreak.limit()).stream()
                .map(slot -> plain("against", slot, Fraction.ofTenths(slot.points())))
                .toList();
    }

    private List<Term> all(Player player, List<Slot> kept, Function<Slot, Term> words) {
        return sheet.slots(player).stream()
                .map(slot -> words.apply(slot).cutIf(!kept.contains(slot)))
                .toList();
    }

    private static Term plain(String key, Slot slot, Fraction value) {
        return slot.opponent() > 0
                ? Term.of(
                        key, Map.of("round", slot.round(), "opponent", slot.opponent(), "value", value.toText()), value)
                : Term.of("dummy", Map.of("round", slot.round(), "value", value.toText()), value);
    }

    private static Term product(Slot slot) {
        var value = new Fraction(slot.product(), 100);
        String points = Fraction.ofTenths(slot.points()).toText();
        String score = Fraction.ofTenths(slot.opponentScore()).toText();
        return Term.of(
                slot.opponent() > 0 ? "product" : "dummyProduct",
                Map.of(
                        "round", slot.round(),
                        "opponent", slot.opponent(),
                        "points", points,
                        "score", score,
                        "value", value.toText()),
                value);
    }
}
