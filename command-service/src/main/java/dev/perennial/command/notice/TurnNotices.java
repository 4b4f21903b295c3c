package dev.perennial.command.notice;

import dev.perennial.command.table.TableWatcher;
import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.TableState;
import java.util.TreeSet;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Notes, in the transaction that makes it somebody's turn, that he is to be told. Who plays against a live clock sits
 * at the table and need not be.
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
        Clock clock = after.terms().clock();
        // A table that was only looked at again comes without what it was before.
        if (before == null || clock instanceof Clock.Live || clock instanceof Clock.Hourglass) {
            return;
        }
        var told = new TreeSet<>(after.awaited());
        told.removeAll(before.awaited());
        told.removeIf(number -> !after.seat(number).isPlayedByPerson()
                || !addresses.isListening(after.seat(number).player()));
        told.forEach(number -> rows.addTurn(
                after.seat(number).player(),
                after.id(),
                after.gameId(),
                number,
                after.seat(number).nextMove()));
        if (!told.isEmpty()) {
            CurrentUnitOfWork.get().afterCommit(_ -> sender.wake());
        }
    }
}
