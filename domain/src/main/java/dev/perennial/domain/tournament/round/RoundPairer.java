package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Pairs the next round by the system of the tournament. */
public final class RoundPairer {
    private RoundPairer() {}

    /** Main rounds are still to be paired; afterwards comes the playoff, if there is one. */
    public static boolean mainRoundsLeft(TournamentState state) {
        return state.playoff().isEmpty() && state.mainRounds().size() < state.rounds();
    }

    public static NextRound pair(TournamentState state) {
        return pair(state, false);
    }

    /** Reasons take longer to find than pairings, so only previews ask for them. */
    static NextRound pairWithReasons(TournamentState state) {
        return pair(state, true);
    }

    private static NextRound pair(TournamentState state, boolean explained) {
        if (!state.playoff().isEmpty()) {
            return PlayoffBracket.pair(state);
        }
        if (present(state).size() < state.rules().tables().smallest()) {
            return new NextRound.Impossible(state.nextRound(), TournamentRefusal.TOO_FEW_PLAYERS);
        }
        if (!state.rules().system().isSwiss()) {
            return RoundRobin.pair(state);
        }
        return state.tableSize() == 2 ? TwoPlayerSwiss.pair(state, explained) : PodSwiss.pair(state, explained);
    }

    /** Players to be paired: active and without a requested bye. */
    static List<Entry> present(TournamentState state) {
        return state.numbered().stream()
                .filter(Entry::active)
                .filter(entry -> !entry.byes().containsKey(state.nextRound()))
                .toList();
    }

    static Map<Integer, PlayerId> players(TournamentState state) {
        var players = new TreeMap<Integer, PlayerId>();
        state.numbered().forEach(entry -> players.put(entry.number(), entry.player()));
        return players;
    }

    /**
     * The requested byes and those the pairing gives. Requests never concern the playoff, which has rounds of its own.
     *
     * @param why the pairing gives a player a bye
     */
    static List<NextRound.Bye> byes(
            TournamentState state, List<PlayerId> paired, Function<PlayerId, List<Sentence>> why) {
        var byes = new ArrayList<NextRound.Bye>();
        paired.forEach(player -> byes.add(new NextRound.Bye(player, ByeKind.PAIRING, why.apply(player))));
        for (Entry entry : state.numbered()) {
            ByeKind asked = entry.byes().get(state.nextRound());
            if (state.playoff().isEmpty() && entry.active() && asked != null) {
                // Requested before the rules became those of a round-robin, which has no half-point byes.
                boolean half = asked == ByeKind.HALF && state.rules().system().isSwiss();
                byes.add(new NextRound.Bye(entry.player(), half ? ByeKind.HALF : ByeKind.ZERO, List.of()));
            }
        }
        return byes;
    }
}
