package dev.perennial.games.planet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Scores;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Stream;

/** What the specification promises of every position and every step. */
final class Invariants {
    private static final Map<Character, String> MAY_BECOME =
            Map.of('.', ".stTb~", 's', "stT", 't', "tT", 'T', "T", 'b', "b", '~', "~", '#', "#", '-', "-", '/', "/");

    private Invariants() {}

    static void checkPosition(PlanetState state) {
        assertThat(allCards(state)).hasSize(42).containsAll(Card.ALL);
        assertThat(count(state, 'b') + state.supply().bushes()).as("bushes").isEqualTo(20);
        assertThat(count(state, '~') + state.supply().lakes()).as("lakes").isEqualTo(20);
        assertThat(state.supply().bushes()).isNotNegative();
        assertThat(state.supply().lakes()).isNotNegative();
        for (Player player : state.players()) {
            Scores scores = player.scores();
            assertThat(scores.total())
                    .isEqualTo(scores.start()
                            + scores.buds()
                            + sum(scores.sun().stream())
                            + sum(scores.forest().stream())
                            + sum(scores.fertility().values().stream()));
            assertThat(player.levels().values()).allMatch(level -> level >= 0 && level <= 3);
            if (state.phase() != Phase.DRAFT) {
                assertThat(player.seasonCards()).hasSize(state.calendar().round());
            }
        }
    }

    /** Pieces only grow, scores and levels only rise, and points are what the slow scores say. */
    static void checkStep(PlanetState before, PlanetEvent event, PlanetState after) {
        for (int seat = 0; seat < before.players().size(); seat++) {
            String from = before.player(seat).planet().code();
            String to = after.player(seat).planet().code();
            for (int i = 0; i < from.length(); i++) {
                if (from.charAt(i) != to.charAt(i)) {
                    assertThat(MAY_BECOME.get(from.charAt(i))).contains(String.valueOf(to.charAt(i)));
                }
            }
            assertThat(after.player(seat).scores().total())
                    .isGreaterThanOrEqualTo(before.player(seat).scores().total());
        }
        switch (event) {
            case SunScored e ->
                assertThat(e.points())
                        .isEqualTo(SlowScores.sun(
                                before.player(e.seat()).planet(), e.sun().name().charAt(0)));
            case ForestScored e ->
                assertThat(e.points())
                        .isEqualTo(
                                SlowScores.largestForest(before.player(e.seat()).planet()));
            case FertilityScored e -> assertThat(e.points()).isEqualTo(slowFertility(before, e.seat()));
            case DisplayLaid e -> {
                assertThat(e.startSeat()).isEqualTo(before.draft().nextStartSeat());
                assertThat(before.deck().size() + before.discard().size())
                        .as("cards never run out")
                        .isGreaterThanOrEqualTo(17);
            }
            default -> {}
        }
    }

    private static int slowFertility(PlanetState state, int seat) {
        String planet = state.player(seat).planet().code();
        String map = String.join("/", PlanetTables.MAP);
        int points = 0;
        for (int i = 0; i < planet.length(); i++) {
            if (planet.charAt(i) == 'T') {
                Biome biome = PlanetTables.BIOME_LETTERS.get(map.charAt(i));
                points += state.zone().fertility(biome);
            }
        }
        return points;
    }

    private static ArrayList<Card> allCards(PlanetState state) {
        var cards = new ArrayList<>(state.deck());
        cards.addAll(state.discard());
        cards.addAll(state.draft().display());
        state.zone().piles().values().forEach(pile -> pile.forEach(lying -> cards.add(lying.card())));
        state.players().forEach(player -> cards.addAll(player.seasonCards()));
        if (state.opponent() != null) {
            cards.addAll(state.opponent().seasonCards());
        }
        return cards;
    }

    private static int count(PlanetState state, char symbol) {
        return (int) state.players().stream()
                .flatMapToInt(player -> player.planet().code().chars())
                .filter(c -> c == symbol)
                .count();
    }

    private static int sum(Stream<Integer> numbers) {
        return numbers.mapToInt(Integer::intValue).sum();
    }
}
