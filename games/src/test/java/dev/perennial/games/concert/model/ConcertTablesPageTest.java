package dev.perennial.games.concert.model;

import static dev.perennial.games.docs.TablesPage.cells;
import static dev.perennial.games.docs.TablesPage.list;

import dev.perennial.games.concert.EvergreenConcert;
import dev.perennial.games.docs.TablesPage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConcertTablesPageTest {

    @Test
    void thePageHasTheNumbersOfTheRules() throws IOException {
        new TablesPage()
                .table(
                        "Numbers",
                        cells("what", "value"),
                        List.of(
                                cells("cards dealt to a seat", ConcertTables.HAND_SIZE),
                                cells("stacks of a seat", ConcertTables.SLOTS),
                                cells("most cards in a turn", ConcertTables.CARDS_PER_TURN),
                                cells("concerts of a seat, without the final one", ConcertTables.CONCERTS_PER_PLAYER),
                                cells("factor of the hit", ConcertTables.HIT_FACTOR),
                                cells("factor of a gala", ConcertTables.GALA_FACTOR),
                                cells("slot of a penalty card", ConcertTables.PENALTY_SLOT),
                                cells("values of a disc; the first follows the last", list(ConcertTables.DISC_CYCLE)),
                                cells("ring of the hit, forward", list(ConcertTables.HIT_RING)),
                                cells("first hit", ConcertTables.FIRST_HIT)))
                .table(
                        "Cards",
                        cells("seats", "highest value of each colour", "cards not dealt"),
                        IntStream.rangeClosed(ConcertTables.MIN_SEATS, ConcertTables.MAX_SEATS)
                                .mapToObj(ConcertTablesPageTest::cards)
                                .toList())
                .check(EvergreenConcert.ID);
    }

    private static List<Object> cards(int seats) {
        var deck = ConcertTables.deck(seats);
        return cells(seats, deck.getLast().value(), deck.size() - seats * ConcertTables.HAND_SIZE);
    }
}
