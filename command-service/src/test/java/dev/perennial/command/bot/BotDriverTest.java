package dev.perennial.command.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.table.SeedVault;
import dev.perennial.command.table.TableOrganisers;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.games.chance.ServerSeed;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.junit.jupiter.api.Test;

class BotDriverTest {
    private final List<PlayMove> sent = new CopyOnWriteArrayList<>();
    private final TableState table = BotMovesTest.started("arboretum", "greedy");

    @Test
    void aBotWhoseMoveCannotBeStoredDoesNotPlayAWorseOneInstead() throws InterruptedException {
        SimpleCommandBus bus = SimpleCommandBus.builder().build();
        var _ = bus.subscribe(PlayMove.class.getName(), message -> {
            sent.add((PlayMove) message.getPayload());
            throw new IllegalStateException("the store is away");
        });
        wake(bus);
        int seat = table.awaitedBots().first();
        assertThat(sent)
                .extracting(PlayMove::move)
                .containsExactly(GameJson.document(BotMoves.choose(table, seat, BotMovesTest.SEED)));
    }

    /** Returns when the driver has done all it does by itself. */
    private void wake(SimpleCommandBus bus) throws InterruptedException {
        var settings = new BotSettings(Duration.ZERO, 1, 1, Duration.ofSeconds(5));
        var experts = new ExpertThreads(settings);
        var driver = new BotDriver(
                DefaultCommandGateway.builder().commandBus(bus).build(),
                new OneSeed(),
                InstantSource.system(),
                settings,
                new NoTournaments(),
                experts);
        var work = DefaultUnitOfWork.startAndGet(new GenericCommandMessage<>("move"));
        driver.changed(null, table, 1);
        work.commit();
        await().until(() -> !sent.isEmpty());
        driver.destroy();
        experts.destroy();
    }

    private record NoTournaments() implements TableOrganisers {
        @Override
        public boolean organises(PlayerId player, TableId of) {
            return false;
        }

        @Override
        public boolean commentates(PlayerId player, TableId of) {
            return false;
        }

        @Override
        public boolean wasApproved(TableId of, Instant at) {
            return false;
        }

        @Override
        public Optional<PlayerId> organiserOf(TableId of) {
            return Optional.empty();
        }
    }

    private record OneSeed() implements SeedVault {
        @Override
        public void keep(TableId table, ServerSeed seed) {
            throw new UnsupportedOperationException();
        }

        @Override
        public ServerSeed of(TableId table) {
            return BotMovesTest.SEED;
        }
    }
}
