package dev.perennial.games.concert;

import dev.perennial.games.DecisionContext;
import dev.perennial.games.concert.model.BillLine;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Phase;
import java.time.Instant;
import java.util.List;

/** Effects of allowed moves (concert spec 6 to 8). */
final class MoveEffects {
    private MoveEffects() {}

    static void perform(ConcertDraft draft, int seat, ConcertMove move, Instant at) {
        switch (move) {
            case ConcertMove.SelectOpening(var cards) -> Reveal.choose(draft, seat, cards, at);
            case ConcertMove.PlayCard play -> play(draft, seat, play);
            case ConcertMove.TurnHit(int direction) -> turnHit(draft, seat, direction);
            case ConcertMove.HoldConcert(boolean gala) -> {
                holdConcert(draft, seat, gala);
                endTurn(draft, seat, at);
            }
            case ConcertMove.EndTurn _ -> endTurn(draft, seat, at);
        }
    }

    /** D10 for the opening choice, concert spec 8.1 before the first card, 8.2 after it. */
    static void timeUp(ConcertDraft draft, int seat, DecisionContext context) {
        ConcertState before = draft.state();
        draft.add(new ConcertEvent.TimeRanOut(seat, before.phase(), before.cardsPlayedThisTurn()));
        if (before.phase() == Phase.REVEAL) {
            var cards = Reveal.choiceByChance(before.promoter(seat).hand(), context.chance());
            Reveal.choose(draft, seat, cards, context.at());
            return;
        }
        if (before.cardsPlayedThisTurn() == 0) {
            var hand = before.promoter(seat).hand();
            placePenalty(draft, seat, hand.get(context.chance().below(hand.size())));
        }
        TurnOrder.end(draft, seat, before.hourglass().atTimeUp(context.at()), context.at());
    }

    static void play(ConcertDraft draft, int seat, ConcertMove.PlayCard play) {
        ConcertState state = draft.state();
        InfluenceCard covered = state.promoter(play.target()).tops().get(play.slot());
        int cardOfTurn = state.cardsPlayedThisTurn() + 1;
        draft.add(new ConcertEvent.InfluenceCardPlayed(
                seat, play.card(), play.target(), play.slot(), covered, cardOfTurn));
        Artists.updateAfter(draft, play.card(), covered);
    }

    private static void placePenalty(ConcertDraft draft, int seat, InfluenceCard card) {
        int slot = ConcertTables.PENALTY_SLOT;
        InfluenceCard covered = draft.state().promoter(seat).tops().get(slot);
        draft.add(new ConcertEvent.PenaltyCardPlaced(seat, card, slot, covered));
        Artists.updateAfter(draft, card, covered);
    }

    private static void turnHit(ConcertDraft draft, int seat, int direction) {
        Colour from = draft.state().hit();
        draft.add(new ConcertEvent.HitTurned(seat, direction, from, ConcertTables.hitNeighbour(from, direction)));
    }

    private static void holdConcert(ConcertDraft draft, int seat, boolean gala) {
        ConcertState state = draft.state();
        List<BillLine> bill = Bills.of(state, seat, state.hit());
        int number = state.promoter(seat).concerts().size() + 1;
        draft.add(new ConcertEvent.ConcertHeld(seat, number, state.hit(), bill, gala, Bills.score(bill, gala)));
    }

    private static void endTurn(ConcertDraft draft, int seat, Instant at) {
        TurnOrder.end(draft, seat, draft.state().hourglass().atEndOfTurn(at), at);
    }
}
