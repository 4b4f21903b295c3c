package dev.perennial.cli.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OrderedTasksTest {
    private final List<Integer> taken = new ArrayList<>();

    @Test
    void resultsComeInTheOrderOfTheirTasks() throws IOException {
        try (var order = new OrderedTasks<Integer>(taken::add)) {
            for (int i = 0; i < 200; i++) {
                int number = i;
                order.add(() -> {
                    Thread.sleep(number % 3);
                    return number;
                });
            }
            order.finish();
        }
        assertThat(taken).isEqualTo(IntStream.range(0, 200).boxed().toList());
    }

    @Test
    void onlyAFewAreUnderWayAtATime() throws IOException {
        var begun = new AtomicInteger();
        var most = new AtomicInteger();
        try (var order = new OrderedTasks<Integer>(taken::add)) {
            for (int i = 0; i < 500; i++) {
                order.add(begun::incrementAndGet);
                most.accumulateAndGet(i + 1 - taken.size(), Math::max);
            }
            order.finish();
        }
        assertThat(taken).hasSize(500);
        assertThat(most.get()).isLessThanOrEqualTo(4 * Runtime.getRuntime().availableProcessors());
    }

    @Test
    void aTaskThatFailsIsNotKeptSecret() throws IOException {
        try (var order = new OrderedTasks<Integer>(taken::add)) {
            order.add(() -> 1);
            order.add(() -> {
                throw new IllegalArgumentException("no");
            });
            assertThatThrownBy(order::finish).hasRootCauseMessage("no");
        }
        assertThat(taken).containsExactly(1);
    }

    @Test
    void whoeverGivesUpDoesNotWaitForTheRest() throws IOException {
        var never = new CountDownLatch(1);
        try (var order = new OrderedTasks<Integer>(taken::add)) {
            order.add(() -> {
                never.await();
                return 1;
            });
        }
        assertThat(taken).isEmpty();
    }
}
