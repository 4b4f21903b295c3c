package dev.perennial.contract.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that can happen to a league. */
public sealed interface LeagueEvent {

    LeagueId league();

    record LeagueFounded(LeagueId league, String name, LeagueRules rules, PlayerId by) implements LeagueEvent {}

    record LeagueRulesChanged(LeagueId league, LeagueRules rules, PlayerId by, String why) implements LeagueEvent {}

    record OrganiserAdded(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements LeagueEvent {}

    record OrganiserRemoved(LeagueId league, PlayerId player, PlayerId by, String why) implements LeagueEvent {}

    record MemberJoined(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements LeagueEvent {}

    record MemberLeft(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements LeagueEvent {}

    record SeasonOpened(LeagueId league, int season, String name, PlayerId by) implements LeagueEvent {}

    /** A finished tournament of the league counts for the season; a later count of the same one replaces it. */
    record TournamentCounted(LeagueId league, int season, TournamentId tournament, List<Placed> places)
            implements LeagueEvent {
        public TournamentCounted {
            places = List.copyOf(places);
        }
    }

    /** Shared ranks are equal. */
    record Placed(PlayerId player, int rank) {}

    record SeasonClosed(LeagueId league, int season, List<Move> moves, PlayerId by, String why) implements LeagueEvent {
        public SeasonClosed {
            moves = List.copyOf(moves);
        }
    }

    /** Somebody changes his group: up or down. */
    record Move(PlayerId player, String from, String to) {}
}
