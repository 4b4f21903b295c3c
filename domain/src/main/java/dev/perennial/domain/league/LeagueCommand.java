package dev.perennial.domain.league;

import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.tournament.TournamentId;
import java.util.List;

/** A command to a league. */
public sealed interface LeagueCommand extends AggregateCommand {

    LeagueId league();

    Request request();

    @Override
    default String aggregateType() {
        return "league";
    }

    @Override
    default String aggregateId() {
        return league().code();
    }

    /** Creates a command for a known league and sender. */
    @FunctionalInterface
    interface Factory {
        LeagueCommand create(LeagueId league, Request request);
    }

    /** Creates a league. Its creator becomes the first organiser. */
    record CreateLeague(LeagueId league, Request request, String name, LeagueRules rules) implements LeagueCommand {}

    record ChangeRules(LeagueId league, Request request, LeagueRules rules) implements LeagueCommand {}

    record AddOrganiser(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    record RemoveOrganiser(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    record AddMember(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    record RemoveMember(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    /** The member lets the league's organisers enter them in its tournaments. */
    record GiveEntryConsent(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    record RevokeEntryConsent(LeagueId league, Request request, PlayerId player) implements LeagueCommand {}

    record OpenSeason(LeagueId league, Request request, String name) implements LeagueCommand {}

    record CloseSeason(LeagueId league, Request request) implements LeagueCommand {}

    /** A tournament of the league has published its final standings. */
    record CountTournament(LeagueId league, Request request, TournamentId tournament, List<Placed> places)
            implements LeagueCommand {
        public CountTournament {
            places = List.copyOf(places);
        }
    }
}
