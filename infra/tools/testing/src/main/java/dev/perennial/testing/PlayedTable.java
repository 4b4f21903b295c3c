package dev.perennial.testing;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.branch.Branch;
import dev.perennial.domain.table.branch.BranchPoint;
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
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A table played in memory, without any service: it yields the envelopes that the relay would send. The same table id
 * and the same moves make the same game.
 */
public final class PlayedTable {
    private static final Instant OPENED = Instant.parse("2026-01-02T03:04:05Z");
    private static final AtomicLong GLOBAL_INDEX = new AtomicLong();

    private final TableId id;
    private final Game<GameState, GameMove, GameEvent, GameOptions> game;
    private final ServerSeed seed;
    private final List<Envelope> envelopes = new ArrayList<>();
    private @Nullable TableState state;

    private PlayedTable(String table, String gameId) {
        this.id = new TableId(table);
        this.game = Games.byId(gameId).orElseThrow();
        this.seed = ServerSeed.of(Arrays.copyOf(table.getBytes(StandardCharsets.UTF_8), ServerSeed.LENGTH));
    }

    public static PlayedTable opened(String table, String gameId, int seats) {
        return opened(table, gameId, seats, TableTerms.casual());
    }

    public static PlayedTable opened(String table, String gameId, int seats, TableTerms terms) {
        var played = new PlayedTable(table, gameId);
        var game = played.game;
        played.add(new TableEvent.TableOpened(
                played.id,
                game.id(),
                game.rulesVersion(),
                seats,
                FirstSeat.RANDOM,
                GameJson.document(game.defaultOptions()),
                player(0),
                played.seed.commitment(),
                terms,
                null,
                null,
                List.of(),
                null));
        return played;
    }

    /** A table that goes on with a finished game from one of its moments. */
    public static PlayedTable continued(
            String table,
            PlayedTable before,
            long sequence,
            Origin.Deal deal,
            @Nullable Integer perspective,
            @Nullable String seed) {
        var past = before.envelopes.stream().map(EventCodec::decode).toList();
        var branch = new Branch(BranchPoint.at(past, sequence).orElseThrow(), deal, perspective, seed);
        var played = new PlayedTable(table, before.game.id());
        var opening = before.state().opening();
        played.add(new TableEvent.TableOpened(
                played.id,
                opening.game(),
                opening.rulesVersion(),
                opening.seats(),
                opening.firstSeat(),
                opening.options(),
                player(0),
                played.seed.commitment(),
                TableTerms.casual(),
                null,
                null,
                List.of(),
                branch.origin()));
        branch.events(played.seed, played.id).forEach(played::add);
        return played;
    }

    /** The player on that seat, at every table. */
    public static PlayerId player(int seat) {
        return new PlayerId("player-" + seat);
    }

    /** Everybody sits down and play starts. */
    public PlayedTable started() {
        int seats = state().seats().size();
        for (int seat = 0; seat < seats; seat++) {
            add(new TableEvent.SeatTaken(id, seat, player(seat), "seed-" + seat));
        }
        if (state().position() != null) {
            add(new TableEvent.PlayStarted(id, 0, 0, OPENED));
            return this;
        }
        Chance chance = chance();
        var opening = accepted(game.start(
                new Setup<>(seats, state().firstSeat(), game.defaultOptions()), new DecisionContext(OPENED, chance)));
        add(new TableEvent.PlayStarted(id, opening.size(), chance.position(), OPENED));
        opening.forEach(this::add);
        return this;
    }

    /** Plays that many random legal moves, or fewer if the game ends first. */
    public PlayedTable played(int moves, Random random) {
        for (int i = 0; i < moves && !game.awaited(position()).isEmpty(); i++) {
            playOne(random);
        }
        return this;
    }

    public PlayedTable playedOut(Random random) {
        return played(Integer.MAX_VALUE, random);
    }

    private void playOne(Random random) {
        int seat = game.awaited(position()).iterator().next();
        var moves = game.legalMoves(position(), seat).limit(500).toList();
        GameMove move = moves.get(random.nextInt(moves.size()));
        Chance chance = chance();
        var caused = withEnd(accepted(game.decide(position(), seat, move, new DecisionContext(OPENED, chance))));
        int number = state().seat(seat).nextMade();
        add(new TableEvent.MoveMade(
                id,
                seat,
                number,
                "key-" + seat + "-" + number,
                GameJson.document(move),
                caused.size(),
                chance.position()));
        caused.forEach(this::add);
    }

    /** The awaited player's time is up: the game's own rule moves for them. */
    public PlayedTable timeCalled() {
        int seat = game.awaited(position()).iterator().next();
        Chance chance = chance();
        var caused = withEnd(accepted(game.timeUp(position(), seat, new DecisionContext(OPENED, chance))));
        add(new TableEvent.TimeCalled(id, seat, caused.size(), chance.position()));
        caused.forEach(this::add);
        return this;
    }

    /** And what the table says to it if the game is over by them. */
    private List<Object> withEnd(List<GameEvent> happened) {
        var caused = new ArrayList<Object>(happened);
        game.result(game.fold(position(), happened)).ifPresent(result -> {
            caused.add(new TableEvent.GameFinished(id, game.id(), players(), result));
            caused.add(new TableEvent.SeedRevealed(id, seed.hex()));
        });
        return caused;
    }

    /** A player forfeits the seat, and a bot plays on. */
    public PlayedTable forfeited(int seat, String bot) {
        add(new TableEvent.SeatForfeited(id, seat, player(seat), TableEvent.ForfeitReason.RESIGNED, bot, OPENED));
        return this;
    }

    /** An official looks at the finished game again and finds the same. */
    public PlayedTable corrected() {
        var result = Objects.requireNonNull(state().result());
        add(new TableEvent.ResultCorrected(
                id, game.id(), players(), result, RatingEligibility.casual(), player(0), "counted again"));
        return this;
    }

    /** Anything else that may happen at a table. */
    public PlayedTable happened(TableEvent event) {
        add(event);
        return this;
    }

    public PlayedTable rematched() {
        add(new TableEvent.RematchOpened(id, new TableId(id.code() + "-again")));
        return this;
    }

    public PlayedTable aborted() {
        add(new TableEvent.TableAborted(id, player(0)));
        add(new TableEvent.SeedRevealed(id, seed.hex()));
        return this;
    }

    public TableId id() {
        return id;
    }

    public TableState state() {
        return Objects.requireNonNull(state);
    }

    public GameState position() {
        return state().runningPosition();
    }

    public long sequence() {
        return envelopes.size() - 1L;
    }

    public List<Envelope> envelopes() {
        return List.copyOf(envelopes);
    }

    public List<PlayerId> players() {
        return state().seats().stream()
                .map(seat -> Objects.requireNonNull(seat).player())
                .toList();
    }

    /** The record on the results topic for this finished game. */
    public ResultRecord result(long resultNo) {
        var finished = envelopes.get(envelopes.size() - 2);
        return new ResultRecord(
                resultNo,
                id,
                finished.sequence(),
                game.id(),
                finished.time(),
                players(),
                Objects.requireNonNull(state().result()));
    }

    private void add(Object event) {
        long sequence = envelopes.size();
        String type = EventTypes.nameOf(event.getClass()).orElseThrow();
        envelopes.add(new Envelope(
                id.code() + "-" + sequence,
                id.code(),
                sequence,
                GLOBAL_INDEX.incrementAndGet(),
                OPENED.plusMillis(sequence * 1_500),
                type,
                EventTypes.revisionOf(type),
                GameJson.write(event)));
        state = switch (event) {
            case TableEvent.TableOpened opened -> TableState.opened(opened);
            case TableEvent tableEvent -> state().evolve(tableEvent, sequence);
            default -> state().evolve((GameEvent) event);
        };
    }

    private Chance chance() {
        return Chance.of(seed.gameSeed(state().clientSeeds(), id.code()), state().chance());
    }

    private static List<GameEvent> accepted(Decision<GameEvent> decision) {
        return switch (decision) {
            case Decision.Accepted<GameEvent>(var events, var _) -> events;
            case Decision.Refused<GameEvent>(var refusal) -> throw new IllegalStateException(refusal.toString());
        };
    }
}
