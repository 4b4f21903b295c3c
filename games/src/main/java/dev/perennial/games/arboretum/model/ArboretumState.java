package dev.perennial.games.arboretum.model;

import dev.perennial.games.GameState;
import dev.perennial.games.collection.Lists;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** The whole table. The top of the deck is its first card; scores and result fill up at the end. */
public record ArboretumState(
        List<Species> species,
        int firstSeat,
        Turn turn,
        List<Card> deck,
        List<PlayerArea> players,
        List<SpeciesScore> scores,
        List<FinalScore> result)
        implements GameState {

    public ArboretumState {
        species = List.copyOf(species);
        deck = List.copyOf(deck);
        players = List.copyOf(players);
        scores = List.copyOf(scores);
        result = List.copyOf(result);
    }

    public static ArboretumState opening(int seats, List<Species> species) {
        var areas = Collections.nCopies(seats, PlayerArea.EMPTY);
        return new ArboretumState(species, 0, Turn.NONE, List.of(), areas, List.of(), List.of());
    }

    public int seats() {
        return players.size();
    }

    public boolean hasSeat(int seat) {
        return seat >= 0 && seat < seats();
    }

    public PlayerArea player(int seat) {
        return players.get(seat);
    }

    public ArboretumState withFirstSeat(int seat) {
        return new ArboretumState(species, seat, turn, deck, players, scores, result);
    }

    public ArboretumState withTurn(Turn next) {
        return new ArboretumState(species, firstSeat, next, deck, players, scores, result);
    }

    public ArboretumState withDeck(List<Card> cards) {
        return new ArboretumState(species, firstSeat, turn, cards, players, scores, result);
    }

    public ArboretumState withPlayer(int seat, UnaryOperator<PlayerArea> change) {
        var areas = Lists.replaced(players, seat, change.apply(players.get(seat)));
        return new ArboretumState(species, firstSeat, turn, deck, areas, scores, result);
    }

    public ArboretumState withScore(SpeciesScore score) {
        return new ArboretumState(species, firstSeat, turn, deck, players, Lists.with(scores, score), result);
    }

    public ArboretumState withResult(List<FinalScore> places) {
        return new ArboretumState(species, firstSeat, turn, deck, players, scores, places);
    }
}
