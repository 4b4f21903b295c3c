package dev.perennial.games.concert.bot;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.ConcertView;
import dev.perennial.games.concert.model.Hourglass;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import dev.perennial.games.concert.model.SeatView;
import java.util.ArrayList;
import java.util.List;

/** Deals the cards a player has not seen to the other hands, any way being as likely as another. */
final class ImaginedState {
    private ImaginedState() {}

    /** Without the hourglass: imagined games take no time. */
    static ConcertState of(ConcertView view, int seat, Chance chance) {
        var unseen = chance.shuffle(unseen(view, seat));
        var promoters = new ArrayList<Promoter>();
        int dealt = 0;
        for (SeatView one : view.seats()) {
            var hand = one.hand();
            if (one.seat() != seat) {
                hand = unseen.subList(dealt, dealt + one.handSize());
                dealt += one.handSize();
            }
            boolean secret = one.submitted() && one.opening().isEmpty();
            var opening = secret ? hand.subList(0, ConcertTables.SLOTS) : one.opening();
            promoters.add(new Promoter(hand, opening, one.stacks(), one.concerts(), one.finale()));
        }
        return new ConcertState(
                view.phase(),
                view.dealer(),
                promoters,
                unseen.subList(dealt, unseen.size()),
                view.discs(),
                view.hit(),
                view.turn(),
                Hourglass.empty(null),
                view.standings());
    }

    private static List<InfluenceCard> unseen(ConcertView view, int seat) {
        var cards = new ArrayList<>(ConcertTables.deck(view.seats().size()));
        cards.removeAll(view.seats().get(seat).hand());
        view.seats().forEach(one -> one.stacks().forEach(cards::removeAll));
        return cards;
    }
}
