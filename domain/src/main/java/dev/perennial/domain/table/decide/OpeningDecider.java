package dev.perennial.domain.table.decide;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.TableEvent.BotSeated;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.command.OpeningCommand.OpenBranch;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.Bots;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;

/** Decides whether a table can be opened: whether its game can be played at all. */
final class OpeningDecider {
    private OpeningDecider() {}

    static void open(TableDraft draft, OpenTable command) {
        var game = game(command.game());
        requireSeats(game, command.seats());
        var timed = TermsCheck.timed(game, options(draft, game, command.options()), command.clock());
        var terms = command.terms().withClock(timed.clock(), command.terms().missedTurns());
        TermsCheck.require(terms, command.seats());
        rehearse(game, command.table(), command.seats(), command.firstSeat(), timed.options(), command.seed());
        if (command.bots().size() > command.seats()) {
            throw new TableRefused(TableRefusal.UNKNOWN_SEAT);
        }
        draft.add(new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                command.seats(),
                command.firstSeat(),
                draft.documents().write(timed.options()),
                command.owner(),
                command.seed().commitment(),
                terms,
                null,
                command.rematchOf(),
                command.invited(),
                null));
        addBots(draft, command);
    }

    private static void addBots(TableDraft draft, OpenTable command) {
        int first = command.seats() - command.bots().size();
        for (int i = 0; i < command.bots().size(); i++) {
            var level = command.bots().get(i);
            SeatDecider.addBot(draft, new AddBot(draft.id(), command.owner(), first + i, level, command.at()));
        }
    }

    static void open(TableDraft draft, OpenSeatedTable command) {
        var game = game(command.game());
        int seats = command.seating().size();
        requireSeats(game, seats);
        var timed = TermsCheck.timed(
                game, options(draft, game, command.options()), command.terms().clock());
        var terms = command.terms().withClock(timed.clock(), command.terms().missedTurns());
        TermsCheck.require(terms, seats);
        draft.add(new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                seats,
                command.firstSeat(),
                draft.documents().write(timed.options()),
                command.owner(),
                command.seed().commitment(),
                terms,
                command.tournament(),
                null,
                List.of(),
                null));
        for (int seat = 0; seat < seats; seat++) {
            draft.add(seated(draft.state(), seat, command.seating().get(seat)));
        }
        PlayDecider.start(draft, command.at());
    }

    /** Goes on with another game: its past is this table's past, before anyone sits down. */
    static void open(TableDraft draft, OpenBranch command) {
        Branch branch = command.branch();
        TableState before = branch.point().table();
        BranchCheck.require(branch, command.bots().keySet());
        BranchCheck.requireClock(command.terms().clock());
        var game = before.game();
        var options = options(draft, game, before.options());
        var timed = TermsCheck.timed(game, options, command.terms().clock());
        var terms = command.terms().withRated(false);
        TermsCheck.require(terms, before.seats().size());
        draft.add(new TableOpened(
                command.table(),
                game.id(),
                game.rulesVersion(),
                before.seats().size(),
                before.firstSeat(),
                draft.documents().write(timed.options()),
                command.owner(),
                command.seed().commitment(),
                terms,
                null,
                null,
                List.of(),
                branch.origin()));
        branch.events(command.seed(), command.table()).forEach(draft::add);
        command.bots()
                .forEach((seat, level) ->
                        SeatDecider.addBot(draft, new AddBot(draft.id(), command.owner(), seat, level, command.at())));
    }

    private static Object seated(TableState table, int seat, Seating who) {
        if (table.seatOf(who.player()).isPresent()) {
            throw new TableRefused(TableRefusal.ALREADY_SEATED);
        }
        if (who.bot() == null) {
            SeatDecider.requireClientSeed(who.clientSeed());
            return new SeatTaken(table.id(), seat, who.player(), who.clientSeed());
        }
        if (!Bots.names(table.gameId()).contains(who.bot())) {
            throw new TableRefused(TableRefusal.UNKNOWN_BOT);
        }
        return new BotSeated(table.id(), seat, who.player(), who.bot());
    }

    private static Game<GameState, GameMove, GameEvent, GameOptions> game(String id) {
        return Games.byId(id).orElseThrow(() -> new TableRefused(TableRefusal.UNKNOWN_GAME));
    }

    private static void requireSeats(Game<?, ?, ?, ?> game, int seats) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            throw new TableRefused(TableRefusal.BAD_SEAT_COUNT);
        }
    }

    private static GameOptions options(
            TableDraft draft, Game<GameState, GameMove, GameEvent, GameOptions> game, Document given) {
        return draft.documents().readOptions(game, given).orElseThrow(() -> new TableRefused(TableRefusal.BAD_OPTIONS));
    }

    /** Wrong options are found now, not when the last player sits down: the game tries them. */
    private static void rehearse(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            TableId table,
            int seats,
            FirstSeat firstSeat,
            GameOptions options,
            ServerSeed seed) {
        var rehearsal =
                new DecisionContext(Instant.EPOCH, Chance.of(seed.gameSeed(List.of("rehearsal"), table.code())));
        var _ = TableChecks.accepted(game.start(new Setup<>(seats, firstSeat, options), rehearsal));
    }
}
