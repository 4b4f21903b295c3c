package dev.perennial.games.sevolution;

import dev.perennial.games.sevolution.component.ColourSet;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent.*;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.Standing;
import dev.perennial.games.sevolution.model.TieRule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Discoveries and the final order (spec 9). */
public final class Finale {
    private Finale() {}

    static void play(SEvolutionDraft table) {
        for (Player player : table.state().players()) {
            var sets = sets(player.discoveries());
            int points = sets.stream().mapToInt(ColourSet::points).sum();
            int score = player.civilisation().score() + points;
            table.add(new DiscoveriesScored(player.seat(), sets, points, score));
        }
        table.add(new GameEnded(standings(table.state())));
    }

    /** The colours of which Discoveries lie face up. */
    public static List<ColourSet> sets(List<DiscoverySlot> discoveries) {
        var sets = new ArrayList<ColourSet>();
        for (PlayerColour colour : PlayerColour.values()) {
            int cards = 0;
            for (DiscoverySlot slot : discoveries) {
                cards += slot.faceUp() && slot.card().isColour(colour) ? 1 : 0;
            }
            if (cards > 0) {
                sets.add(new ColourSet(colour, cards, Tables.DISCOVERY_POINTS.get(cards)));
            }
        }
        return sets;
    }

    /** Best first. */
    public static List<Standing> standings(SEvolutionState state) {
        int starter = state.actionStarter();
        var ranked = state.players().stream()
                .sorted(Comparator.comparingInt(
                                (Player player) -> -player.civilisation().score())
                        .thenComparing(TieRule.from(starter, state.seats())))
                .toList();
        var standings = new ArrayList<Standing>();
        for (Player player : ranked) {
            standings.add(new Standing(
                    player.seat(),
                    standings.size() + 1,
                    player.civilisation().score(),
                    player.age(),
                    player.population(),
                    TieRule.clockwise(starter, player.seat(), state.seats())));
        }
        return standings;
    }
}
