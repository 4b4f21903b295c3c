package dev.perennial.games.sevolution;

import dev.perennial.games.Lists;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a player's Action turn remembers.
 *
 * @param calamities those he took and has not resolved, in the order taken
 * @param protectionLevel of PROTECTION when the turn began (spec 8.1)
 * @param forbidden what his Jokers may not be
 * @param removal set while he owes a Pop for a loss of population
 * @param needs the result of paying, once paid
 */
public record ActionTurn(
        int seat,
        List<Card> calamities,
        int protectionLevel,
        @Nullable Card protectedCard,
        List<Resource> forbidden,
        @Nullable LossCause removal,
        @Nullable Needs needs,
        boolean boughtPop,
        boolean evolved) {

    /** How paying went. */
    public record Needs(int population, int met, int due) {}

    public ActionTurn {
        calamities = List.copyOf(calamities);
        forbidden = List.copyOf(forbidden);
    }

    static ActionTurn begun(int seat, List<Card> calamities, int protectionLevel) {
        return new ActionTurn(seat, calamities, protectionLevel, null, List.of(), null, null, false, false);
    }

    ActionTurn withProtected(Card card) {
        return new ActionTurn(seat, calamities, protectionLevel, card, forbidden, removal, needs, boughtPop, evolved);
    }

    ActionTurn withResolved(Card card) {
        var left = Lists.without(calamities, card);
        return new ActionTurn(
                seat, left, protectionLevel, protectedCard, forbidden, removal, needs, boughtPop, evolved);
    }

    ActionTurn withForbidden(Resource resource) {
        var more = Lists.with(forbidden, resource);
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, more, removal, needs, boughtPop, evolved);
    }

    ActionTurn withRemoval(@Nullable LossCause cause) {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, cause, needs, boughtPop, evolved);
    }

    ActionTurn withNeeds(Needs paid) {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, paid, boughtPop, evolved);
    }

    ActionTurn withBoughtPop() {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, needs, true, evolved);
    }

    ActionTurn withEvolved() {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, needs, boughtPop, true);
    }

    boolean mustProtectFirst() {
        return protectionLevel > 0 && protectedCard == null;
    }

    /** A protected calamity brings two resources at level 2. */
    boolean isBonusDue(Card card) {
        return card.equals(protectedCard) && protectionLevel == 2;
    }

    boolean allForbidden() {
        return forbidden.size() == Resource.ALL.size();
    }
}
