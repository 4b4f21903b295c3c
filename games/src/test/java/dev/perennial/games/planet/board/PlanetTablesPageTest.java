package dev.perennial.games.planet.board;

import static dev.perennial.games.docs.TablesPage.cells;
import static dev.perennial.games.docs.TablesPage.list;

import dev.perennial.games.docs.TablesPage;
import dev.perennial.games.planet.AbilityUse;
import dev.perennial.games.planet.EvergreenPlanet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PlanetTablesPageTest {

    @Test
    void thePageHasTheNumbersOfTheRules() throws IOException {
        new TablesPage()
                .picture(
                        "The planet, a1 to h8; `" + PlanetTables.OUTSIDE
                                + "` lies outside, `" + PlanetTables.CRACK + "` is a crack; "
                                + new TreeMap<>(PlanetTables.BIOME_LETTERS)
                                        .entrySet().stream()
                                                .map(letter -> letter.getKey() + " " + letter.getValue())
                                                .collect(Collectors.joining(", ")),
                        PlanetTables.MAP)
                .table(
                        "Fertility symbols of each card, or drought",
                        row("kind", PlanetTables.SYMBOL_COLUMNS),
                        Arrays.stream(Kind.values())
                                .map(kind -> row(kind, symbols(kind)))
                                .toList())
                .table(
                        "Tracks: what an ability is worth at each level, repetitions or for BUD points",
                        cells("ability", "levels 0 to 3"),
                        Arrays.stream(Ability.values())
                                .map(ability -> cells(ability, list(at(PlanetTables.TRACKS, ability))))
                                .toList())
                .table(
                        "Rounds",
                        cells("season", "rounds"),
                        Arrays.stream(Season.values())
                                .map(season -> cells(season, season.rounds()))
                                .toList())
                .table("Numbers", cells("what", "value"), numbers())
                .table(
                        "Titles of a solo game",
                        cells("from points", "title"),
                        PlanetTables.SOLO_TITLES.entrySet().stream()
                                .map(title -> cells(title.getKey(), title.getValue()))
                                .toList())
                .check(EvergreenPlanet.ID);
    }

    private static List<List<Object>> numbers() {
        return List.of(
                cells("start points by distance from the start seat", list(PlanetTables.START_POINTS)),
                cells("fertility symbols turned over in the set-up", PlanetTables.SETUP_FERTILITY),
                cells("bushes in the supply, for all", PlanetTables.SUPPLY.bushes()),
                cells("lakes in the supply, for all", PlanetTables.SUPPLY.lakes()),
                cells("neighbours one lake lets grow", AbilityUse.GROWTH_PER_LAKE),
                cells("way of the sun from season to season", list(PlanetTables.SUN_ORDER)));
    }

    private static List<?> symbols(Kind kind) {
        return at(PlanetTables.SYMBOLS, kind).stream()
                .map(symbols -> symbols == PlanetTables.DROUGHT ? "drought" : symbols.toString())
                .toList();
    }

    private static List<Object> row(Object first, List<?> others) {
        var row = new ArrayList<>();
        row.add(first);
        row.addAll(others);
        return row;
    }

    private static <K, V> V at(Map<K, V> table, K key) {
        return Objects.requireNonNull(table.get(key));
    }
}
