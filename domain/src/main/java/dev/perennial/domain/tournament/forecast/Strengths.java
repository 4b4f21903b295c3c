package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.pairing.rating.Elo;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The strengths of all players, from their ratings and their games in this tournament: one rating period of Glicko. A
 * game of more than two is a result against everyone at the table, and all of these together weigh one game, as on the
 * ladder.
 */
final class Strengths {
    private final Map<PlayerId, Strength> players;

    private Strengths(Map<PlayerId, Strength> players) {
        this.players = players;
    }

    static Strengths of(TournamentState state) {
        var before = new HashMap<PlayerId, Strength>();
        state.numbered().forEach(entry -> before.put(entry.player(), Strength.of(entry.rating())));
        var games = new HashMap<PlayerId, Games>();
        for (RoundState round : state.played()) {
            round.tables().stream().filter(Seating::done).forEach(table -> count(table, before, games));
        }
        var after = new LinkedHashMap<PlayerId, Strength>();
        for (Entry entry : state.numbered()) {
            Strength own = Objects.requireNonNull(before.get(entry.player()));
            Games played = games.getOrDefault(entry.player(), new Games());
            after.put(entry.player(), own.after(played.surplus, played.information));
        }
        return new Strengths(after);
    }

    private static final class Games {
        double surplus;
        double information;
    }

    private static void count(Seating table, Map<PlayerId, Strength> before, Map<PlayerId, Games> games) {
        List<PlayerId> there = present(table);
        var places = Objects.requireNonNull(table.places());
        for (PlayerId player : there) {
            Strength own = Objects.requireNonNull(before.get(player));
            var sums = games.computeIfAbsent(player, _ -> new Games());
            int place = places.get(table.seatOf(player));
            for (PlayerId other : there) {
                if (!other.equals(player)) {
                    Strength theirs = Objects.requireNonNull(before.get(other));
                    double trust = theirs.trust();
                    double expected = Elo.expectedScore(trust * (own.mean() - theirs.mean()));
                    int difference = places.get(table.seatOf(other)) - place;
                    double result = difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
                    sums.surplus += trust * (result - expected) / (there.size() - 1);
                    sums.information += trust * trust * expected * (1 - expected) / (there.size() - 1);
                }
            }
        }
    }

    static List<PlayerId> present(Seating table) {
        return table.players().stream()
                .filter(player -> !table.absent().contains(player))
                .toList();
    }

    Strength of(PlayerId player) {
        return Objects.requireNonNull(players.get(player));
    }

    /** One strength for each player, for one future. */
    Map<PlayerId, Double> drawn(FutureRandom random) {
        var drawn = new HashMap<PlayerId, Double>();
        players.forEach((player, strength) -> drawn.put(player, strength.drawn(random)));
        return drawn;
    }
}
