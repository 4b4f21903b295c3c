package dev.perennial.games.planet.bot;

import static dev.perennial.games.planet.Positions.at;
import static dev.perennial.games.planet.Positions.draft;
import static dev.perennial.games.planet.Positions.planet;
import static dev.perennial.games.planet.Positions.turn;
import static dev.perennial.games.planet.Positions.withPlanet;
import static dev.perennial.games.planet.Positions.zone;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.RandomBot;
import dev.perennial.games.planet.TestTable;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetState;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GreedyForesterTest {
    private static final Bot<PlanetMove> GREEDY = new GreedyForester();

    @Test
    void beatsRandomPlay() {
        int won = 0;
        for (int seed = 0; seed < 10; seed++) {
            int seat = seed % 2;
            var bots = seat == 0
                    ? List.of(GREEDY, new RandomBot<PlanetMove>())
                    : List.of(new RandomBot<PlanetMove>(), GREEDY);
            var places = play(bots, seed).outcome();
            won += places != null && places.standings().get(seat).place() == 1 ? 1 : 0;
        }
        assertThat(won).isEqualTo(10);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void earnsAPassableScore(int seats) {
        double total = 0;
        for (int seed = 0; seed < 3; seed++) {
            total += play(Collections.nCopies(seats, GREEDY), seed).players().stream()
                    .mapToInt(player -> player.scores().total())
                    .average()
                    .orElseThrow();
        }
        assertThat(total / 3).isGreaterThan(130);
    }

    @Test
    void everyMoveIsOneOfTheListedMoves() {
        var table = TestTable.started(1, FirstSeat.SEAT1, 6);
        while (table.state().phase() != Phase.GAME_OVER) {
            var move = choice(table.state(), 0);
            assertThat(TestTable.GAME.legalMoves(table.state(), 0).anyMatch(move::equals))
                    .as(TestTable.GAME.notation(move))
                    .isTrue();
            table.play(0, move);
        }
    }

    @Test
    void growsWhereItCountsMost() {
        var lastTurn =
                at(turn("SNOW-BUD", planet("c1=t f2=t")), Season.WINTER, 2).withZone(zone("SNOW-SPROUT"));
        var acted = TestTable.at(lastTurn);
        while (!acted.player(0).turn().done()) {
            acted.play(0, choice(acted.state(), 0));
        }
        assertThat(acted.player(0).planet()).isEqualTo(planet("c1=T f2=T"));
        assertThat(acted.player(0).scores().buds()).isEqualTo(3);
    }

    @Test
    void picksTheCardThatFitsThePlanet() {
        var state = at(draft(2, 0, "ROCK-SMALL SNOW-LARGE GRAIN-SMALL"), Season.WINTER, 2)
                .withZone(zone("SNOW-SPROUT"));
        assertThat(TestTable.GAME.notation(choice(withPlanet(state, 0, planet("c1=t d1=t e2=t")), 0)))
                .isEqualTo("pick SNOW-LARGE");
    }

    @Test
    void wastesNoLakeWhereNothingGrows() {
        var table = TestTable.at(turn("SNOW-LAKE", planet("c1=T"))).play(0, "A");
        assertThat(TestTable.GAME.notation(choice(table.state(), 0))).isEqualTo("ability");
    }

    private static PlanetState play(List<? extends Bot<PlanetMove>> bots, int seed) {
        var table = TestTable.started(bots.size(), FirstSeat.SEAT1, seed);
        var dice = TestTable.chance(seed + 1_000);
        while (table.state().phase() != Phase.GAME_OVER) {
            PlanetState state = table.state();
            int seat = TestTable.GAME.awaited(state).iterator().next();
            table.play(
                    seat,
                    bots.get(seat)
                            .choose(
                                    TestTable.GAME.view(state, new Viewer.Seat(seat)),
                                    seat,
                                    () -> TestTable.GAME.legalMoves(state, seat),
                                    dice));
        }
        return table.state();
    }

    private static PlanetMove choice(PlanetState state, int seat) {
        return GREEDY.choose(
                TestTable.GAME.view(state, new Viewer.Seat(seat)),
                seat,
                () -> TestTable.GAME.legalMoves(state, seat),
                TestTable.chance(0));
    }
}
