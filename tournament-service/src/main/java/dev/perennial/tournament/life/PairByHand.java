package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.RoundBye;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentRules.PlayoffKind;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The organiser's button, and his own tables where the rules give none. */
final class PairByHand {
    private PairByHand() {}

    static void pair(Story story, Act.Pair act) {
        story.requireOrganiser();
        var state = story.state();
        TournamentRefusal.WRONG_STATE.unless(state.started()
                && (state.status() == TournamentStatus.RUNNING || state.status() == TournamentStatus.PAUSED));
        TournamentRefusal.BAD_ROUND.unless(
                act.round() == state.nextRound() && (Progress.mainRoundsLeft(state) || PlayoffBracket.comes(state)));
        boolean unfinished = !state.played().stream().allMatch(RoundState::finished);
        // Games still played count as drawn for the pairing (C.04.2); a playoff has to wait for its winners.
        TournamentRefusal.GAMES_UNFINISHED.unless(
                !unfinished || (story.why() != null && Progress.mainRoundsLeft(state)));
        Progress.startPlayoff(story);
        if (act.tables() == null) {
            byTheRules(story, act.previewed());
        } else {
            story.requireReason();
            requireNoOwnBye(story, act.byes());
            Progress.publish(story, byHand(story.state(), act.tables(), act.byes()));
        }
    }

    /** Somebody may have left, or a result come in, since the organiser looked: he publishes only what he saw. */
    private static void byTheRules(Story story, @Nullable String previewed) {
        switch (NextRound.propose(story.state(), false)) {
            case Proposal.Tables tables -> {
                TournamentRefusal.PREVIEW_OUTDATED.unless(previewed == null || previewed.equals(tables.fingerprint()));
                Progress.publish(story, tables);
            }
            case Proposal.Impossible impossible ->
                throw new TournamentRefused(TournamentRefusal.valueOf(impossible.reason()));
        }
    }

    /** A bye is worth a game won, and in a playoff a place in the next round: his own one an organiser has from the rules. */
    private static void requireNoOwnBye(Story story, List<PlayerId> byes) {
        var by = story.by();
        if (by != null && byes.contains(by)) {
            var own = new RoundBye(by, ByeKind.PAIRING);
            TournamentRefusal.OWN_BYE.unless(NextRound.propose(story.state(), false) instanceof Proposal.Tables tables
                    && tables.byes().stream().anyMatch(bye -> bye.bye().equals(own)));
        }
    }

    /** A knock-out is played by two at a table, a final by all who are in it, whatever the tables were before. */
    private static boolean fits(TournamentState state, int size) {
        if (!state.playoff().isEmpty()) {
            return state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE
                    ? size == PlayoffBracket.survivors(state).size()
                    : size == 2;
        }
        var sizes = state.rules().tables();
        return size >= 2 && size >= sizes.smallest() && size <= Math.max(state.tableSize(), sizes.largest());
    }

    private static Proposal.Tables byHand(TournamentState state, List<List<PlayerId>> tables, List<PlayerId> byes) {
        var game = Games.byId(state.game()).orElseThrow();
        var named = new ArrayList<>(byes);
        for (List<PlayerId> table : tables) {
            TournamentRefusal.BAD_TABLES.unless(fits(state, table.size()) && table.size() <= game.maxSeats());
            named.addAll(table);
        }
        var expected = !state.playoff().isEmpty()
                ? PlayoffBracket.survivors(state)
                : NextRound.present(state).stream().map(Entry::player).toList();
        TournamentRefusal.BAD_TABLES.unless(
                named.size() == expected.size() && new HashSet<>(named).equals(new HashSet<>(expected)));
        return new Proposal.Tables(
                state.nextRound(),
                state.playoff().isEmpty() ? Stage.MAIN : Stage.PLAYOFF,
                tables.stream().map(Proposal.ProposedTable::of).toList(),
                NextRound.byes(state, byes, _ -> List.of()));
    }
}
