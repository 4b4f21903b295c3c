package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * The tie-breaks of two players at larger tables, where every table is read as results in pairs (tie-break spec 6.1).
 * Since tables differ in size, what two players add up over opponents is here the mean over the slots.
 */
final class PairwiseTerms {
    private final Map<Integer, PodRecord> records;
    private final int unit;
    private final Map<Integer, Fraction> scores = new HashMap<>();
    private final Map<Integer, List<PodSlot>> slots = new HashMap<>();
    private final Map<Integer, Fraction> buchholz = new HashMap<>();

    /** @param unit how much of a record's points is one point */
    PairwiseTerms(Map<Integer, PodRecord> records, int unit) {
        this.records = records;
        this.unit = unit;
        records.forEach((player, record) -> scores.put(player, record.pointsForOpponents()));
    }

    private PodRecord record(int player) {
        return Objects.requireNonNull(records.get(player), () -> "no player " + player);
    }

    private List<PodSlot> slots(int player) {
        return slots.computeIfAbsent(
                player, each -> record(each).slots(other -> scores.getOrDefault(other, Fraction.ZERO)));
    }

    List<Term> buchholz(int player, int cutLow, int cutHigh) {
        var kept = PodSlot.kept(slots(player), cutLow, cutHigh);
        return all(player, kept, slot -> plain("opponent", slot, slot.score().dividedBy(unit)));
    }

    List<Term> sonnebornBerger(int player, int cutLow, int cutHigh) {
        var kept = PodSlot.keptByProduct(slots(player), cutLow, cutHigh);
        return all(player, kept, this::product);
    }

    private List<Term> all(int player, List<PodSlot> kept, Function<PodSlot, Term> words) {
        return slots(player).stream()
                .map(slot -> words.apply(slot).cutIf(!kept.contains(slot)))
                .toList();
    }

    /** Only those who made half count, and only opponents who were met; the other slots stay, so that sizes compare. */
    List<Term> koya(int player, int steps) {
        return slots(player).stream()
                .map(slot -> {
                    if (slot.opponent() > 0 && !record(slot.opponent()).madeHalf(steps)) {
                        return Term.of(
                                "belowLimit",
                                Map.of("round", slot.round(), "opponent", slot.opponent()),
                                Fraction.ZERO);
                    }
                    return plain("against", slot, slot.opponent() > 0 ? slot.result() : Fraction.ZERO);
                })
                .toList();
    }

    /** @param overTheBoard only what was played counts */
    List<Term> wins(int player, boolean overTheBoard) {
        return slots(player).stream()
                .map(slot -> {
                    boolean counts = slot.won() && (slot.opponent() > 0 || !overTheBoard);
                    return plain("against", slot, Fraction.of(counts ? 1 : 0));
                })
                .toList();
    }

    List<Term> progress(int player, int cutLow) {
        return record(player).progress().entrySet().stream()
                .map(sum -> {
                    int round = sum.getKey();
                    var value = sum.getValue().dividedBy(unit);
                    return Term.of("progress", Map.of("round", round, "value", value.toText()), value)
                            .cutIf(round <= cutLow);
                })
                .toList();
    }

    List<Term> averageBuchholz(int player) {
        return record(player).opponents().stream()
                .map(opponent -> {
                    var value = buchholz.computeIfAbsent(opponent, each -> mean(buchholz(each, 0, 0)));
                    return Term.of("buchholz", Map.of("opponent", opponent, "value", value.toText()), value);
                })
                .toList();
    }

    /** Of what was not cut; 0 of nothing. */
    static Fraction mean(List<Term> terms) {
        long left = terms.stream().filter(term -> !term.cut()).count();
        return left == 0 ? Fraction.ZERO : sum(terms).dividedBy(left);
    }

    static Fraction sum(List<Term> terms) {
        return terms.stream().filter(term -> !term.cut()).map(Term::value).reduce(Fraction.ZERO, Fraction::plus);
    }

    private static Term plain(String key, PodSlot slot, Fraction value) {
        return slot.opponent() > 0
                ? Term.of(
                        key, Map.of("round", slot.round(), "opponent", slot.opponent(), "value", value.toText()), value)
                : Term.of("dummy", Map.of("round", slot.round(), "value", value.toText()), value);
    }

    private Term product(PodSlot slot) {
        var value = slot.product().dividedBy(unit);
        return Term.of(
                slot.opponent() > 0 ? "product" : "dummyProduct",
                Map.of(
                        "round", slot.round(),
                        "opponent", slot.opponent(),
                        "points", slot.result().toText(),
                        "score", slot.score().dividedBy(unit).toText(),
                        "value", value.toText()),
                value);
    }
}
