package dev.perennial.pairing.dutch.bracket;

import static dev.perennial.pairing.dutch.model.Criterion.*;

import dev.perennial.pairing.dutch.bracket.CriterionSum.Value;
import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.ColourClash;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.FloatDirection;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Turns the criteria of a bracket into sums over pairs. A bracket consists of all unpaired players down to a score, so
 * the roles of two players follow from their scores. Every criterion of a number to be kept small counts its pairs
 * negatively.
 */
final class CriterionSums {
    private final Bracket bracket;
    private final List<CriterionSum> list = new ArrayList<>();

    private CriterionSums(Bracket bracket) {
        this.bracket = bracket;
    }

    /** C7 and C10 to C21 for a number of floaters known beforehand, with what is said of floaters in between. */
    static List<CriterionSum> inside(Bracket bracket, List<CriterionSum> ofFloaters) {
        var sums = new CriterionSums(bracket);
        sums.scoresOfFloaters();
        sums.list.addAll(ofFloaters);
        sums.colours();
        sums.floats();
        return List.copyOf(sums.list);
    }

    /** C8 alone. */
    static List<CriterionSum> ofNext(Bracket bracket) {
        var sums = new CriterionSums(bracket);
        sums.nextBracket();
        return List.copyOf(sums.list);
    }

    /** C6 to C8 and C10 to C21: the bracket together with the next, with what is said of floaters in between. */
    static List<CriterionSum> withNext(Bracket bracket, List<CriterionSum> ofFloaters) {
        var sums = new CriterionSums(bracket);
        sums.count(C6, bracket.size() / 2, (higher, lower) -> true);
        sums.scoresOfFloaters();
        sums.nextBracket();
        sums.list.addAll(ofFloaters);
        sums.colours();
        sums.floats();
        return List.copyOf(sums.list);
    }

    private interface Test {
        boolean holds(Entrant higher, Entrant lower);
    }

    private void add(Criterion criterion, int bound, Value value) {
        if (bound > 0) {
            list.add(CriterionSum.ofPairs(criterion, bound, value));
        }
    }

    /** Wanted pairs inside the bracket. */
    private void count(Criterion criterion, int bound, Test test) {
        add(criterion, bound, (higher, lower) -> inside(lower) && test.holds(higher, lower) ? 1 : 0);
    }

    /** Unwanted pairs inside the bracket. */
    private void avoid(Criterion criterion, int bound, Test test) {
        add(criterion, bound, (higher, lower) -> inside(lower) && test.holds(higher, lower) ? -1 : 0);
    }

    private boolean inside(Entrant lower) {
        return lower.score() >= bracket.residentScore();
    }

    private boolean movedDown(Entrant entrant) {
        return entrant.score() > bracket.residentScore();
    }

    private int movedDownCount(Predicate<Entrant> test) {
        return (int) bracket.movedDownEntrants().stream().filter(test).count();
    }

    private int residentCount(Predicate<Entrant> test) {
        return (int) bracket.residentEntrants().stream().filter(test).count();
    }

    private int memberCount(Predicate<Entrant> test) {
        return movedDownCount(test) + residentCount(test);
    }

    /** Few and low floaters means: pair the highest scores first. Residents follow from the number of pairs. */
    private void scoresOfFloaters() {
        bracket.movedDownScores()
                .forEach(score -> count(
                        C7,
                        movedDownCount(entrant -> entrant.score() == score),
                        (higher, lower) -> higher.score() == score));
    }

    private void nextBracket() {
        int nextScore = bracket.nextScore();
        int next = bracket.next().size();
        add(C8, next, (higher, lower) -> lower.score() == nextScore ? 1 : 0);
        bracket.members().stream()
                .mapToInt(position -> bracket.field().at(position).score())
                .distinct()
                .forEach(score -> add(
                        C8,
                        Math.min(next, memberCount(entrant -> entrant.score() == score)),
                        (higher, lower) -> lower.score() == nextScore && higher.score() == score ? 1 : 0));
    }

    private void colours() {
        // Two equal absolute preferences meet only around topscorers.
        boolean clashes = memberCount(Entrant::topScorer) > 0;
        int absolute = memberCount(entrant -> entrant.preference().absolute()) / 2;
        avoid(C10, clashes ? absolute : 0, ColourClash::beyondTwo);
        avoid(C11, clashes ? absolute : 0, ColourClash::thirdInARow);
        avoid(C12, bracket.size() / 2, ColourClash::any);
        avoid(C13, bracket.size() / 2, ColourClash::strong);
    }

    private void floats() {
        Predicate<Entrant> downLast = entrant -> entrant.lastRound() == FloatDirection.DOWN;
        Predicate<Entrant> upLast = entrant -> entrant.lastRound() == FloatDirection.UP;
        Predicate<Entrant> downBefore = entrant -> entrant.roundBefore() == FloatDirection.DOWN;
        Predicate<Entrant> upBefore = entrant -> entrant.roundBefore() == FloatDirection.UP;
        keepResidents(C14, downLast);
        spareOpponents(C15, upLast);
        keepResidents(C16, downBefore);
        spareOpponents(C17, upBefore);
        keepMovedDown(C18, downLast);
        spareOpponentsByScore(C19, upLast);
        keepMovedDown(C20, downBefore);
        spareOpponentsByScore(C21, upBefore);
    }

    private void keepResidents(Criterion criterion, Predicate<Entrant> protectedOnes) {
        Predicate<Entrant> counted = entrant -> !movedDown(entrant) && protectedOnes.test(entrant);
        add(
                criterion,
                residentCount(protectedOnes),
                (higher, lower) -> inside(lower) ? (counted.test(higher) ? 1 : 0) + (counted.test(lower) ? 1 : 0) : 0);
    }

    private void spareOpponents(Criterion criterion, Predicate<Entrant> protectedOnes) {
        int bound = Math.min(bracket.movedDown().size(), residentCount(protectedOnes));
        avoid(criterion, bound, (higher, lower) -> movedDown(higher) && protectedOnes.test(lower));
    }

    private void keepMovedDown(Criterion criterion, Predicate<Entrant> protectedOnes) {
        bracket.movedDownScores()
                .forEach(score -> count(
                        criterion,
                        movedDownCount(entrant -> entrant.score() == score && protectedOnes.test(entrant)),
                        (higher, lower) -> higher.score() == score && protectedOnes.test(higher)));
    }

    private void spareOpponentsByScore(Criterion criterion, Predicate<Entrant> protectedOnes) {
        bracket.movedDownScores().forEach(score -> {
            int bound = Math.min(movedDownCount(entrant -> entrant.score() == score), residentCount(protectedOnes));
            avoid(criterion, bound, (higher, lower) -> higher.score() == score && protectedOnes.test(lower));
        });
    }
}
