package dev.perennial.domain.league;

import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.AddOrganiser;
import dev.perennial.domain.league.LeagueCommand.ChangeRules;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueCommand.GiveEntryConsent;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueCommand.RemoveOrganiser;
import dev.perennial.domain.league.LeagueCommand.RevokeEntryConsent;
import dev.perennial.domain.league.LeagueEvent.LeagueFounded;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.util.List;

/** Decides every command to a league: refuses it or turns it into events. */
public final class LeagueDecider {
    private LeagueDecider() {}

    public static LeagueFounded create(CreateLeague command) {
        LeagueRulesCheck.checkName(command.name());
        LeagueRulesCheck.check(command.rules());
        return new LeagueFounded(
                command.league(),
                command.name().strip(),
                command.rules(),
                command.request().person());
    }

    public static List<LeagueEvent> decide(LeagueState state, LeagueCommand given) {
        return switch (given) {
            case CreateLeague _ -> throw new IllegalArgumentException("league exists: " + state.id());
            case ChangeRules command -> List.of(changeRules(state, command));
            case AddOrganiser command -> List.of(MemberDecider.addOrganiser(state, command));
            case RemoveOrganiser command -> List.of(MemberDecider.removeOrganiser(state, command));
            case AddMember command -> List.of(MemberDecider.addMember(state, command));
            case RemoveMember command -> List.of(MemberDecider.removeMember(state, command));
            case GiveEntryConsent command -> MemberDecider.giveConsent(state, command);
            case RevokeEntryConsent command -> MemberDecider.revokeConsent(state, command);
            case OpenSeason command -> List.of(SeasonDecider.open(state, command));
            case CloseSeason command -> List.of(SeasonDecider.close(state, command));
            case CountTournament command -> SeasonDecider.count(state, command);
        };
    }

    private static LeagueEvent changeRules(LeagueState state, ChangeRules command) {
        var rights = new LeagueRights(state, command.request());
        rights.requireOrganiser();
        LeagueRulesCheck.check(command.rules());
        // A group that has members cannot be removed.
        TournamentRefusal.BAD_LIMITS.unless(
                command.rules().groups().containsAll(state.members().values()));
        return new LeagueEvent.LeagueRulesChanged(
                state.id(), command.rules(), command.request().person(), rights.reason());
    }
}
