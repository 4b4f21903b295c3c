package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.model.SEvolutionRefusal.*;

import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.HandCard;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.Trick;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Says why a move is not legal; the first reason counts, in the order of spec 10. */
final class MoveRules {
    private MoveRules() {}

    static Optional<SEvolutionRefusal> refusal(SEvolutionState state, int seat, SEvolutionMove move) {
        return Optional.ofNullable(judge(state, seat, move));
    }

    /** Refusals that apply to any move. */
    static Optional<SEvolutionRefusal> refusalOfSeat(SEvolutionState state, int seat) {
        if (!isSeat(state, seat)) {
            return Optional.of(MALFORMED);
        }
        if (state.isOver()) {
            return Optional.of(GAME_OVER);
        }
        return isTurnOf(state, seat) ? Optional.empty() : Optional.of(NOT_YOUR_TURN);
    }

    private static @Nullable SEvolutionRefusal judge(SEvolutionState state, int seat, SEvolutionMove move) {
        if (isMalformed(state, seat, move)) {
            return MALFORMED;
        }
        if (state.isOver()) {
            return GAME_OVER;
        }
        if (state.phase() != phaseOf(move)) {
            return WRONG_PHASE;
        }
        if (!isTurnOf(state, seat)) {
            return NOT_YOUR_TURN;
        }
        var player = state.player(seat);
        return switch (move) {
            case NameTrump _, End _ -> null;
            case Play(Card card) -> play(state, player, card);
            case PlayBlind(int position) -> playBlind(player, position);
            case TakeDiscovery(Card card) -> takeDiscovery(state.currentTrick(), seat, card);
            case TakeCard(Card card) -> state.currentTrick().freeCards().contains(card) ? null : CARD_NOT_AVAILABLE;
            case Protect(Card card) -> ActionRules.protect(state.currentAction(), card);
            case ResolveCalamity(Card card, var bonus) -> ActionRules.resolve(state.currentAction(), card, bonus);
            case RemovePop(Site site) -> player.civilisation().sites().isEmpty(site) ? NO_POP_THERE : null;
            case Jokers(var resources) -> ActionRules.jokers(state.currentAction(), player, resources);
            case Commerce(var conversions) -> ActionRules.commerce(player.civilisation(), conversions);
            case BuyPop(int pops) -> ManagementRules.buyPop(state.currentAction(), player.civilisation(), pops);
            case Evolve() -> ManagementRules.evolve(state.currentAction(), player.civilisation());
            case Place(Site site, int level) -> ManagementRules.place(player.civilisation(), site, level);
            case Raise(Site site, int level) -> ManagementRules.raise(player.civilisation(), site, level);
            case Move(Site from, Site to, int level) -> ManagementRules.move(player.civilisation(), from, to, level);
        };
    }

    /** Checks what the types allow; codes are checked where they are read. */
    private static boolean isMalformed(SEvolutionState state, int seat, SEvolutionMove move) {
        boolean unknownPrice = move instanceof BuyPop(int pops) && !Tables.POP_COST.containsKey(pops);
        return unknownPrice || !isSeat(state, seat);
    }

    private static boolean isSeat(SEvolutionState state, int seat) {
        return seat >= 0 && seat < state.seats();
    }

    private static Phase phaseOf(SEvolutionMove move) {
        return switch (move) {
            case NameTrump _ -> Phase.NAME_TRUMP;
            case Play _, PlayBlind _ -> Phase.TRICK_PLAY;
            case TakeDiscovery _ -> Phase.TRICK_DISCOVERY;
            case TakeCard _ -> Phase.TRICK_TAKE;
            case Protect _, ResolveCalamity _ -> Phase.CALAMITIES;
            case RemovePop _ -> Phase.POP_REMOVAL;
            case Jokers _ -> Phase.JOKERS;
            case Commerce _ -> Phase.COMMERCE;
            case BuyPop _, Evolve _, Place _, Raise _, Move _, End _ -> Phase.MANAGEMENT;
        };
    }

    private static boolean isTurnOf(SEvolutionState state, int seat) {
        var toAct = state.toAct();
        return toAct != null && toAct == seat;
    }

    private static @Nullable SEvolutionRefusal play(SEvolutionState state, Player player, Card card) {
        if (player.isBlind()) {
            return BLIND_HAND;
        }
        if (!player.cards().holds(card)) {
            return CARD_NOT_IN_HAND;
        }
        return TrickRules.isPlayable(player, card, state.currentTrick().fixedSuit()) ? null : MUST_FOLLOW_SUIT;
    }

    private static @Nullable SEvolutionRefusal playBlind(Player player, int position) {
        if (!player.isBlind()) {
            return HAND_NOT_BLIND;
        }
        for (HandCard held : player.cards().hand()) {
            if (held.position() == position) {
                return null;
            }
        }
        return UNKNOWN_POSITION;
    }

    /** The Age is looked at before "already taken" (spec 10.2). */
    private static @Nullable SEvolutionRefusal takeDiscovery(Trick trick, int seat, Card card) {
        if (!card.isDiscovery() || trick.find(card).isEmpty()) {
            return CARD_NOT_AVAILABLE;
        }
        if (card.discoveryAge() != Tricks.ageOf(trick, seat)) {
            return WRONG_AGE;
        }
        return Tricks.freeDiscoveries(trick, seat).contains(card) ? null : CARD_NOT_AVAILABLE;
    }
}
