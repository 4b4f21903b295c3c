package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Forests;
import dev.perennial.games.planet.board.Harvest;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetMap;
import dev.perennial.games.planet.board.Sunlight;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.Player;
import java.util.Arrays;
import java.util.List;

/** Sun for all, then forests for all; at the end of the game the fertility of the biomes (planet spec 5). */
final class SeasonScoring {
    private SeasonScoring() {}

    static void score(PlanetDraft table) {
        Calendar calendar = table.state().calendar();
        for (int seat = 0; seat < table.state().players().size(); seat++) {
            Player player = table.state().player(seat);
            var lit = Sunlight.lit(player.planet(), calendar.sun());
            int points = Sunlight.points(player.planet(), lit);
            table.add(new SunScored(
                    seat,
                    calendar.season(),
                    calendar.sun(),
                    lit,
                    points,
                    player.scores().total() + points));
        }
        for (int seat = 0; seat < table.state().players().size(); seat++) {
            Player player = table.state().player(seat);
            var forest = Forests.largest(player.planet());
            int points = forest.size();
            table.add(new ForestScored(
                    seat, calendar.season(), forest, points, player.scores().total() + points));
        }
    }

    static void scoreFertility(PlanetDraft table) {
        for (int seat = 0; seat < table.state().players().size(); seat++) {
            Player player = table.state().player(seat);
            var harvests = harvests(player.planet(), table.state().zone());
            int points = harvests.stream().mapToInt(Harvest::points).sum();
            table.add(
                    new FertilityScored(seat, harvests, points, player.scores().total() + points));
        }
    }

    static List<Harvest> harvests(Planet planet, Zone zone) {
        return Arrays.stream(Biome.values())
                .map(biome -> {
                    int trees = Long.bitCount(planet.large() & PlanetMap.places(biome));
                    int fertility = zone.fertility(biome);
                    return new Harvest(biome, fertility, trees, fertility * trees);
                })
                .toList();
    }
}
