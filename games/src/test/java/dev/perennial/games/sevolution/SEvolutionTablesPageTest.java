package dev.perennial.games.sevolution;

import static dev.perennial.games.docs.TablesPage.cells;
import static dev.perennial.games.docs.TablesPage.list;

import dev.perennial.games.docs.TablesPage;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.Tables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SEvolutionTablesPageTest {

    @Test
    void thePageHasTheNumbersOfTheRules() throws IOException {
        new TablesPage()
                .table("Numbers", cells("what", "value"), numbers())
                .table(
                        "Playing cards of each deck: an amount of the suit's resource, J for a Joker, A and B for the"
                                + " deck's calamities",
                        cells("value", "copies", Suit.GREEN, Suit.ORANGE, Suit.VIOLET),
                        Tables.PLAYING_CARDS.stream()
                                .map(row -> cells(row.value(), row.copies(), row.green(), row.orange(), row.violet()))
                                .toList())
                .table("Suits", cells("suit", "resource"), ofEach(Suit.values(), suit -> Tables.RESOURCE_OF.get(suit)))
                .table(
                        "Decks",
                        cells("deck", "calamity A", "calamity B", "colours of the Discoveries of Ages 1 to 6"),
                        Arrays.stream(PlayerColour.values())
                                .map(SEvolutionTablesPageTest::deck)
                                .toList())
                .table(
                        "Calamities that spoil a harvest",
                        cells("calamity", "resource"),
                        new TreeMap<>(Tables.SPOILS)
                                .entrySet().stream()
                                        .map(entry -> cells(entry.getKey(), entry.getValue()))
                                        .toList())
                .table(
                        "Sites",
                        cells(
                                "Site",
                                "paid in",
                                "onto level 1, 2, 3",
                                "from 1 to 2, 3",
                                "from 2 to 3",
                                "gives a level"),
                        Site.ALL.stream().map(SEvolutionTablesPageTest::site).toList())
                .table(
                        "Needs, one of each per unit of population",
                        cells("Age", "needs"),
                        IntStream.rangeClosed(1, Tables.AGE_MAX)
                                .mapToObj(age -> cells(age, list(Needs.of(age))))
                                .toList())
                .check(SEvolution.ID);
    }

    private static List<List<Object>> numbers() {
        return List.of(
                cells("rounds", Tables.ROUNDS),
                cells("cards drawn in a round", Tables.CARDS_PER_ROUND),
                cells("most of a resource in stock", Tables.STOCK_MAX),
                cells("population at the start", Tables.POP_START),
                cells("most population", Tables.POP_MAX),
                cells("price of 1 and of 2 population, in FOOD", list(new TreeMap<>(Tables.POP_COST).values())),
                cells("price of an Age, in SCIENCE", Tables.EVOLVE_COST),
                cells("trick age from which suit is fixed and followed", Tables.COLOURED_AGE),
                cells("trick age from which trump counts", Tables.TRUMP_AGE),
                cells("points for 0 to 6 face-up Discoveries of a colour", list(Tables.DISCOVERY_POINTS)));
    }

    private interface Entry<K> {
        Object of(K key);
    }

    private static <K> List<List<Object>> ofEach(K[] keys, Entry<K> entry) {
        return Stream.of(keys).map(key -> cells(key, entry.of(key))).toList();
    }

    private static List<Object> deck(PlayerColour deck) {
        var calamities = Tables.at(Tables.CALAMITIES, deck);
        var colours = Box.discoveries(deck).stream()
                .map(card -> Arrays.stream(PlayerColour.values())
                        .filter(card::isColour)
                        .findFirst()
                        .orElseThrow())
                .toList();
        return cells(deck.letter() + ", " + deck, calamities.getFirst(), calamities.getLast(), list(colours));
    }

    private static List<Object> site(Site site) {
        var row = Tables.at(Tables.SITES, site);
        var prices = new ArrayList<String>();
        for (int from = 0; from < Sites.levels(site) && from < row.prices().size(); from++) {
            prices.add(list(row.prices().get(from).subList(from, Sites.levels(site))));
        }
        var produced = Tables.PRODUCES.get(site);
        return cells(
                site,
                row.paidIn(),
                prices.getFirst(),
                prices.get(1),
                prices.size() > 2 ? prices.get(2) : "",
                produced == null ? "" : "1 " + produced);
    }
}
