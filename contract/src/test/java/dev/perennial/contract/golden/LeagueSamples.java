package dev.perennial.contract.golden;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.tournament.TournamentId;
import java.util.List;

/** One event of every type of leagues. */
final class LeagueSamples {
    private static final LeagueId NORTH = new LeagueId("north");
    private static final PlayerId OLGA = new PlayerId("organiser");
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final LeagueRules RULES = new LeagueRules(List.of(3, 2, 1), 2, List.of("A", "B"), 1, 1);

    static final List<LeagueEvent> ALL = List.of(
            new LeagueEvent.LeagueFounded(NORTH, "North", RULES, OLGA),
            new LeagueEvent.LeagueRulesChanged(NORTH, RULES, OLGA, "voted"),
            new LeagueEvent.OrganiserAdded(NORTH, ALICE, OLGA, null),
            new LeagueEvent.OrganiserRemoved(NORTH, ALICE, OLGA, "moved away"),
            new LeagueEvent.MemberJoined(NORTH, ALICE, ALICE, null),
            new LeagueEvent.MemberLeft(NORTH, ALICE, OLGA, "plays elsewhere"),
            new LeagueEvent.EntryConsentGiven(NORTH, ALICE, ALICE),
            new LeagueEvent.EntryConsentRevoked(NORTH, ALICE, ALICE),
            new LeagueEvent.SeasonOpened(NORTH, 1, "Spring", OLGA),
            new LeagueEvent.TournamentCounted(
                    NORTH, 1, new TournamentId("cup-1"), List.of(new LeagueEvent.Placed(ALICE, 1))),
            new LeagueEvent.SeasonClosed(NORTH, 1, List.of(new LeagueEvent.Move(ALICE, "B", "A")), OLGA, "all played"));

    private LeagueSamples() {}
}
