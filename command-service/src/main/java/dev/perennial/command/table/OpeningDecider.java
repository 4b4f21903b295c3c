package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Judges the opening of a table: whether this can be played at all. */
final class OpeningDecider {
    private OpeningDecider() {}

    static List<Object> open(OpenTable command) {
        TableOpened opened = opened(command);
        if (command.bots().size() > command.seats()) {
            throw new Refused(TableRefusal.UNKNOWN_SEAT);
        }
        var events = new ArrayList<Object>(List.of(opened));
        TableState table = TableState.opened(opened);
        for (String level : command.bots()) {
            int seat = command.seats() - command.bots().size() + events.size() - 1;
            var seated = SeatDecider.addBot(
                    table, new AddBot(table.id(), command.owner(), seat, level, command.at()), command.seed());
            events.addAll(seated);
            table = TableState.fold(events);
        }
        return events;
    }

    private static TableOpened opened(OpenTable command) {
        var game = Games.byId(command.game()).orElseThrow(() -> new Refused(TableRefusal.UNKNOWN_GAME));
        if (command.seats() < game.minSeats() || command.seats() > game.maxSeats()) {
            throw new Refused(TableRefusal.BAD_SEAT_COUNT);
        }
        var options = options(game, command);
        return new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                command.seats(),
                command.firstSeat(),
                GameJson.write(options),
                command.owner(),
                command.seed().commitment());
    }

    /** Options must not wait for the last player to sit down before they are found wrong: the game tries them now. */
    private static GameOptions options(Game<GameState, GameMove, GameEvent, GameOptions> game, OpenTable command) {
        var options =
                GameJson.readOptions(game, command.options()).orElseThrow(() -> new Refused(TableRefusal.BAD_OPTIONS));
        var rehearsal = new Occasion(
                Instant.EPOCH,
                Chance.of(command.seed()
                        .gameSeed(List.of("rehearsal"), command.table().code())));
        var _ = Rules.accepted(game.start(new Setup<>(command.seats(), command.firstSeat(), options), rehearsal));
        return options;
    }
}
