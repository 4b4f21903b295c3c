package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.TournamentEvent.PlayoffStarted;
import dev.perennial.contract.tournament.TournamentRules.PairingSystem;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.games.Sentence;
import dev.perennial.tournament.life.Proposal.ProposedBye;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Finds the next round of a tournament, by whichever system it has. */
public final class NextRound {
    private NextRound() {}

    /** The next round with all reasons, if one is to come. */
    public static Proposal preview(TournamentState state) {
        boolean comes =
                state.started() && !state.over() && (Progress.mainRoundsLeft(state) || PlayoffBracket.comes(state));
        TournamentRefusal.WRONG_STATE.unless(comes);
        if (Progress.mainRoundsLeft(state)) {
            return propose(state, true);
        }
        // Who plays on, and against whom, follows from the last game.
        TournamentRefusal.GAMES_UNFINISHED.unless(state.played().stream().allMatch(RoundState::finished));
        return propose(
                PlayoffBracket.ahead(state)
                        ? state.evolve(new PlayoffStarted(state.id(), PlayoffBracket.cut(state)))
                        : state,
                true);
    }

    /**
     * The next round, whoever asks.
     *
     * @param explained with reasons, which takes longer
     */
    static Proposal propose(TournamentState state, boolean explained) {
        if (!state.playoff().isEmpty()) {
            return PlayoffBracket.propose(state);
        }
        if (present(state).size() < state.rules().tables().smallest()) {
            return new Proposal.Impossible(state.nextRound(), TournamentRefusal.TOO_FEW_PLAYERS);
        }
        if (state.rules().system() == PairingSystem.ROUND_ROBIN) {
            return RoundRobin.propose(state);
        }
        return state.tableSize() == 2 ? SwissOfTwo.propose(state, explained) : SwissOfPods.propose(state, explained);
    }

    /** Those to be paired: in the tournament, and without a bye asked for. */
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
     * The byes asked for, and those the pairing gives. Nobody has asked for one in the playoff: it has rounds of its own.
     *
     * @param why it gives them
     */
    static List<ProposedBye> byes(
            TournamentState state, List<PlayerId> paired, Function<PlayerId, List<Sentence>> why) {
        var byes = new ArrayList<ProposedBye>();
        paired.forEach(player -> byes.add(new ProposedBye(player, ByeKind.PAIRING, why.apply(player))));
        for (Entry entry : state.numbered()) {
            ByeKind asked = entry.byes().get(state.nextRound());
            if (state.playoff().isEmpty() && entry.active() && asked != null) {
                // Given before the rules were made those of a round-robin, which has none of half a point.
                boolean half = asked == ByeKind.HALF && state.rules().system() == PairingSystem.SWISS;
                byes.add(new ProposedBye(entry.player(), half ? ByeKind.HALF : ByeKind.ZERO, List.of()));
            }
        }
        return byes;
    }
}
