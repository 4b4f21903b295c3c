package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.util.Objects;

/** Changes the rules of a tournament until it starts. */
final class RulesDecider {
    private RulesDecider() {}

    static void setRules(TournamentDraft draft, SetRules command, GameDocuments documents) {
        draft.requireOrganiser();
        var state = draft.state();
        TournamentRefusal.WRONG_STATE.unless(!state.started() && !state.over());
        TournamentRefusal.UNKNOWN_LEAGUE.unless(
                Objects.equals(command.rules().league(), state.rules().league()));
        RulesCheck.check(state.game(), state.tableSize(), state.rounds(), command.rules(), documents);
        draft.requireReason();
        draft.add(new RulesSet(draft.id(), command.rules(), draft.person(), draft.reason()));
        WaitingList.admit(draft);
    }
}
