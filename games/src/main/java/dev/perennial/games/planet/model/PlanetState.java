package dev.perennial.games.planet.model;

import dev.perennial.games.GameState;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.board.Zone;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The whole position (planet spec 3). Only the order of the deck is hidden.
 *
 * @param deck the next card to be drawn comes first
 * @param opponent present exactly in a solo game
 * @param outcome present exactly when the game is over
 */
public record PlanetState(
        Calendar calendar,
        Phase phase,
        CardDisplay draft,
        List<Card> deck,
        List<Card> discard,
        Zone zone,
        Supply supply,
        List<Player> players,
        @Nullable Opponent opponent,
        @Nullable Outcome outcome)
        implements GameState {
    public PlanetState {
        deck = List.copyOf(deck);
        discard = List.copyOf(discard);
        players = List.copyOf(players);
    }

    public boolean isSolo() {
        return opponent != null;
    }

    public boolean hasPlayer(int seat) {
        return seat >= 0 && seat < players.size();
    }

    public Player player(int seat) {
        return players.get(seat);
    }

    /** Everybody who takes a card, the solo opponent too. */
    public int drafters() {
        return isSolo() ? players.size() + 1 : players.size();
    }

    /** Whose turn it is to take a card. */
    public Optional<Integer> drafter() {
        return phase == Phase.DRAFT && draft.picked() < drafters()
                ? Optional.of(seatInDraftOrder(draft.picked()))
                : Optional.empty();
    }

    /** Clockwise from the start seat. */
    public int seatInDraftOrder(int index) {
        return (draft.startSeat() + index) % drafters();
    }

    public PlanetState withCalendar(Calendar changed) {
        return new PlanetState(changed, phase, draft, deck, discard, zone, supply, players, opponent, outcome);
    }

    public PlanetState withPhase(Phase changed) {
        return new PlanetState(calendar, changed, draft, deck, discard, zone, supply, players, opponent, outcome);
    }

    public PlanetState withDraft(CardDisplay changed) {
        return new PlanetState(calendar, phase, changed, deck, discard, zone, supply, players, opponent, outcome);
    }

    public PlanetState withDeck(List<Card> changed) {
        return new PlanetState(calendar, phase, draft, changed, discard, zone, supply, players, opponent, outcome);
    }

    public PlanetState withDiscard(List<Card> changed) {
        return new PlanetState(calendar, phase, draft, deck, changed, zone, supply, players, opponent, outcome);
    }

    public PlanetState withZone(Zone changed) {
        return new PlanetState(calendar, phase, draft, deck, discard, changed, supply, players, opponent, outcome);
    }

    public PlanetState withSupply(Supply changed) {
        return new PlanetState(calendar, phase, draft, deck, discard, zone, changed, players, opponent, outcome);
    }

    public PlanetState withPlayer(int seat, UnaryOperator<Player> change) {
        var changed = Lists.replaced(players, seat, change.apply(players.get(seat)));
        return new PlanetState(calendar, phase, draft, deck, discard, zone, supply, changed, opponent, outcome);
    }

    public PlanetState withPlayers(UnaryOperator<Player> change) {
        var changed = Lists.mapped(players, change);
        return new PlanetState(calendar, phase, draft, deck, discard, zone, supply, changed, opponent, outcome);
    }

    public PlanetState withOpponent(UnaryOperator<Opponent> change) {
        Opponent changed = opponent == null ? null : change.apply(opponent);
        return new PlanetState(calendar, phase, draft, deck, discard, zone, supply, players, changed, outcome);
    }

    public PlanetState withOutcome(Outcome reached) {
        return new PlanetState(calendar, phase, draft, deck, discard, zone, supply, players, opponent, reached);
    }
}
