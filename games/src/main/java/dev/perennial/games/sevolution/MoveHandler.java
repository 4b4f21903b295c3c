package dev.perennial.games.sevolution;

import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.GameBegan;
import dev.perennial.games.sevolution.model.SEvolutionEvent.PileShuffled;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import dev.perennial.games.sevolution.model.SEvolutionOptions;
import dev.perennial.games.sevolution.model.SEvolutionRefusal;
import dev.perennial.games.sevolution.model.SEvolutionState;

/** Turns a move into its events, or into a refusal. */
final class MoveHandler {
    static final int MIN_SEATS = 2;
    static final int MAX_SEATS = PlayerColour.values().length;

    private MoveHandler() {}

    static Decision<SEvolutionEvent> start(Setup<SEvolutionOptions> setup, Chance chance) {
        int seats = setup.seats();
        if (seats < MIN_SEATS || seats > MAX_SEATS) {
            return Decision.refused(SEvolutionRefusal.BAD_SEAT_COUNT);
        }
        int first = setup.firstSeat() == FirstSeat.RANDOM ? chance.below(seats) : 0;
        var table = SEvolutionDraft.opening(new GameBegan(seats, first), chance);
        for (int seat = 0; seat < seats; seat++) {
            var pile = table.shuffle(Box.playingCards(PlayerColour.ofSeat(seat)));
            table.add(new PileShuffled(seat, pile.size(), pile));
        }
        Rounds.begin(table, 1, first);
        return Decision.accepted(table);
    }

    static Decision<SEvolutionEvent> decide(SEvolutionState state, int seat, SEvolutionMove move, Chance chance) {
        var refusal = MoveRules.refusal(state, seat, move);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        var table = new SEvolutionDraft(state, chance);
        carryOut(table, seat, move);
        return Decision.accepted(table);
    }

    static Decision<SEvolutionEvent> timeUp(SEvolutionState state, int seat, Chance chance) {
        var refusal = MoveRules.refusalOfSeat(state, seat);
        return refusal.isPresent()
                ? Decision.refused(refusal.get())
                : decide(state, seat, TimeUp.move(state, seat), chance);
    }

    private static void carryOut(SEvolutionDraft table, int seat, SEvolutionMove move) {
        switch (move) {
            case NameTrump(Suit suit) -> Tricks.nameTrump(table, seat, suit);
            case Play(Card card) -> Tricks.play(table, seat, card);
            case PlayBlind(int position) -> Tricks.playBlind(table, seat, position);
            case TakeDiscovery(Card card) -> Tricks.takeDiscovery(table, seat, card);
            case TakeCard(Card card) -> Tricks.takeCard(table, seat, card);
            case Protect(Card card) -> Calamities.protect(table, card);
            case ResolveCalamity(Card card, var bonus) -> Calamities.resolve(table, card, bonus);
            case RemovePop(Site site) -> ActionTurns.removePop(table, site);
            case Jokers(var resources) -> Harvest.takeJokers(table, resources);
            case Commerce(var conversions) -> Harvest.trade(table, conversions);
            case BuyPop(int pops) -> Management.buyPop(table, pops);
            case Evolve() -> Management.evolve(table);
            case Place(Site site, int level) -> Management.place(table, site, level);
            case Raise(Site site, int level) -> Management.raise(table, site, level);
            case Move(Site from, Site to, int level) -> Management.move(table, from, to, level);
            case End() -> Management.end(table);
        }
    }
}
