package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.domain.tournament.round.HandMadeRound;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PlayoffBracket;
import dev.perennial.domain.tournament.round.RoundPairer;
import java.util.List;

/** Publishes a round on an organiser's command: paired by the rules, or by hand. */
final class RoundDecider {
    private RoundDecider() {}

    /**
     * Results and withdrawals since the preview may change the pairings: the organiser publishes only what they saw.
     */
    static void pair(TournamentDraft draft, PairRound command) {
        prepare(draft, command.round());
        switch (RoundPairer.pair(draft.state())) {
            case NextRound.Paired paired -> {
                var previewed = command.previewed();
                TournamentRefusal.PREVIEW_OUTDATED.unless(previewed == null || previewed.equals(paired.fingerprint()));
                RoundPublication.publish(draft, paired);
            }
            case NextRound.Impossible impossible ->
                throw new TournamentRefused(TournamentRefusal.valueOf(impossible.reason()));
        }
    }

    static void pairByHand(TournamentDraft draft, PairRoundByHand command) {
        prepare(draft, command.round());
        draft.requireReason();
        requireNoOwnBye(draft, command.byes());
        RoundPublication.publish(draft, HandMadeRound.of(draft.state(), command.tables(), command.byes()));
    }

    private static void prepare(TournamentDraft draft, int round) {
        draft.requireOrganiser();
        var state = draft.state();
        TournamentRefusal.WRONG_STATE.unless(state.started()
                && (state.status() == TournamentStatus.RUNNING || state.status() == TournamentStatus.PAUSED));
        boolean mainRound = RoundPairer.mainRoundsLeft(state);
        TournamentRefusal.BAD_ROUND.unless(round == state.nextRound() && (mainRound || PlayoffBracket.comes(state)));
        boolean finished = state.played().stream().allMatch(RoundState::finished);
        // Unfinished games count as drawn for the pairing (FIDE C.04.2). A playoff has to wait for its winners.
        TournamentRefusal.GAMES_UNFINISHED.unless(finished || (draft.reason() != null && mainRound));
        RoundProgress.startPlayoff(draft);
    }

    /**
     * A bye is worth a win, and in a playoff a place in the next round. Organisers who play get one only if the rules
     * give it to them.
     */
    private static void requireNoOwnBye(TournamentDraft draft, List<PlayerId> byes) {
        var by = draft.by();
        if (by != null && byes.contains(by)) {
            var own = new RoundBye(by, ByeKind.PAIRING);
            TournamentRefusal.OWN_BYE.unless(RoundPairer.pair(draft.state()) instanceof NextRound.Paired paired
                    && paired.byes().stream().anyMatch(bye -> bye.roundBye().equals(own)));
        }
    }
}
