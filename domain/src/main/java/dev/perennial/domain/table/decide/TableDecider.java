package dev.perennial.domain.table.decide;

import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.OpeningCommand;
import dev.perennial.domain.table.command.OpeningCommand.OpenBranch;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableCommand.AppointCommentator;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.DismissCommentator;
import dev.perennial.domain.table.command.TableCommand.ForfeitSeat;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableCommand.OpenRematch;
import dev.perennial.domain.table.command.TableCommand.PlanMoves;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.PostComment;
import dev.perennial.domain.table.command.TableCommand.RemoveBot;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.command.TableCommand.SayPhrase;
import dev.perennial.domain.table.command.TableCommand.StartTable;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.domain.table.command.TableCommand.VoteVoid;
import dev.perennial.domain.table.command.TableCommand.WithdrawPlan;
import dev.perennial.games.chance.ServerSeed;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Decides every command to a table: refuses it or turns it into events. Refused commands change nothing. */
public final class TableDecider {
    private final GameDocuments documents;

    /** @param documents reads the options of a game and its moves */
    public TableDecider(GameDocuments documents) {
        this.documents = documents;
    }

    public TableDecision open(OpeningCommand given) {
        var draft = new TableDraft(given.seed(), documents);
        switch (given) {
            case OpenTable command -> OpeningDecider.open(draft, command);
            case OpenSeatedTable command -> OpeningDecider.open(draft, command);
            case OpenBranch command -> OpeningDecider.open(draft, command);
        }
        return draft.decision();
    }

    /**
     * Decides every command to a table that is open already.
     *
     * @param version the sequence of the table's last event
     * @param ruling how the table was judged before, if it was
     */
    public TableDecision decide(
            TableState table, long version, @Nullable Ruling ruling, TableCommand given, ServerSeed seed) {
        var draft = new TableDraft(table, version, seed, documents);
        switch (given) {
            case TakeSeat command -> SeatDecider.sit(draft, command);
            case LeaveSeat command -> SeatDecider.leave(draft, command);
            case AddBot command -> SeatDecider.addBot(draft, command);
            case RemoveBot command -> SeatDecider.removeBot(draft, command);
            case StartTable command -> SeatDecider.start(draft, command);
            case PlayMove command -> PlayDecider.play(draft, command);
            case CallTime command -> TimeoutDecider.call(draft, command);
            case PlanMoves command -> PlanDecider.require(draft, command);
            case WithdrawPlan command -> PlanDecider.require(draft, command);
            case AbortTable command -> EndDecider.abort(draft, command);
            case Resign command -> EndDecider.resign(draft, command);
            case ForfeitSeat command -> EndDecider.forfeit(draft, command);
            case VoteVoid command -> EndDecider.vote(draft, command);
            case CorrectResult command -> ResultDecider.correct(draft, ruling, command);
            case VoidTable command -> ResultDecider.annul(draft, command);
            case SayPhrase command -> PhraseDecider.say(draft, command);
            case AppointCommentator command -> CommentaryDecider.appoint(draft, command);
            case DismissCommentator command -> CommentaryDecider.dismiss(draft, command);
            case PostComment command -> CommentaryDecider.post(draft, command);
            case OpenRematch command -> RematchOffer.open(draft, command.player());
        }
        return draft.decision();
    }

    /** The sequence to answer with again, if the same move was made before with the same key. */
    public OptionalLong repeated(TableState table, PlayMove command) {
        return PlayDecider.repeated(table, command, documents);
    }
}
