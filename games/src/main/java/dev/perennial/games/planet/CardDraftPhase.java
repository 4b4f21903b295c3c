package dev.perennial.games.planet;

import dev.perennial.games.Refusal;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.model.CardDisplay;
import dev.perennial.games.planet.model.Leftover;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.OpponentChoice;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.CardPicked;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.MarkerPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerReturned;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetEvent.OpponentPicked;
import dev.perennial.games.planet.model.PlanetEvent.QuotasSet;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import java.util.Optional;

/** Phase 1: a display is laid and everybody takes one card of it (planet spec 6). */
final class CardDraftPhase {
    private CardDraftPhase() {}

    static Optional<Refusal> refusal(PlanetState state, int seat, Card card) {
        return MoveRules.when(state.phase() != Phase.DRAFT, PlanetRefusal.WRONG_PHASE)
                .or(() -> MoveRules.when(!state.drafter().equals(Optional.of(seat)), PlanetRefusal.NOT_YOUR_TURN))
                .or(() -> MoveRules.when(!state.draft().display().contains(card), PlanetRefusal.NOT_IN_DISPLAY));
    }

    /** The deck is refilled only when a card has to be drawn and there is none (planet spec 6.1, decision 10). */
    static void layDisplay(PlanetDraft table, Season season, int round, Chance chance) {
        PlanetState state = table.state();
        int needed = state.drafters() + 1;
        if (state.deck().size() < needed) {
            var order = chance.shuffle(
                    state.discard().stream().sorted(Card.TABLE_ORDER).toList());
            table.add(new DeckReshuffled(order.size(), order));
        }
        table.add(new DisplayLaid(
                season,
                round,
                state.draft().nextStartSeat(),
                table.state().deck().subList(0, needed)));
        letOpponentPick(table);
    }

    static void pick(PlanetDraft table, int seat, Card card) {
        boolean marked = card.equals(table.state().draft().marked());
        table.add(new CardPicked(seat, card));
        moveMarker(table, seat, card, marked);
        letOpponentPick(table);
        closeWhenAllHaveCards(table);
    }

    private static void letOpponentPick(PlanetDraft table) {
        PlanetState state = table.state();
        if (state.isSolo() && state.drafter().equals(Optional.of(Opponent.SEAT))) {
            OpponentPicked pick = OpponentChoice.of(state.draft().display(), state.zone());
            boolean marked = pick.card().equals(state.draft().marked());
            table.add(pick);
            moveMarker(table, Opponent.SEAT, pick.card(), marked);
        }
    }

    /** The start player's pick puts the marker on the nearest card left; who takes that card takes the marker. */
    private static void moveMarker(PlanetDraft table, int seat, Card card, boolean marked) {
        CardDisplay draft = table.state().draft();
        if (seat == draft.startSeat()) {
            table.add(new MarkerPlaced(draft.display().getFirst()));
        } else if (marked) {
            table.add(new MarkerTaken(seat, card));
        }
    }

    private static void closeWhenAllHaveCards(PlanetDraft table) {
        if (table.state().drafter().isPresent()) {
            return;
        }
        CardDisplay draft = table.state().draft();
        table.add(Leftover.of(draft.display().getFirst(), table.state().zone()));
        if (draft.marked() != null) {
            table.add(new MarkerReturned(draft.startSeat()));
        }
        table.add(new QuotasSet(Quotas.of(table.state())));
    }
}
