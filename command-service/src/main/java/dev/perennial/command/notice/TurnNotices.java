package dev.perennial.command.notice;

import dev.perennial.command.notice.Notice.Kind;
import dev.perennial.command.table.TableWatcher;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Stores a notice in the transaction that makes it a player's turn. Players at a live clock are at the table and need
 * none, except for the start of a tournament round, which everyone in it gets.
 */
@Component
class TurnNotices implements TableWatcher {
    private final NoticeAddresses addresses;
    private final NoticeRows rows;
    private final NoticeSender sender;

    TurnNotices(NoticeAddresses addresses, NoticeRows rows, NoticeSender sender) {
        this.addresses = addresses;
        this.rows = rows;
        this.sender = sender;
    }

    @Override
    public void changed(@Nullable TableState before, TableState after, long sequence) {
        // A table that was only looked at again comes without what it was before.
        if (before == null) {
            return;
        }
        boolean paired = after.tournament() != null
                && before.status() == TableStatus.OPEN
                && after.status() == TableStatus.PLAYING;
        Set<Integer> told = paired ? allSeats(after) : newlyAwaited(before, after);
        told.removeIf(number -> !after.seat(number).isPlayedByPerson()
                || !addresses.isListening(after.seat(number).player()));
        told.forEach(number -> rows.add(paired ? Kind.ROUND_PAIRED : Kind.YOUR_TURN, after, number));
        if (!told.isEmpty()) {
            CurrentUnitOfWork.get().afterCommit(_ -> sender.wake());
        }
    }

    private static Set<Integer> allSeats(TableState table) {
        return IntStream.range(0, table.seats().size()).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> newlyAwaited(TableState before, TableState after) {
        Clock clock = after.terms().clock();
        if (clock instanceof Clock.Live || clock instanceof Clock.Hourglass) {
            return new TreeSet<>();
        }
        var awaited = new TreeSet<>(after.awaited());
        awaited.removeAll(before.awaited());
        return awaited;
    }
}
