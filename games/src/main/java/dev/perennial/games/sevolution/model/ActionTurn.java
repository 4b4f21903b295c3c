package dev.perennial.games.sevolution.model;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.LossCause;
import dev.perennial.games.sevolution.component.Resource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The state of a player's Action turn.
 *
 * @param calamities those taken and not yet resolved, in the order taken
 * @param protectionLevel of PROTECTION when the turn began (spec 8.1)
 * @param forbidden the resources the player's Jokers may not be
 * @param removal set while the player owes a Pop for a loss of population
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

    public static ActionTurn begun(int seat, List<Card> calamities, int protectionLevel) {
        return new ActionTurn(seat, calamities, protectionLevel, null, List.of(), null, null, false, false);
    }

    public ActionTurn withProtected(Card card) {
        return new ActionTurn(seat, calamities, protectionLevel, card, forbidden, removal, needs, boughtPop, evolved);
    }

    public ActionTurn withResolved(Card card) {
        var left = Lists.without(calamities, card);
        return new ActionTurn(
                seat, left, protectionLevel, protectedCard, forbidden, removal, needs, boughtPop, evolved);
    }

    public ActionTurn withForbidden(Resource resource) {
        var more = Lists.with(forbidden, resource);
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, more, removal, needs, boughtPop, evolved);
    }

    public ActionTurn withRemoval(@Nullable LossCause cause) {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, cause, needs, boughtPop, evolved);
    }

    public ActionTurn withNeeds(Needs paid) {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, paid, boughtPop, evolved);
    }

    public ActionTurn withBoughtPop() {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, needs, true, evolved);
    }

    public ActionTurn withEvolved() {
        return new ActionTurn(
                seat, calamities, protectionLevel, protectedCard, forbidden, removal, needs, boughtPop, true);
    }

    public boolean mustProtectFirst() {
        return protectionLevel > 0 && protectedCard == null;
    }

    /** A protected calamity brings two resources at level 2. */
    public boolean isBonusDue(Card card) {
        return card.equals(protectedCard) && protectionLevel == 2;
    }

    public boolean allForbidden() {
        return forbidden.size() == Resource.ALL.size();
    }
}
