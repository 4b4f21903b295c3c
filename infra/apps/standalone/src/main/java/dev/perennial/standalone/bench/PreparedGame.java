package dev.perennial.standalone.bench;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.games.Decision;
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
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import tools.jackson.databind.JsonNode;

/**
 * A whole game worked out beforehand, so that a load generator need not ask for legal moves. That takes knowing the
 * server's seed, which only a program inside the server does.
 */
record PreparedGame(TableId table, ServerSeed seed, String game, int seats, List<Move> moves) {
    static final List<String> GAMES = Games.all().stream().map(Game::id).toList();

    private static final int LONGEST_CHOICE = 200;

    /**
     * One move of one seat.
     *
     * @param number the seat's own move number
     */
    record Move(int seat, int number, JsonNode json) {}

    /** A game of the sort whose turn it is. */
    static PreparedGame mixed(int seats, long number) {
        return of(GAMES.get((int) (number % GAMES.size())), seats, number);
    }

    static PreparedGame of(String gameId, int seats, long number) {
        var random = new Random(number);
        var table = new TableId(new UUID(random.nextLong(), random.nextLong()).toString());
        var seed = ServerSeed.of(ByteBuffer.allocate(ServerSeed.LENGTH)
                .putLong(random.nextLong())
                .putLong(24, number)
                .array());
        var game = Games.byId(gameId).orElseThrow();
        Chance chance = Chance.of(seed.gameSeed(java.util.Collections.nCopies(seats, ""), table.code()));
        return new PreparedGame(table, seed, gameId, seats, play(game, seats, chance, random));
    }

    private static List<Move> play(
            Game<GameState, GameMove, GameEvent, GameOptions> game, int seats, Chance chance, Random random) {
        var context = new DecisionContext(Instant.EPOCH, chance);
        GameState state = game.fold(
                null, events(game.start(new Setup<>(seats, FirstSeat.SEAT1, game.defaultOptions()), context)));
        var moves = new ArrayList<Move>();
        int[] numbers = new int[seats];
        while (!game.awaited(state).isEmpty()) {
            int seat = game.awaited(state).iterator().next();
            List<GameMove> legal =
                    game.legalMoves(state, seat).limit(LONGEST_CHOICE).toList();
            GameMove move = legal.get(random.nextInt(legal.size()));
            numbers[seat]++;
            moves.add(new Move(seat, numbers[seat], GameJson.write(move)));
            state = game.fold(state, events(game.decide(state, seat, move, context)));
        }
        return List.copyOf(moves);
    }

    private static List<GameEvent> events(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var events, var _) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new IllegalStateException(refusal.toString());
        };
    }

    /** Only some of its moves. */
    PreparedGame part(int from, int count) {
        return new PreparedGame(table, seed, game, seats, List.copyOf(moves.subList(from, from + count)));
    }

    static PlayerId player(int seat) {
        return new PlayerId("dev-bench-" + seat);
    }

    /** Opens the table and seats everybody: the game begins. */
    List<Object> opening() {
        var commands = new ArrayList<Object>();
        commands.add(new OpenTable(
                table,
                player(0),
                game,
                seats,
                FirstSeat.SEAT1,
                Document.EMPTY,
                new Clock.None(), // time stands still here
                List.of(),
                TableTerms.casual().withRated(true),
                null,
                List.of(),
                seed,
                Instant.EPOCH));
        for (int seat = 0; seat < seats; seat++) {
            commands.add(new TakeSeat(table, player(seat), seat, "", Instant.EPOCH));
        }
        return commands;
    }

    PlayMove command(Move move) {
        return new PlayMove(
                table,
                player(move.seat()),
                move.number(),
                "b" + move.number(),
                GameJson.document(move.json()),
                Instant.EPOCH);
    }
}
