package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.ByeScore;
import dev.perennial.pairing.dutch.model.Criterion;
import dev.perennial.pairing.dutch.model.Entrant;
import java.util.BitSet;
import java.util.List;

/**
 * Chooses the player who gets the bye: the only floater of the bracket that {@link ByeScore} names. Of the players who
 * may get it, one with few unplayed rounds (C9); among these the other criteria decide.
 */
final class ByeChoice {
    private ByeChoice() {}

    /** The bracket with one way out, for the players who may get the bye. */
    static SearchScope scope(BracketTask task) {
        var bracket = task.bracket();
        var allowed = new BitSet();
        bracket.members().stream()
                .filter(member -> task.legal().connected(member, task.bye()))
                .forEach(allowed::set);
        return SearchScope.local(bracket, task.legal(), 1, allowed, criteria(bracket));
    }

    /** C9: the player with the bye should have played as much as possible. */
    static List<CriterionSum> criteria(Bracket bracket) {
        int most = bracket.field().tournament().roundsDone();
        return most == 0 ? List.of() : List.of(CriterionSum.ofFloaters(Criterion.C9, most, Entrant::playedGames));
    }
}
