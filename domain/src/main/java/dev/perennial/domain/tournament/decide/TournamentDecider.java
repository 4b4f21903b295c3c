package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.AppointCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.CountResult;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.DeclineInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.DismissCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.FinishTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.RecordMove;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.ReportArrival;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.Tick;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawBye;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import java.util.List;

/** Decides every command to a tournament. A command is refused or leads to events; some commands change nothing. */
public final class TournamentDecider {
    private final GameDocuments documents;

    /** @param documents reads the options and the clock in the rules of a tournament */
    public TournamentDecider(GameDocuments documents) {
        this.documents = documents;
    }

    public List<TournamentEvent> create(CreateTournament command) {
        return CreationDecider.create(command, documents);
    }

    public List<TournamentEvent> decide(TournamentState state, TournamentCommand given) {
        var draft = new TournamentDraft(state, given.request());
        switch (given) {
            case CreateTournament _ -> throw new IllegalArgumentException("tournament exists: " + state.id());
            case SetRules command -> RulesDecider.setRules(draft, command, documents);
            case RegisterPlayer command -> EntryDecider.register(draft, command);
            case WithdrawPlayer command -> EntryDecider.withdraw(draft, command);
            case ReenterPlayer command -> EntryDecider.reenter(draft, command);
            case CheckIn command -> EntryDecider.checkIn(draft, command);
            case InvitePlayer command -> InvitationDecider.invite(draft, command);
            case DeclineInvitation command -> InvitationDecider.decline(draft, command);
            case WithdrawInvitation command -> InvitationDecider.withdraw(draft, command);
            case AppointCommentator command -> CommentatorDecider.appoint(draft, command);
            case DismissCommentator command -> CommentatorDecider.dismiss(draft, command);
            case RequestBye command -> ByeRequestDecider.request(draft, command);
            case WithdrawBye command -> ByeRequestDecider.withdraw(draft, command);
            case SetSeeding command -> StartDecider.setSeeding(draft, command);
            case StartTournament _ -> StartDecider.start(draft);
            case PairRound command -> RoundDecider.pair(draft, command);
            case PairRoundByHand command -> RoundDecider.pairByHand(draft, command);
            case ReportArrival command -> ArrivalDecider.report(draft, command);
            case RecordMove command -> ArrivalDecider.recordMove(draft, command);
            case CountResult command -> ResultDecider.count(draft, command);
            case DecideResult command -> ResultDecider.decide(draft, command);
            case PauseTournament _ -> StatusDecider.pause(draft);
            case ResumeTournament _ -> StatusDecider.resume(draft);
            case FinishTournament _ -> StatusDecider.finish(draft);
            case CancelTournament _ -> StatusDecider.cancel(draft);
            case Tick _ -> ClockDecider.tick(draft);
        }
        return draft.events();
    }
}
