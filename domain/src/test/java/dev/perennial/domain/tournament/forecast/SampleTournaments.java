package dev.perennial.domain.tournament.forecast;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.ResultCounted;
import dev.perennial.domain.tournament.TournamentEvent.RoundFinished;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.RulesSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentRules.PairingSystem;
import dev.perennial.domain.tournament.TournamentRules.Playoff;
import dev.perennial.domain.tournament.TournamentRules.PlayoffKind;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.RoundPairer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Tournaments in progress, made of events. Players are {@code p1} to {@code pN}, the strongest first. */
final class SampleTournaments {
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    private static final int HIGHEST = 2000;
    private static final int STEP = 10;

    static final TournamentId ID = new TournamentId("cup");

    private SampleTournaments() {}

    static PlayerId player(int number) {
        return new PlayerId("p" + number);
    }

    static TournamentState swiss(int players, int tableSize, int rounds) {
        return started(players, tableSize, rounds, TournamentRules.usual(tableSize, tableSize));
    }

    static TournamentState roundRobin(int players) {
        return started(players, 2, players - 1 + players % 2, changed(PairingSystem.ROUND_ROBIN, 0));
    }

    static TournamentState withPlayoff(int players, int rounds, int size) {
        return started(players, 2, rounds, changed(PairingSystem.SWISS, size));
    }

    static TournamentRules changed(PairingSystem system, int playoff) {
        var usual = TournamentRules.usual(2, 2);
        var scoring = usual.scoring();
        return new TournamentRules(
                null,
                usual.options(),
                usual.clock(),
                system,
                usual.seeding(),
                usual.acceleration(),
                usual.firstColour(),
                usual.tables(),
                system == PairingSystem.SWISS
                        ? scoring
                        : new TournamentRules.Scoring(
                                scoring.points(),
                                scoring.draw(),
                                scoring.bye(),
                                List.of("DE", "WIN", "SB"),
                                "FIDE_2026"),
                usual.admission(),
                usual.timing(),
                new Playoff(playoff, PlayoffKind.SINGLE_ELIMINATION),
                usual.forbidden(),
                usual.prizes());
    }

    static TournamentState started(int players, int tableSize, int rounds, TournamentRules rules) {
        var organiser = new PlayerId("olga");
        var state =
                TournamentState.created(new TournamentCreated(ID, "Cup", "arboretum", tableSize, rounds, organiser));
        var events = new ArrayList<TournamentEvent>(List.of(new RulesSet(ID, rules, organiser, null)));
        var order = IntStream.rangeClosed(1, players)
                .mapToObj(SampleTournaments::player)
                .toList();
        for (int i = 0; i < players; i++) {
            PlayerId player = order.get(i);
            events.add(new PlayerRegistered(ID, player, null, HIGHEST - STEP * i, "", false, 1, player, null));
        }
        events.add(new TournamentStarted(ID, rounds, order, List.of(), AT, organiser, null));
        return after(state, events);
    }

    static TournamentState after(TournamentState state, List<TournamentEvent> events) {
        var now = state;
        for (var event : events) {
            now = now.evolve(event);
        }
        return now;
    }

    /** The next round, published by the rules. */
    static TournamentState paired(TournamentState state) {
        var next = (NextRound.Paired) RoundPairer.pair(state);
        var tables = new ArrayList<PairedTable>();
        for (var table : next.tables()) {
            int number = tables.size() + 1;
            tables.add(new PairedTable(
                    number,
                    PairedTable.id(ID, next.round(), number),
                    table.players().stream()
                            .map(player -> new PairedSeat(player, null, ""))
                            .toList()));
        }
        return state.evolve(new RoundPaired(
                ID,
                next.round(),
                next.stage(),
                state.game(),
                state.rules().options(),
                null,
                tables,
                next.byes().stream().map(NextRound.Bye::roundBye).toList(),
                AT,
                null,
                null));
    }

    /** Counts a result of the current round; places in seat order. */
    static TournamentState counted(TournamentState state, int table, List<Integer> places) {
        TableId id = PairedTable.id(ID, state.played().size(), table);
        var scores = places.stream().map(place -> 100 - 7 * place).toList();
        return state.evolve(new ResultCounted(ID, state.played().size(), id, places, scores, 1));
    }

    /** Plays whole rounds; at every table the lower numbers come first. */
    static TournamentState played(TournamentState state, int rounds) {
        var now = state;
        for (int i = 0; i < rounds; i++) {
            now = finished(paired(now));
        }
        return now;
    }

    /** Ends all open games of the current round: the lower number wins, and so on. */
    static TournamentState finished(TournamentState state) {
        var now = state;
        for (var table : state.played().getLast().tables()) {
            if (!table.done()) {
                var best = table.players().stream()
                        .sorted(Comparator.comparingInt(
                                player -> state.known(player).number()))
                        .toList();
                var places = table.players().stream()
                        .map(player -> best.indexOf(player) + 1)
                        .toList();
                now = counted(now, table.number(), places);
            }
        }
        return now.evolve(new RoundFinished(ID, state.played().size(), AT));
    }
}
