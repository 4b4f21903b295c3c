package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.dutch.model.ColourAllocation;
import dev.perennial.pairing.dutch.model.ColourClash;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.FloatDirection;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The players in whom a pairing of a bracket fails a criterion. */
final class FailingPlayers {
    private final BracketTask task;
    private final List<int[]> pairs;

    private FailingPlayers(BracketTask task, List<int[]> pairs) {
        this.task = task;
        this.pairs = pairs;
    }

    /** Those in whom the second pairing fails and the first does not; all in whom it fails if that is nobody. */
    static List<Integer> of(BracketTask task, Criterion criterion, List<int[]> chosen, List<int[]> other) {
        var failing = new FailingPlayers(task, other).failing(criterion);
        var known = new FailingPlayers(task, chosen).failing(criterion);
        var fresh = failing.stream().filter(player -> !known.contains(player)).toList();
        return fresh.isEmpty() ? failing : fresh;
    }

    private List<Integer> failing(Criterion criterion) {
        Predicate<Entrant> downLast = entrant -> entrant.lastRound() == FloatDirection.DOWN;
        Predicate<Entrant> upLast = entrant -> entrant.lastRound() == FloatDirection.UP;
        Predicate<Entrant> downBefore = entrant -> entrant.roundBefore() == FloatDirection.DOWN;
        Predicate<Entrant> upBefore = entrant -> entrant.roundBefore() == FloatDirection.UP;
        return switch (criterion) {
            case C6, C7, C9 -> ids(floaters());
            case C10 -> ids(denied(ColourClash::beyondTwo));
            case C11 -> ids(denied(ColourClash::thirdInARow));
            case C12 -> ids(denied(ColourClash::any));
            case C13 -> ids(denied(ColourClash::strong));
            case C14 -> ids(floaters().filter(downLast.and(this::isResident)));
            case C16 -> ids(floaters().filter(downBefore.and(this::isResident)));
            case C18 -> ids(floaters().filter(downLast.and(entrant -> !isResident(entrant))));
            case C20 -> ids(floaters().filter(downBefore.and(entrant -> !isResident(entrant))));
            case C15, C19 -> ids(opponentsOfMovedDown().filter(upLast));
            case C17, C21 -> ids(opponentsOfMovedDown().filter(upBefore));
            case C5, C8, MOVED_DOWN_SET, MOVED_DOWN_OPPONENTS, EXCHANGES, TRANSPOSITION -> List.of();
        };
    }

    private static List<Integer> ids(Stream<Entrant> entrants) {
        return entrants.map(Entrant::id).toList();
    }

    private Stream<Entrant> floaters() {
        return task.floaters(pairs).stream().map(task.bracket().field()::at);
    }

    private boolean isResident(Entrant entrant) {
        return entrant.score() == task.bracket().residentScore();
    }

    private Stream<Entrant> opponentsOfMovedDown() {
        var field = task.bracket().field();
        return pairs.stream().filter(pair -> !isResident(field.at(pair[0]))).map(pair -> field.at(pair[1]));
    }

    /** Of each pair that clashes, the player who does not get the colour due. */
    private Stream<Entrant> denied(BiPredicate<Entrant, Entrant> clash) {
        var field = task.bracket().field();
        return pairs.stream()
                .filter(pair -> clash.test(field.at(pair[0]), field.at(pair[1])))
                .map(pair -> {
                    var higher = field.at(pair[0]);
                    var lower = field.at(pair[1]);
                    Colour ofHigher = ColourAllocation.ofHigher(
                            higher, lower, field.tournament().initialColour());
                    return ofHigher == higher.preference().colour() ? lower : higher;
                });
    }
}
