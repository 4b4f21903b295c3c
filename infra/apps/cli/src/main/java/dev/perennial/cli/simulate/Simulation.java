package dev.perennial.cli.simulate;

import dev.perennial.cli.table.SimulatedTable;
import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.games.Decision;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Games of bots against each other. The same simulation plays the same games on every machine.
 *
 * @param bots in seat order
 * @param timeouts how many of a million moves are not made in time
 */
record Simulation(
        Game<GameState, GameMove, GameEvent, GameOptions> game,
        GameOptions options,
        FirstSeat firstSeat,
        List<Bot<GameMove>> bots,
        String seed,
        int timeouts) {
    static final int MILLION = 1_000_000;

    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private static final int LONGEST_THOUGHT_SECONDS = 20;

    /** The whole history of the game with this number, from 1. */
    GameHistory play(int number) {
        var derived = new Derivation(seed, number);
        var table = seated(derived);
        var director = derived.dice("director");
        var botDice = new ArrayList<Chance>();
        for (int seat = 0; seat < bots.size(); seat++) {
            botDice.add(derived.dice("bot-" + seat));
        }
        Instant now = START;
        while (!table.isOver()) {
            var position = table.state().runningPosition();
            var deadline = game.deadline(position);
            var awaited = List.copyOf(new TreeSet<>(game.awaited(position)));
            int seat = awaited.get(director.below(awaited.size()));
            now = now.plusSeconds(1 + director.below(LONGEST_THOUGHT_SECONDS));
            if (director.below(MILLION) < timeouts) {
                now = notBefore(deadline, now);
                check(table.timeUp(seat, now));
            } else {
                now = inTime(deadline, now);
                check(table.move(seat, choice(position, seat, botDice.get(seat)), now));
            }
        }
        return table.history();
    }

    private SimulatedTable seated(Derivation derived) {
        var serverSeed = derived.serverSeed();
        var opened = new TableOpened(
                derived.table(),
                game.id(),
                game.rulesVersion(),
                bots.size(),
                firstSeat,
                GameJson.document(options),
                player(0),
                serverSeed.commitment());
        var table = SimulatedTable.open(opened, serverSeed, START);
        for (int seat = 0; seat < bots.size(); seat++) {
            check(table.sit(seat, player(seat), derived.clientSeed(seat), START));
        }
        return table;
    }

    private PlayerId player(int seat) {
        return new PlayerId(bots.get(seat).name() + "-" + seat);
    }

    private GameMove choice(GameState position, int seat, Chance dice) {
        return bots.get(seat)
                .choose(game.view(position, new Viewer.Seat(seat)), seat, () -> game.legalMoves(position, seat), dice);
    }

    private static Instant notBefore(Optional<Instant> deadline, Instant time) {
        return deadline.filter(time::isBefore).orElse(time);
    }

    /** Bots are never too slow by themselves. */
    private static Instant inTime(Optional<Instant> deadline, Instant time) {
        return deadline.filter(end -> !time.isBefore(end))
                .map(end -> end.minusMillis(1))
                .orElse(time);
    }

    private static void check(Decision<RecordedEvent> decision) {
        if (decision instanceof Decision.Refused<RecordedEvent>(var refusal)) {
            throw new IllegalStateException("refused in a simulation: " + refusal);
        }
    }
}
