package dev.perennial.cli.play;

import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionView;
import dev.perennial.games.sevolution.model.Trick;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The trick on the table and every civilisation with its stock and sites. */
final class SEvolutionBoard {
    private SEvolutionBoard() {}

    static List<String> lines(SEvolutionView view, IntFunction<String> names) {
        var lines = new ArrayList<String>();
        String phase = view.phase().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        lines.add("round " + view.round() + ", " + phase + (view.trump() == null ? "" : ", trump " + view.trump()));
        Trick trick = view.trick();
        if (trick != null && !trick.played().isEmpty()) {
            lines.add("trick " + trick.number() + ": "
                    + trick.played().stream()
                            .map(lying -> lying.card() + " (" + names.apply(lying.seat()) + ")")
                            .collect(Collectors.joining(", ")));
        }
        view.players().forEach(player -> lines.addAll(player(player, names)));
        return lines;
    }

    private static List<String> player(PlayerView player, IntFunction<String> names) {
        var home = player.civilisation();
        var lines = new ArrayList<String>();
        lines.add("");
        lines.add("%s (%s): %d points, age %d, population %d"
                .formatted(
                        names.apply(player.seat()),
                        player.colour().name().toLowerCase(Locale.ROOT),
                        home.score(),
                        home.age(),
                        home.population()));
        lines.add("  stock: food %d, tools %d, science %d"
                .formatted(
                        home.stock().food(), home.stock().tools(), home.stock().science()));
        var sites = home.sites();
        lines.add("  sites: farm %d, factory %d, research %d, commerce %d, prestige %d, protection %d"
                .formatted(
                        sites.farm(),
                        sites.factory(),
                        sites.research(),
                        sites.commerce(),
                        sites.prestige(),
                        sites.protection()));
        if (!player.discoveries().isEmpty()) {
            lines.add("  discoveries: "
                    + player.discoveries().stream()
                            .map(SEvolutionBoard::discovery)
                            .collect(Collectors.joining(" ")));
        }
        lines.add("  hand: "
                + (player.hand().isEmpty()
                        ? player.handCount() + " cards"
                        : player.hand().stream().map(SEvolutionBoard::card).collect(Collectors.joining(" "))));
        if (!player.taken().isEmpty()) {
            lines.add(
                    "  taken: " + player.taken().stream().map(Object::toString).collect(Collectors.joining(" ")));
        }
        return lines;
    }

    private static String discovery(DiscoverySlot slot) {
        return slot.faceUp() ? slot.card().toString() : "(" + slot.card() + ")";
    }

    private static String card(HandPlace place) {
        return place.card() == null ? "#" + place.position() : place.card().toString();
    }
}
