package dev.perennial.tournament.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueEvent.Placed;
import dev.perennial.contract.league.LeagueRules;
import dev.perennial.contract.tournament.TournamentId;
import java.util.List;

/** What can be asked of a league that exists. */
public sealed interface LeagueAct {
    record ChangeRules(LeagueRules rules) implements LeagueAct {}

    record AddOrganiser(PlayerId player) implements LeagueAct {}

    record RemoveOrganiser(PlayerId player) implements LeagueAct {}

    record Join(PlayerId player) implements LeagueAct {}

    record Leave(PlayerId player) implements LeagueAct {}

    /** The member lets the league's organisers enter them in its tournaments. */
    record GiveConsent(PlayerId player) implements LeagueAct {}

    record RevokeConsent(PlayerId player) implements LeagueAct {}

    record OpenSeason(String name) implements LeagueAct {}

    record CloseSeason() implements LeagueAct {}

    record CountTournament(TournamentId tournament, List<Placed> places) implements LeagueAct {}
}
