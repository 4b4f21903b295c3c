package dev.perennial.query.tournament.hints;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Facts of a tournament that may suggest collusion, or one person in two seats. A person judges them. */
final class Hints {
    private static final int RATING_GAP = 300;
    private static final int FEWEST_TABLES = 4;
    private static final int FAST = 4;
    private static final int FEWEST_MINUTES = 10;

    private final TournamentState state;
    private final List<Fact> facts = new ArrayList<>();

    private Hints(TournamentState state) {
        this.state = state;
    }

    /**
     * Something that happened.
     *
     * @param numbers what the fact is about: seconds, ratings, minutes
     */
    record Fact(String key, int round, @Nullable TableId table, List<PlayerId> players, Map<String, Long> numbers) {}

    static List<Fact> of(TournamentState state, Map<String, Duration> durations, Map<String, List<Set<Long>>> minutes) {
        var hints = new Hints(state);
        hints.surprises();
        hints.fastGames(durations);
        hints.neverTogether(minutes);
        return List.copyOf(hints.facts);
    }

    /** A player came last behind a much weaker winner. */
    private void surprises() {
        for (RoundState round : state.played()) {
            for (Seating table : round.tables()) {
                var places = table.places();
                if (places != null) {
                    surprise(round, table, places);
                }
            }
        }
    }

    private void surprise(RoundState round, Seating table, List<Integer> places) {
        var there = table.players().stream()
                .filter(player -> !table.absent().contains(player))
                .sorted(Comparator.comparingInt(player -> places.get(table.seatOf(player))))
                .map(state::known)
                .toList();
        if (there.size() < 2) {
            return;
        }
        Entry first = there.getFirst();
        Entry last = there.getLast();
        boolean behind = places.get(table.seatOf(first.player())) < places.get(table.seatOf(last.player()));
        if (behind && last.rating() - first.rating() >= RATING_GAP) {
            facts.add(new Fact(
                    "hint.surprise",
                    round.number(),
                    table.table(),
                    List.of(first.player(), last.player()),
                    Map.of("winner", (long) first.rating(), "loser", (long) last.rating())));
        }
    }

    /** A game that took less than a quarter of the usual time; games with an absent player do not count. */
    private void fastGames(Map<String, Duration> tables) {
        var durations = new HashMap<>(tables);
        state.played().stream()
                .flatMap(round -> round.tables().stream())
                .filter(table -> table.outcome() == Seating.Outcome.FORFEIT)
                .forEach(table -> durations.remove(table.table().code()));
        if (durations.size() < FEWEST_TABLES) {
            return;
        }
        var sorted = new ArrayList<>(durations.values());
        Collections.sort(sorted);
        long usual = sorted.get(sorted.size() / 2).toSeconds();
        for (RoundState round : state.played()) {
            for (Seating table : round.tables()) {
                var took = durations.get(table.table().code());
                if (took != null && took.toSeconds() * FAST < usual) {
                    facts.add(new Fact(
                            "hint.fast",
                            round.number(),
                            table.table(),
                            table.players(),
                            Map.of("seconds", took.toSeconds(), "usual", usual)));
                }
            }
        }
    }

    /** Two people who moved a lot in the same round, and never in the same minute: at two tables, or even at one. */
    private void neverTogether(Map<String, List<Set<Long>>> minutes) {
        for (RoundState round : state.played()) {
            var active = new HashMap<PlayerId, Set<Long>>();
            var tableOf = new HashMap<PlayerId, TableId>();
            for (Seating table : round.tables()) {
                var seats = minutes.getOrDefault(table.table().code(), List.of());
                for (int seat = 0; seat < table.players().size() && seat < seats.size(); seat++) {
                    PlayerId player = table.players().get(seat);
                    if (state.known(player).bot() == null && seats.get(seat).size() >= FEWEST_MINUTES) {
                        active.put(player, seats.get(seat));
                        tableOf.put(player, table.table());
                    }
                }
            }
            for (var one : active.entrySet()) {
                for (var other : active.entrySet()) {
                    boolean once = one.getKey().code().compareTo(other.getKey().code()) < 0;
                    var table = tableOf.get(one.getKey());
                    boolean here = Objects.equals(table, tableOf.get(other.getKey()));
                    if (once && Collections.disjoint(one.getValue(), new HashSet<>(other.getValue()))) {
                        facts.add(new Fact(
                                here ? "hint.neverTogetherHere" : "hint.neverTogether",
                                round.number(),
                                here ? table : null,
                                List.of(one.getKey(), other.getKey()),
                                Map.of(
                                        "minutes",
                                        (long) one.getValue().size()
                                                + other.getValue().size())));
                    }
                }
            }
        }
    }
}
