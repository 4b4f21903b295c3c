package dev.perennial.games.planet;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.model.PlanetEvent.CardRevealed;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetEvent.GameStarted;
import dev.perennial.games.planet.model.PlanetOptions;
import java.util.ArrayList;
import java.util.List;

/** Set-up, up to the first display (planet spec 4). */
final class Opening {
    private Opening() {}

    static PlanetDraft prepare(Setup<PlanetOptions> setup, Chance chance) {
        boolean solo = setup.seats() == 1;
        int drafters = solo ? 2 : setup.seats();
        int startSeat = setup.firstSeat() == FirstSeat.SEAT1 ? 0 : chance.below(drafters);

        var table = PlanetDraft.atAnEmptyTable();
        table.add(new GameStarted(
                setup.seats(), setup.options().sunStart(), startSeat, startPoints(setup.seats(), drafters, startSeat)));
        shuffle(table, Card.ALL, chance);
        reveal(table);
        shuffle(table, table.state().deck(), chance);
        CardDraftPhase.layDisplay(table, Season.SPRING, 1, chance);
        return table;
    }

    static List<Integer> startPoints(int players, int drafters, int startSeat) {
        var points = new ArrayList<Integer>();
        for (int seat = 0; seat < players; seat++) {
            points.add(PlanetTables.START_POINTS.get(Math.floorMod(seat - startSeat, drafters)));
        }
        return points;
    }

    /** Whole cards count, so the total may go beyond the target. */
    static void reveal(PlanetDraft table) {
        int total = 0;
        while (total < PlanetTables.SETUP_FERTILITY) {
            Card card = table.state().deck().getFirst();
            total += card.fertility();
            table.add(new CardRevealed(card, total, card.fertility() > 0));
        }
    }

    private static void shuffle(PlanetDraft table, List<Card> cards, Chance chance) {
        var order = chance.shuffle(cards.stream().sorted(Card.TABLE_ORDER).toList());
        table.add(new DeckShuffled(order.size(), order));
    }
}
