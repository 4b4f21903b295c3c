package dev.perennial.command.deadline;

import dev.perennial.command.bot.BotSettings;
import dev.perennial.command.table.TableWatcher;
import dev.perennial.domain.table.TableState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.stream.Stream;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Stores a table's next deadline in the transaction that changes the table. */
@Component
class DeadlineWriter implements TableWatcher {
    private final DeadlineRows rows;
    private final DeadlineAlarm alarm;
    private final BotSettings bots;
    private final InstantSource clock;

    DeadlineWriter(DeadlineRows rows, DeadlineAlarm alarm, BotSettings bots, InstantSource clock) {
        this.rows = rows;
        this.alarm = alarm;
        this.bots = bots;
        this.clock = clock;
    }

    @Override
    public void changed(@Nullable TableState before, TableState after, long sequence) {
        Instant due = due(after);
        if (due != null) {
            rows.set(after.id(), due, sequence);
            CurrentUnitOfWork.get().afterCommit(_ -> alarm.expect(due));
        } else if (before == null || due(before) != null) {
            rows.clear(after.id(), sequence);
        }
    }

    /** The first clock that runs out, or when a bot should have moved. */
    private @Nullable Instant due(TableState table) {
        Stream<Instant> bot = table.awaitedBots().isEmpty()
                ? Stream.empty()
                : Stream.of(clock.instant().plus(bots.pause()).plus(bots.rescue()));
        return Stream.concat(table.deadline().stream(), bot)
                .min(Comparator.naturalOrder())
                .orElse(null);
    }
}
