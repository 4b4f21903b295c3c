package dev.perennial.eventstore.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.perennial.messaging.ReadSideLag;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.commandhandling.SimpleCommandBus;
import org.axonframework.commandhandling.gateway.DefaultCommandGateway;
import org.junit.jupiter.api.Test;

class CommandQueueTest {
    private final SimpleCommandBus bus = SimpleCommandBus.builder().build();
    private final DefaultCommandGateway gateway =
            DefaultCommandGateway.builder().commandBus(bus).build();
    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();

    @Test
    void onlySoManyAreInsideAtATimeAndAllGetTheirTurn() throws Exception {
        var _ = bus.registerHandlerInterceptor(new CommandQueue(2, ReadSideLag.unknown()));
        var _ = bus.subscribe(String.class.getName(), _ -> {
            most.accumulateAndGet(inside.incrementAndGet(), Math::max);
            Thread.sleep(5);
            inside.decrementAndGet();
            return null;
        });
        var done = new CountDownLatch(50);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 50; i++) {
                threads.execute(() -> {
                    gateway.sendAndWait(new GenericCommandMessage<>("move"));
                    done.countDown();
                });
            }
            assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(most.get()).isEqualTo(2);
    }

    @Test
    void aPlaceIsGivenBackAlsoByWhatFailsAndWhatIsInsideDoesNotWaitForAnother() {
        var _ = bus.registerHandlerInterceptor(new CommandQueue(1, ReadSideLag.unknown()));
        var _ = bus.subscribe(String.class.getName(), _ -> {
            throw new IllegalStateException("no");
        });
        var _ = bus.subscribe(Integer.class.getName(), command -> {
            int depth = (Integer) command.getPayload();
            return depth == 0 ? 0 : 1 + (Integer) gateway.sendAndWait(depth - 1);
        });
        for (int i = 0; i < 5; i++) {
            int round = i;
            assertThat(catchThrowable(() -> gateway.sendAndWait("move " + round)))
                    .isInstanceOf(IllegalStateException.class);
        }
        assertThat(gateway.<Integer>sendAndWait(5)).isEqualTo(5);
    }

    @Test
    void aCommandGivesWayToAProjectionThatIsBehindButNotForLong() throws InterruptedException {
        var lag = ReadSideLag.withinProcess();
        var _ = bus.registerHandlerInterceptor(new CommandQueue(1, lag));
        var _ = bus.subscribe(String.class.getName(), _ -> "done");
        lag.stored(Instant.now());
        Thread.sleep(150);
        lag.projected(Instant.now().minusSeconds(60)); // it moves
        long start = System.nanoTime();
        assertThat(gateway.<String>sendAndWait("move")).isEqualTo("done");
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(90));
    }
}
