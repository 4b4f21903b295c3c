package dev.perennial.cli.verify;

import dev.perennial.cli.table.SimulatedTable;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.branch.BranchPoint;
import dev.perennial.domain.table.command.OpeningCommand.OpenBranch;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Games;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Games that go on with others, played by random moves: the same ones every time. */
final class BranchSamples {
    private static final Instant AT = Instant.parse("2026-01-02T03:04:05Z");
    private static final int FEW_MOVES = 60;

    private final TableDecider decider = new TableDecider(new JsonDocuments());
    private final Map<TableId, List<RecordedEvent>> tables = new HashMap<>();
    private final Random random = new Random(7);

    /** A whole game from its deal on. */
    TableId played(String id, String gameId, int seats) {
        var game = Games.byId(gameId).orElseThrow();
        var seed = seed(id);
        var opened = new TableOpened(
                new TableId(id),
                gameId,
                game.rulesVersion(),
                seats,
                FirstSeat.RANDOM,
                GameJson.document(game.defaultOptions()),
                player(0),
                seed.commitment());
        var table = SimulatedTable.open(opened, seed, AT);
        for (int seat = 0; seat < seats; seat++) {
            var _ = table.sit(seat, player(seat), "seed-" + seat, AT);
        }
        while (!table.isOver()) {
            int seat = table.state().awaited().first();
            var moves = game.legalMoves(table.state().runningPosition(), seat)
                    .limit(FEW_MOVES)
                    .toList();
            var _ = random.nextInt(20) == 0
                    ? table.timeUp(seat, AT)
                    : table.move(seat, moves.get(random.nextInt(moves.size())), AT);
        }
        tables.put(opened.table(), table.events());
        return opened.table();
    }

    /** A game that goes on with another one, after a part of its moves. */
    TableId branched(String id, TableId from, double part, Deal deal, @Nullable Integer seat, @Nullable String text) {
        var past = tables.get(from).stream().map(RecordedEvent::event).toList();
        var moves = past.stream().filter(MoveMade.class::isInstance).toList();
        int move = past.indexOf(moves.get((int) (part * (moves.size() - 1))));
        var point = BranchPoint.at(past, move).orElseThrow();
        var table = new TableId(id);
        var seed = seed(id);
        var opened = decider.open(new OpenBranch(
                table, player(0), new Branch(point, deal, seat, text), new TreeMap<>(), TableTerms.casual(), seed, AT));
        var events = new ArrayList<Object>(opened.events());
        TableState state = opened.state();
        for (int each = state.seats().size() - 1; each >= 0; each--) {
            state = decided(state, new TakeSeat(table, player(each), each, "mine-" + each, AT), seed, events);
        }
        while (!state.isOver()) {
            state = decided(state, next(state), seed, events);
        }
        var recorded = new ArrayList<RecordedEvent>();
        events.forEach(event -> recorded.add(new RecordedEvent(recorded.size(), AT, event)));
        tables.put(table, recorded);
        return table;
    }

    private TableState decided(TableState state, TableCommand command, ServerSeed seed, List<Object> events) {
        var decision = decider.decide(state, events.size() - 1L, null, command, seed);
        events.addAll(decision.events());
        return decision.state();
    }

    private PlayMove next(TableState state) {
        int seat = state.awaited().first();
        var moves = state.game()
                .legalMoves(state.runningPosition(), seat)
                .limit(FEW_MOVES)
                .toList();
        int number = state.seat(seat).nextMove();
        var move = GameJson.document(moves.get(random.nextInt(moves.size())));
        return new PlayMove(state.id(), state.seat(seat).player(), number, "key-" + seat + "-" + number, move, AT);
    }

    GameHistory history(TableId table) {
        return GameHistory.of(tables.get(table), tables::get);
    }

    List<RecordedEvent> events(TableId table) {
        return tables.get(table);
    }

    private static PlayerId player(int seat) {
        return new PlayerId("player-" + seat);
    }

    private static ServerSeed seed(String id) {
        return ServerSeed.ofHex("%064x".formatted(id.hashCode() & 0xffff_ffffL));
    }
}
