package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.games.Games;
import dev.perennial.testing.PlayedTable;
import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens at a table can be said in words. */
class SentencesTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void everyEventOfATableAndOfAGameHasAText(String language) throws IOException {
        var texts = new HashSet<>(texts(language, "app"));
        for (String game : Games.all().stream().map(game -> game.id()).toList()) {
            texts.addAll(texts(language, game));
        }
        var names = EventTypes.all().keySet().stream()
                .filter(name ->
                        !name.startsWith("tournament.") && !name.startsWith("league.") && !name.startsWith("study."))
                .toList();
        assertThat(names).hasSizeGreaterThan(60);
        assertThat(texts).containsAll(names).contains("arboretum.CardDrawn.hidden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de"})
    void everyFigureOfAPlayersPageHasAName(String language) throws IOException {
        var names = new TreeSet<String>();
        for (String game : Games.all().stream().map(game -> game.id()).toList()) {
            var state = PlayedTable.opened("t1", game, 2).started().state();
            var figures = state.game().statistics().figures(List.of(), state.runningPosition());
            figures.getFirst().keySet().forEach(figure -> names.add("figure." + figure));
        }
        assertThat(names).hasSizeGreaterThan(25);
        assertThat(texts(language, "app")).containsAll(names);
    }

    private Collection<String> texts(String language, String part) throws IOException {
        String path = "/static/i18n/" + language + "/" + part + ".json";
        try (var file = Objects.requireNonNull(getClass().getResourceAsStream(path), path)) {
            return Json.mapper().readTree(file.readAllBytes()).propertyNames();
        }
    }
}
