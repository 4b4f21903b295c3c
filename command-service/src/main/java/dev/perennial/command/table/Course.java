package dev.perennial.command.table;

import static java.util.Objects.requireNonNull;

import dev.perennial.contract.table.Counting;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.Places;
import dev.perennial.contract.table.TableEvent;
import dev.perennial.contract.table.TableEvent.ForfeitReason;
import dev.perennial.contract.table.TableEvent.GameFinished;
import dev.perennial.contract.table.TableEvent.SeatForfeited;
import dev.perennial.contract.table.TableEvent.SeedRevealed;
import dev.perennial.contract.table.TableEvent.TimeCalled;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableTerms.Absence;
import dev.perennial.games.Bots;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Occasion;
import dev.perennial.games.Result;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** What one command leads to: every event, and the table after each of them. */
final class Course {
    private final ServerSeed seed;
    private final List<Object> events = new ArrayList<>();
    private TableState table;

    Course(TableState table, ServerSeed seed) {
        this.table = table;
        this.seed = seed;
    }

    TableState table() {
        return table;
    }

    List<Object> events() {
        return events;
    }

    void tell(Object event) {
        // The sequence matters only for answers, which are given from the stored events.
        table = table.evolve(event, 0);
        events.add(event);
    }

    /** The dice where the last move left them. */
    Chance chance() {
        return Chance.of(seed.gameSeed(table.clientSeeds(), table.id().code()), table.chance());
    }

    /** An event of the table, what it caused in the game, and the end of the game if that was it. */
    void cause(IntFunction<TableEvent> cause, List<GameEvent> happened) {
        var game = table.game();
        Optional<Result> result = game.result(game.fold(table.position(), happened));
        tell(cause.apply(happened.size() + (result.isPresent() ? 2 : 0)));
        happened.forEach(this::tell);
        result.ifPresent(played -> finish(Places.withForfeits(played, table.forfeits()), Ending.PLAYED));
    }

    /** When the game is over the table says so, and the seed is open to everybody. */
    void finish(Result result, Ending ending) {
        finish(result, ending, Rules.counting(table));
    }

    void finish(Result result, Ending ending, Counting counting) {
        var players = table.seats().stream()
                .map(seat -> requireNonNull(seat).player())
                .toList();
        tell(new GameFinished(table.id(), table.gameId(), players, result, ending, counting));
        reveal();
    }

    void reveal() {
        tell(new SeedRevealed(table.id(), seed.hex()));
    }

    void timeUp(int seat, Instant at) {
        Chance chance = chance();
        var happened = Rules.accepted(table.game().timeUp(table.runningPosition(), seat, new Occasion(at, chance)));
        cause(caused -> new TimeCalled(table.id(), seat, caused, chance.position(), at), happened);
    }

    void forfeit(int seat, ForfeitReason reason, Instant at) {
        forfeit(seat, reason, at, null);
    }

    void forfeit(int seat, ForfeitReason reason, Instant at, @Nullable OfficialDecision decision) {
        String bot = table.terms().absence() == Absence.BOT ? Bots.usual(table.gameId()) : null;
        tell(new SeatForfeited(table.id(), seat, table.seat(seat).player(), reason, bot, at, decision));
        List<Integer> left = table.forfeits();
        if (bot == null && left.size() >= table.seats().size() - 1) {
            finish(Places.ofForfeits(table.seats().size(), left), Ending.FORFEITED);
        }
        playOn(at);
    }

    /** Nobody waits for seats that were given up. */
    void playOn(Instant at) {
        while (abandoned().isPresent()) {
            timeUp(abandoned().get(), at);
        }
    }

    private Optional<Integer> abandoned() {
        return table.awaited().stream()
                .filter(seat ->
                        table.seat(seat).isForfeited() && table.seat(seat).bot() == null)
                .findFirst();
    }
}
