package dev.perennial.cli.play;

import dev.perennial.games.planet.model.PlanetView;
import dev.perennial.games.planet.model.PlanetView.CardFace;
import dev.perennial.games.planet.model.PlanetView.PlayerView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Every planet beside the map of its biomes, with the letters and numbers by which moves name the cells. */
final class PlanetBoard {
    private static final String COLUMNS = "a b c d e f g h";

    private PlanetBoard() {}

    static List<String> lines(PlanetView view, IntFunction<String> names) {
        var lines = new ArrayList<String>();
        var calendar = view.calendar();
        lines.add("%s, round %d, the sun stands %s; supply: %d bushes, %d lakes"
                .formatted(
                        calendar.season().name().toLowerCase(Locale.ROOT),
                        calendar.round(),
                        view.sun(),
                        view.supply().bushes(),
                        view.supply().lakes()));
        lines.add("display: " + faces(view.draft().display()));
        lines.add("fertility: "
                + view.zone().entrySet().stream()
                        .map(zone -> zone.getKey() + " " + zone.getValue().fertility())
                        .collect(Collectors.joining(", ")));
        view.players().forEach(player -> lines.addAll(player(player, view, names)));
        return lines;
    }

    private static List<String> player(PlayerView player, PlanetView view, IntFunction<String> names) {
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add(names.apply(player.seat()) + ": " + player.scores().total() + " points, sun now "
                + player.outlook().sunPoints() + ", forest now "
                + player.outlook().forestPoints()
                + (player.card() == null ? "" : ", card " + faces(List.of(player.card()))));
        lines.add("  levels: " + player.levels());
        lines.add("      " + COLUMNS + "      " + COLUMNS);
        List<String> rows = List.of(player.planet().code().split("/", -1));
        for (int row = 0; row < rows.size(); row++) {
            lines.add("    " + (row + 1) + " " + spaced(rows.get(row)) + "    " + (row + 1) + " "
                    + spaced(view.tables().map().get(row)));
        }
        return lines;
    }

    private static String faces(List<CardFace> faces) {
        return faces.stream()
                .map(face -> face.card().code() + " (fertility " + face.fertility()
                        + (face.drought() ? ", drought" : "") + ")")
                .collect(Collectors.joining(", "));
    }

    private static String spaced(String row) {
        return String.join(" ", row.split(""));
    }
}
