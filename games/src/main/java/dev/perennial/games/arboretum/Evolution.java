package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDiscarded;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardTaken;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.GameScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.HandsRevealed;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesScored;
import dev.perennial.games.arboretum.model.ArboretumEvent.TreePlanted;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.SpeciesScore;
import dev.perennial.games.arboretum.model.Tree;
import dev.perennial.games.arboretum.model.Turn;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Copies what happened into the state. Works on full events only: redacted ones are for reading. */
final class Evolution {
    private Evolution() {}

    static ArboretumState evolve(@Nullable ArboretumState before, ArboretumEvent event) {
        if (event instanceof SpeciesChosen(int seats, var inPlay, var _)) {
            return ArboretumState.opening(seats, inPlay);
        }
        var state = Objects.requireNonNull(before, "only SpeciesChosen opens a game");
        return switch (event) {
            case SpeciesChosen _ -> state;
            case FirstPlayerChosen(int seat) -> state.withFirstSeat(seat);
            case CardsDealt dealt -> dealt(state, dealt);
            case TurnBegan(int turn, int seat) -> state.withTurn(new Turn(turn, seat, Phase.DRAW, 0));
            case CardDrawn drawn -> drawn(state, drawn);
            case CardTaken taken -> taken(state, taken);
            case TreePlanted(int seat, Card card, int x, int y) ->
                state.withPlayer(seat, player -> player.withTree(new Tree(card, x, y)))
                        .withTurn(state.turn().in(Phase.DISCARD));
            case CardDiscarded(int seat, Card card) -> state.withPlayer(seat, player -> player.withDiscard(card));
            case HandsRevealed _ -> state.withTurn(state.turn().in(Phase.SCORING));
            case SpeciesScored(SpeciesScore score) -> state.withScore(score);
            case GameScored(var seats) ->
                state.withResult(seats).withTurn(state.turn().in(Phase.OVER));
        };
    }

    private static ArboretumState dealt(ArboretumState state, CardsDealt dealt) {
        var next = state.withDeck(dealt.deck());
        for (int seat = 0; seat < state.seats(); seat++) {
            var hand = dealt.hands().get(seat);
            next = next.withPlayer(seat, player -> player.withHand(hand));
        }
        return next;
    }

    private static ArboretumState drawn(ArboretumState state, CardDrawn drawn) {
        var card = Objects.requireNonNull(drawn.card(), "a redacted event cannot be folded");
        var deck = state.deck();
        return state.withDeck(deck.subList(1, deck.size()))
                .withPlayer(drawn.seat(), player -> player.withCard(card))
                .withTurn(state.turn().afterDraw(drawn.drawn()));
    }

    private static ArboretumState taken(ArboretumState state, CardTaken taken) {
        return state.withPlayer(taken.from(), PlayerArea::withoutTopDiscard)
                .withPlayer(taken.seat(), player -> player.withCard(taken.card()))
                .withTurn(state.turn().afterDraw(taken.drawn()));
    }
}
