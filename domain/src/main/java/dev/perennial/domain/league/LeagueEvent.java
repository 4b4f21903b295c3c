package dev.perennial.domain.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that can happen to a league. */
public sealed interface LeagueEvent {

    LeagueId league();

    /** A person's decision; a reason is required only from those who decide for others. */
    sealed interface Decided extends LeagueEvent {
        PlayerId by();

        default @Nullable String why() {
            return null;
        }
    }

    record LeagueFounded(LeagueId league, String name, LeagueRules rules, PlayerId by) implements Decided {}

    record LeagueRulesChanged(LeagueId league, LeagueRules rules, PlayerId by, String why) implements Decided {}

    record OrganiserAdded(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record OrganiserRemoved(LeagueId league, PlayerId player, PlayerId by, String why) implements Decided {}

    record MemberJoined(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record MemberLeft(
            LeagueId league,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /** The member lets the organisers of this league enter them in its tournaments without asking each time. */
    record EntryConsentGiven(LeagueId league, PlayerId player, PlayerId by) implements Decided {}

    /** From now on the member has to be invited again, like everyone else. Earlier entries stay. */
    record EntryConsentRevoked(LeagueId league, PlayerId player, PlayerId by) implements Decided {}

    record SeasonOpened(LeagueId league, int season, String name, PlayerId by) implements Decided {}

    /** A finished tournament of the league counts for the season; a later count of the same one replaces it. */
    record TournamentCounted(LeagueId league, int season, TournamentId tournament, List<Placed> places)
            implements LeagueEvent {
        public TournamentCounted {
            places = List.copyOf(places);
        }
    }

    /** Shared ranks are equal. */
    record Placed(PlayerId player, int rank) {}

    record SeasonClosed(LeagueId league, int season, List<Move> moves, PlayerId by, String why) implements Decided {
        public SeasonClosed {
            moves = List.copyOf(moves);
        }
    }

    /** A member changes group: up or down. */
    record Move(PlayerId player, String from, String to) {}
}
