package dev.perennial.games.concert;

import dev.perennial.games.Occasion;
import java.time.Instant;
import java.util.List;

/** What allowed moves bring about (concert spec 6 to 8). */
final class Deeds {
    private Deeds() {}

    static void perform(Story story, int seat, ConcertMove move, Instant at) {
        switch (move) {
            case ConcertMove.SelectOpening(var cards) -> Reveal.choose(story, seat, cards, at);
            case ConcertMove.PlayCard play -> play(story, seat, play);
            case ConcertMove.TurnHit(int direction) -> turnHit(story, seat, direction);
            case ConcertMove.HoldConcert(boolean gala) -> {
                holdConcert(story, seat, gala);
                endTurn(story, seat, at);
            }
            case ConcertMove.EndTurn _ -> endTurn(story, seat, at);
        }
    }

    /** D10 for the opening choice, concert spec 8.1 before the first card, 8.2 after it. */
    static void timeUp(Story story, int seat, Occasion occasion) {
        ConcertState before = story.state();
        story.tell(new ConcertEvent.TimeRanOut(seat, before.phase(), before.cardsPlayedThisTurn()));
        if (before.phase() == Phase.REVEAL) {
            var cards = Reveal.choiceByChance(before.promoter(seat).hand(), occasion.chance());
            Reveal.choose(story, seat, cards, occasion.at());
            return;
        }
        if (before.cardsPlayedThisTurn() == 0) {
            var hand = before.promoter(seat).hand();
            placePenalty(story, seat, hand.get(occasion.chance().below(hand.size())));
        }
        TurnOrder.end(story, seat, before.hourglass().atTimeUp(occasion.at()), occasion.at());
    }

    static void play(Story story, int seat, ConcertMove.PlayCard play) {
        ConcertState state = story.state();
        InfluenceCard covered = state.promoter(play.target()).tops().get(play.slot());
        int cardOfTurn = state.cardsPlayedThisTurn() + 1;
        story.tell(new ConcertEvent.InfluenceCardPlayed(
                seat, play.card(), play.target(), play.slot(), covered, cardOfTurn));
        Artists.updateAfter(story, play.card(), covered);
    }

    private static void placePenalty(Story story, int seat, InfluenceCard card) {
        int slot = ConcertTables.PENALTY_SLOT;
        InfluenceCard covered = story.state().promoter(seat).tops().get(slot);
        story.tell(new ConcertEvent.PenaltyCardPlaced(seat, card, slot, covered));
        Artists.updateAfter(story, card, covered);
    }

    private static void turnHit(Story story, int seat, int direction) {
        Colour from = story.state().hit();
        story.tell(new ConcertEvent.HitTurned(seat, direction, from, ConcertTables.hitNeighbour(from, direction)));
    }

    private static void holdConcert(Story story, int seat, boolean gala) {
        ConcertState state = story.state();
        List<BillLine> bill = Bills.of(state, seat, state.hit());
        int number = state.promoter(seat).concerts().size() + 1;
        story.tell(new ConcertEvent.ConcertHeld(seat, number, state.hit(), bill, gala, Bills.score(bill, gala)));
    }

    private static void endTurn(Story story, int seat, Instant at) {
        TurnOrder.end(story, seat, story.state().hourglass().atEndOfTurn(at), at);
    }
}
