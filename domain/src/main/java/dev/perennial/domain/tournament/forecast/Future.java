package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PlayoffBracket;
import dev.perennial.domain.tournament.round.RoundPairer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One way in which a tournament can go on from here: open games end, the rules pair the rounds that are left, and the
 * playoff follows. A tournament that cannot be paired any further ends there.
 */
final class Future {
    private final SimulatedGame games;
    private final Map<PlayerId, Seating> nextGames = new HashMap<>();

    Future(SimulatedGame games) {
        this.games = games;
    }

    /**
     * The tournament at its end.
     *
     * @param first the next round, if it is the same in all futures; null if it depends on open games
     */
    TournamentState end(TournamentState now, @Nullable NextRound first) {
        var state = withoutOpenGames(now);
        var next = first == null ? next(state) : first;
        while (next instanceof NextRound.Paired paired) {
            state = after(withPlayoff(state), paired);
            next = next(state);
        }
        return state;
    }

    /** The next game of each player who still has one, with its result. */
    Map<PlayerId, Seating> nextGames() {
        return nextGames;
    }

    private TournamentState withoutOpenGames(TournamentState now) {
        var rounds = now.played().stream()
                .map(round -> round.allDone() ? round : over(round))
                .toList();
        return now.imagined(rounds, now.playoff());
    }

    /** Null at the end of the tournament. */
    static @Nullable NextRound next(TournamentState state) {
        return comes(state) ? RoundPairer.pair(withPlayoff(state)) : null;
    }

    TournamentState after(TournamentState state, NextRound.Paired next) {
        var rounds = new ArrayList<>(state.played());
        rounds.add(over(published(state, next)));
        return state.imagined(rounds, state.playoff());
    }

    static boolean comes(TournamentState state) {
        return RoundPairer.mainRoundsLeft(state) || PlayoffBracket.comes(state);
    }

    static TournamentState withPlayoff(TournamentState state) {
        return PlayoffBracket.ahead(state) ? state.imagined(state.played(), PlayoffBracket.cut(state)) : state;
    }

    /** Only in a playoff is a player paired who has left. */
    private static RoundState published(TournamentState state, NextRound.Paired paired) {
        var tables = new ArrayList<Seating>();
        for (var table : paired.tables()) {
            int number = tables.size() + 1;
            tables.add(new Seating(
                    number,
                    PairedTable.id(state.id(), paired.round(), number),
                    table.players(),
                    List.of(),
                    null,
                    List.of(),
                    table.players().stream()
                            .filter(player -> !state.known(player).active())
                            .toList(),
                    Seating.Outcome.PLAYING,
                    0));
        }
        return new RoundState(
                paired.round(),
                paired.stage(),
                Instant.EPOCH,
                tables,
                paired.byes().stream().map(NextRound.Bye::roundBye).toList(),
                false);
    }

    private RoundState over(RoundState round) {
        var tables = round.tables().stream()
                .map(table -> table.done() ? table : played(table))
                .toList();
        return new RoundState(round.number(), round.stage(), round.publishedAt(), tables, round.byes(), true);
    }

    private Seating played(Seating table) {
        var result = games.play(table);
        var there = Strengths.present(result);
        if (there.size() > 1) {
            there.forEach(player -> nextGames.putIfAbsent(player, result));
        }
        return result;
    }
}
