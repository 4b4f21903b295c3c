package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AddBot;
import dev.perennial.command.table.TableCommand.OpenSeatedTable;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.Seating;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.table.TableEvent.BotSeated;
import dev.perennial.contract.table.TableEvent.SeatTaken;
import dev.perennial.contract.table.TableEvent.TableOpened;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableState;
import dev.perennial.games.Bots;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Occasion;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Judges the opening of a table: whether this can be played at all. */
final class OpeningDecider {
    private OpeningDecider() {}

    static List<Object> open(OpenTable command) {
        var game = game(command.game());
        requireSeats(game, command.seats());
        var timed = TermsRules.timed(game, options(game, command.options()), command.clock());
        var terms = command.terms().withClock(timed.clock(), command.terms().missedTurns());
        TermsRules.require(terms, command.seats());
        rehearse(game, command.table(), command.seats(), command.firstSeat(), timed.options(), command.seed());
        if (command.bots().size() > command.seats()) {
            throw new Refused(TableRefusal.UNKNOWN_SEAT);
        }
        var opened = new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                command.seats(),
                command.firstSeat(),
                GameJson.write(timed.options()),
                command.owner(),
                command.seed().commitment(),
                terms,
                null,
                command.rematchOf(),
                command.invited());
        return withBots(command, opened);
    }

    private static List<Object> withBots(OpenTable command, TableOpened opened) {
        var events = new ArrayList<Object>(List.of(opened));
        TableState table = TableState.opened(opened);
        int first = command.seats() - command.bots().size();
        for (int i = 0; i < command.bots().size(); i++) {
            var bot = new AddBot(
                    table.id(), command.owner(), first + i, command.bots().get(i), command.at());
            events.addAll(SeatDecider.addBot(table, bot, command.seed()));
            table = TableState.fold(events);
        }
        return events;
    }

    static List<Object> open(OpenSeatedTable command) {
        var game = game(command.game());
        int seats = command.seating().size();
        requireSeats(game, seats);
        var timed = TermsRules.timed(
                game, options(game, command.options()), command.terms().clock());
        var terms = command.terms().withClock(timed.clock(), command.terms().missedTurns());
        TermsRules.require(terms, seats);
        var opened = new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                seats,
                command.firstSeat(),
                GameJson.write(timed.options()),
                command.owner(),
                command.seed().commitment(),
                terms,
                command.tournament(),
                null,
                List.of());
        var course = new Course(TableState.opened(opened), command.seed());
        for (int seat = 0; seat < seats; seat++) {
            course.tell(seated(course.table(), seat, command.seating().get(seat)));
        }
        PlayDecider.start(course, command.at());
        var events = new ArrayList<Object>(List.of(opened));
        events.addAll(course.events());
        return events;
    }

    private static Object seated(TableState table, int seat, Seating who) {
        if (table.seatOf(who.player()).isPresent()) {
            throw new Refused(TableRefusal.ALREADY_SEATED);
        }
        if (who.bot() == null) {
            SeatDecider.requireClientSeed(who.clientSeed());
            return new SeatTaken(table.id(), seat, who.player(), who.clientSeed());
        }
        if (!Bots.names(table.gameId()).contains(who.bot())) {
            throw new Refused(TableRefusal.UNKNOWN_BOT);
        }
        return new BotSeated(table.id(), seat, who.player(), who.bot());
    }

    private static Game<GameState, GameMove, GameEvent, GameOptions> game(String id) {
        return Games.byId(id).orElseThrow(() -> new Refused(TableRefusal.UNKNOWN_GAME));
    }

    private static void requireSeats(Game<?, ?, ?, ?> game, int seats) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new Refused(TableRefusal.BAD_SEAT_COUNT);
        }
    }

    private static GameOptions options(Game<GameState, GameMove, GameEvent, GameOptions> game, JsonNode given) {
        return GameJson.readOptions(game, given).orElseThrow(() -> new Refused(TableRefusal.BAD_OPTIONS));
    }

    /** Options must not wait for the last player to sit down before they are found wrong: the game tries them now. */
    private static void rehearse(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            TableId table,
            int seats,
            FirstSeat firstSeat,
            GameOptions options,
            ServerSeed seed) {
        var rehearsal = new Occasion(Instant.EPOCH, Chance.of(seed.gameSeed(List.of("rehearsal"), table.code())));
        var _ = Rules.accepted(game.start(new Setup<>(seats, firstSeat, options), rehearsal));
    }
}
