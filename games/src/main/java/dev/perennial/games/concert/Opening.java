package dev.perennial.games.concert;

import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Set-up: dealer, shuffle, deal (concert spec 3). */
final class Opening {
    private Opening() {}

    static Decision<ConcertEvent> start(Setup<ConcertOptions> setup, Chance chance) {
        int seats = setup.seats();
        if (seats < ConcertTables.MIN_SEATS || seats > ConcertTables.MAX_SEATS) {
            return Decision.refused(ConcertRefusal.BAD_SEAT_COUNT, Map.of("seats", seats));
        }
        Integer seconds = setup.options().glassOrNull();
        if (seconds != null && seconds < 0) {
            return Decision.refused(ConcertRefusal.BAD_OPTIONS, Map.of("hourglassSeconds", seconds));
        }
        int dealer = setup.firstSeat() == FirstSeat.SEAT1 ? seats - 1 : chance.below(seats);
        return Decision.accepted(List.of(
                new ConcertEvent.TableLaid(
                        seats, seconds, dealer, ConcertTables.FIRST_HIT, ConcertTables.firstDiscValue()),
                deal(chance.shuffle(ConcertTables.deck(seats)), seats)));
    }

    private static ConcertEvent deal(List<InfluenceCard> deck, int seats) {
        var hands = new ArrayList<List<InfluenceCard>>();
        for (int seat = 0; seat < seats; seat++) {
            int first = seat * ConcertTables.HAND_SIZE;
            hands.add(deck.subList(first, first + ConcertTables.HAND_SIZE));
        }
        var undealt = deck.subList(seats * ConcertTables.HAND_SIZE, deck.size());
        return new ConcertEvent.HandsDealt(hands, undealt.size(), undealt);
    }
}
