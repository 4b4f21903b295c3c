package dev.perennial.pairing.dutch.bracket;

import static dev.perennial.pairing.dutch.model.Criterion.*;

import dev.perennial.pairing.dutch.bracket.Aspect.Value;
import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.ColourClash;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Drift;
import dev.perennial.pairing.dutch.model.Entrant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Turns the criteria of a bracket into sums over pairs. A bracket consists of all unpaired players down to a score, so
 * the roles of two players follow from their scores. Every criterion of a number to be kept small counts its pairs
 * negatively.
 */
final class Aspects {
    private final Bracket bracket;
    private final List<Aspect> list = new ArrayList<>();

    private Aspects(Bracket bracket) {
        this.bracket = bracket;
    }

    /** C7 and C10 to C21 for a number of floaters known beforehand, with what is said of floaters in between. */
    static List<Aspect> inside(Bracket bracket, List<Aspect> ofFloaters) {
        var aspects = new Aspects(bracket);
        aspects.scoresOfFloaters();
        aspects.list.addAll(ofFloaters);
        aspects.colours();
        aspects.floats();
        return List.copyOf(aspects.list);
    }

    /** C9: the player with the bye should have played as much as possible. */
    static List<Aspect> ofBye(Bracket bracket) {
        int most = bracket.field().tournament().roundsDone();
        return most == 0 ? List.of() : List.of(Aspect.ofFloaters(C9, most, Entrant::playedGames));
    }

    /** C8 alone. */
    static List<Aspect> ofNext(Bracket bracket) {
        var aspects = new Aspects(bracket);
        aspects.nextBracket();
        return List.copyOf(aspects.list);
    }

    /** C6 to C8 and C10 to C21: the bracket together with the next, with what is said of floaters in between. */
    static List<Aspect> withNext(Bracket bracket, List<Aspect> ofFloaters) {
        var aspects = new Aspects(bracket);
        aspects.count(C6, bracket.size() / 2, (higher, lower) -> true);
        aspects.scoresOfFloaters();
        aspects.nextBracket();
        aspects.list.addAll(ofFloaters);
        aspects.colours();
        aspects.floats();
        return List.copyOf(aspects.list);
    }

    private interface Test {
        boolean holds(Entrant higher, Entrant lower);
    }

    private void add(Criterion criterion, int bound, Value value) {
        if (bound > 0) {
            list.add(Aspect.ofPairs(criterion, bound, value));
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
        Predicate<Entrant> downLast = entrant -> entrant.lastRound() == Drift.DOWN;
        Predicate<Entrant> upLast = entrant -> entrant.lastRound() == Drift.UP;
        Predicate<Entrant> downBefore = entrant -> entrant.roundBefore() == Drift.DOWN;
        Predicate<Entrant> upBefore = entrant -> entrant.roundBefore() == Drift.UP;
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
