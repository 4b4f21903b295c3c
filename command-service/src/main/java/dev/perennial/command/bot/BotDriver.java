package dev.perennial.command.bot;

import dev.perennial.command.table.SeedVault;
import dev.perennial.command.table.TableOrganisers;
import dev.perennial.command.table.TableWatcher;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.GameMove;
import dev.perennial.games.chance.ServerSeed;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Lets bots play, by the same commands as people. The node that stored the change before a bot's turn makes its move;
 * should that node die, the table's deadline wakes another one. Seat move number and key make a doubled move count
 * once.
 */
@Component
class BotDriver implements TableWatcher, DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(BotDriver.class);

    private static final String EXPERT = "expert";

    private record Duty(TableId table, int seat, int number) {}

    private final CommandGateway commands;
    private final SeedVault seeds;
    private final InstantSource clock;
    private final BotSettings settings;
    private final TableOrganisers organisers;
    private final ScheduledThreadPoolExecutor pauses;
    private final BotThreads quick;
    private final ExpertThreads experts;
    private final Map<Duty, TableState> duties = new ConcurrentHashMap<>();

    BotDriver(
            CommandGateway commands,
            SeedVault seeds,
            InstantSource clock,
            BotSettings settings,
            TableOrganisers organisers,
            ExpertThreads experts) {
        this.commands = commands;
        this.seeds = seeds;
        this.clock = clock;
        this.settings = settings;
        this.organisers = organisers;
        this.quick = new BotThreads("bots-", settings.threads());
        this.experts = experts;
        this.pauses = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon().name("bot-pauses").factory());
        pauses.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    @Override
    public void changed(@Nullable TableState before, TableState after, long sequence) {
        var bots = after.awaitedBots();
        if (!bots.isEmpty()) {
            CurrentUnitOfWork.get().afterCommit(_ -> bots.forEach(seat -> schedule(after, seat)));
        }
    }

    private void schedule(TableState table, int seat) {
        var duty = new Duty(table.id(), seat, table.seat(seat).nextMove());
        // Others may move before this bot does: it looks at the table as it is then.
        if (duties.put(duty, table) == null) {
            try {
                var _ = pauses.schedule(
                        () -> think(table, duty), settings.pause().toMillis(), TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException e) {
                LOG.debug("shutting down, another node will move at table {}", table.id());
            }
        }
    }

    /** Bots count against the account that opened the table, or that created its tournament. */
    private void think(TableState table, Duty duty) {
        boolean expert = EXPERT.equals(table.seat(duty.seat()).bot());
        try {
            if (expert) {
                experts.take(account(table), table.id(), () -> play(duty));
            } else {
                quick.take(account(table), table.id(), () -> play(duty));
            }
        } catch (RejectedExecutionException e) {
            LOG.debug("shutting down, another node will move at table {}", table.id());
        }
    }

    private PlayerId account(TableState table) {
        try {
            return organisers.organiserOf(table.id()).orElse(table.owner());
        } catch (RuntimeException e) {
            LOG.debug("cannot read the organiser of table {}: {}", table.id(), e.toString());
            return table.owner();
        }
    }

    private void play(Duty duty) {
        TableState table = duties.remove(duty);
        if (table == null) {
            return;
        }
        try {
            var seed = seeds.of(table.id());
            send(duty, table, choose(duty, table, seed), "");
        } catch (TableRefused e) {
            refused(duty, table, e);
        } catch (RuntimeException e) {
            // Not the bot's fault: the table's deadline asks for its move again.
            LOG.warn("the bot at table {} cannot move now: {}", table.id(), e.toString());
        }
    }

    /** A bot that errs must not stop the game. */
    private static GameMove choose(Duty duty, TableState table, ServerSeed seed) {
        try {
            return BotMoves.choose(table, duty.seat(), seed);
        } catch (RuntimeException e) {
            LOG.warn("bot at table {} seat {} failed: {}", table.id(), duty.seat(), e.toString());
            return BotMoves.first(table, duty.seat());
        }
    }

    private void refused(Duty duty, TableState table, TableRefused refused) {
        if (refused.refusal().code() instanceof TableRefusal) {
            LOG.debug("bot at table {} was late: {}", table.id(), refused.getMessage());
            return;
        }
        LOG.warn("move of the bot at table {} seat {} was refused: {}", table.id(), duty.seat(), refused.getMessage());
        try {
            send(duty, table, BotMoves.first(table, duty.seat()), "-any");
        } catch (RuntimeException e) {
            LOG.warn("no move for the bot at table {} seat {}: {}", table.id(), duty.seat(), e.toString());
        }
    }

    private void send(Duty duty, TableState table, GameMove move, String variant) {
        Object _ = commands.sendAndWait(new PlayMove(
                table.id(),
                table.seat(duty.seat()).player(),
                duty.number(),
                "bot-" + duty.number() + variant,
                GameJson.document(move),
                clock.instant(),
                true));
    }

    @Override
    public void destroy() throws InterruptedException {
        var _ = pauses.shutdownNow();
        quick.stop();
    }
}
