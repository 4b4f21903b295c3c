package dev.perennial.domain.league;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.ChangeRules;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.league.LeagueEvent.SeasonClosed;
import dev.perennial.domain.tournament.TournamentId;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/** A league of the decider alone, created by olga. */
final class PlainLeague {
    static final LeagueId ID = new LeagueId("north");
    static final PlayerId OLGA = new PlayerId("olga");
    static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    static final PlayerId A = new PlayerId("a");
    static final PlayerId B = new PlayerId("b");
    static final PlayerId C = new PlayerId("c");

    private LeagueState state = LeagueState.founded(LeagueDecider.create(new CreateLeague(
            ID,
            new Request(OLGA, false, AT, null),
            "North",
            new LeagueRules(List.of(10, 6, 3), 2, List.of("First", "Second"), 1, 1))));

    void send(PlayerId by, LeagueCommand.Factory command) {
        for (var event : decide(new Request(by, false, AT, "because"), command)) {
            state = state.evolve(event);
        }
    }

    List<LeagueEvent> decide(Request request, LeagueCommand.Factory command) {
        return LeagueDecider.decide(state, command.create(ID, request));
    }

    void counts(int tournament, PlayerId... ranking) {
        var places = IntStream.range(0, ranking.length)
                .mapToObj(i -> new Placed(ranking[i], i + 1))
                .toList();
        counts(tournament, places);
    }

    void counts(int tournament, List<Placed> places) {
        send(null, (id, request) -> new CountTournament(id, request, new TournamentId("cup-" + tournament), places));
    }

    LeagueState state() {
        return state;
    }

    /** In this order. */
    void join(PlayerId... players) {
        for (PlayerId player : players) {
            send(player, (id, request) -> new AddMember(id, request, player));
        }
    }

    void opensSeason(String name) {
        send(OLGA, (id, request) -> new OpenSeason(id, request, name));
    }

    void has(LeagueRules rules) {
        send(OLGA, (id, request) -> new ChangeRules(id, request, rules));
    }

    /** The members who would change groups if the season ended now. */
    List<Move> moves() {
        var events = decide(new Request(OLGA, false, AT, "over"), CloseSeason::new);
        return ((SeasonClosed) events.getFirst()).moves();
    }

    /** The same after one more season with one tournament, or with none. That season is not kept. */
    List<Move> movesAfter(PlayerId... ranking) {
        var before = state;
        opensSeason("Summer");
        if (ranking.length > 0) {
            counts(9, ranking);
        }
        var moves = moves();
        state = before;
        return moves;
    }

    List<LeagueTable.Row> table() {
        return LeagueTable.of(state, state.openSeason().orElseThrow());
    }
}
