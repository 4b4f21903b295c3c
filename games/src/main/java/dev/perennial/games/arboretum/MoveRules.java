package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.model.ArboretumRefusal.CARD_NOT_IN_HAND;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.CELL_OCCUPIED;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.NOT_ADJACENT;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.SOURCE_EMPTY;
import static dev.perennial.games.arboretum.model.ArboretumRefusal.UNKNOWN_SOURCE;

import dev.perennial.games.Decision;
import dev.perennial.games.RefusalCode;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.GameScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumMove;
import dev.perennial.games.arboretum.model.ArboretumMove.Discard;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDiscard;
import dev.perennial.games.arboretum.model.ArboretumMove.Plant;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Cell;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Says why a move is not allowed, in the order of spec 9.1, or what it brings about (arboretum spec 4 and 5). */
final class MoveRules {
    private MoveRules() {}

    static Decision<ArboretumEvent> decide(ArboretumState state, int seat, ArboretumMove move) {
        var refusal = refusalOfSeat(state, seat);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        var phase = state.turn().phase();
        if (phase != phaseOf(move)) {
            return Decision.refused(ArboretumRefusal.WRONG_PHASE, Map.of("phase", phase.name()));
        }
        return switch (move) {
            case DrawFromDeck _ -> drawFromDeck(state, seat);
            case DrawFromDiscard(int from) -> drawFromDiscard(state, seat, from);
            case Plant plant -> plant(state, seat, plant);
            case Discard(Card card) -> discard(state, seat, card);
        };
    }

    /** Why this seat may do nothing at all now, whatever it asks for. */
    static Optional<RefusalCode> refusalOfSeat(ArboretumState state, int seat) {
        if (!state.hasSeat(seat)) {
            return Optional.of(ArboretumRefusal.MALFORMED);
        }
        if (!state.turn().phase().isTurn()) {
            return Optional.of(ArboretumRefusal.GAME_OVER);
        }
        return seat == state.turn().seat() ? Optional.empty() : Optional.of(ArboretumRefusal.NOT_YOUR_TURN);
    }

    private static Phase phaseOf(ArboretumMove move) {
        return switch (move) {
            case DrawFromDeck _, DrawFromDiscard _ -> Phase.DRAW;
            case Plant _ -> Phase.PLANT;
            case Discard _ -> Phase.DISCARD;
        };
    }

    private static Decision<ArboretumEvent> drawFromDeck(ArboretumState state, int seat) {
        var deck = state.deck();
        if (deck.isEmpty()) {
            return Decision.refused(SOURCE_EMPTY);
        }
        int drawn = state.turn().drawn() + 1;
        return Decision.accepted(List.of(new CardDrawn(seat, deck.getFirst(), drawn, deck.size() - 1)));
    }

    private static Decision<ArboretumEvent> drawFromDiscard(ArboretumState state, int seat, int from) {
        if (!state.hasSeat(from)) {
            return Decision.refused(UNKNOWN_SOURCE);
        }
        var pile = state.player(from).discards();
        if (pile.isEmpty()) {
            return Decision.refused(SOURCE_EMPTY);
        }
        int drawn = state.turn().drawn() + 1;
        return Decision.accepted(List.of(new CardTaken(seat, from, pile.getLast(), drawn)));
    }

    private static Decision<ArboretumEvent> plant(ArboretumState state, int seat, Plant plant) {
        var player = state.player(seat);
        if (!player.hand().contains(plant.card())) {
            return refusedCard(plant.card());
        }
        if (player.trees().isEmpty()) {
            return planted(seat, plant.card(), Cell.ORIGIN);
        }
        if (player.isOccupied(plant.cell())) {
            return Decision.refused(CELL_OCCUPIED);
        }
        return player.isBeside(plant.cell())
                ? planted(seat, plant.card(), plant.cell())
                : Decision.refused(NOT_ADJACENT);
    }

    private static Decision<ArboretumEvent> planted(int seat, Card card, Cell cell) {
        return Decision.accepted(List.of(new TreePlanted(seat, card, cell.x(), cell.y())));
    }

    private static Decision<ArboretumEvent> discard(ArboretumState state, int seat, Card card) {
        if (!state.player(seat).hand().contains(card)) {
            return refusedCard(card);
        }
        var events = new ArrayList<ArboretumEvent>();
        events.add(new CardDiscarded(seat, card));
        if (state.deck().isEmpty()) {
            events.addAll(finalScoring(state.withPlayer(seat, player -> player.withDiscard(card))));
        } else {
            events.add(new TurnBegan(state.turn().number() + 1, (seat + 1) % state.seats()));
        }
        return Decision.accepted(events);
    }

    private static List<ArboretumEvent> finalScoring(ArboretumState state) {
        var events = new ArrayList<ArboretumEvent>();
        events.add(
                new HandsRevealed(state.players().stream().map(PlayerArea::hand).toList()));
        var scores = Scoring.score(state.species(), state.players());
        scores.forEach(score -> events.add(new SpeciesScored(score)));
        events.add(new GameScored(Scoring.places(scores, state.players())));
        return events;
    }

    private static Decision<ArboretumEvent> refusedCard(Card card) {
        return Decision.refused(CARD_NOT_IN_HAND, Map.of("card", card.code()));
    }
}
