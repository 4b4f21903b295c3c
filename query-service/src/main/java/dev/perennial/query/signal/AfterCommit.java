package dev.perennial.query.signal;

import org.springframework.core.Ordered;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/** Work of this process for when the running transaction has been committed. */
public final class AfterCommit {
    private AfterCommit() {}

    /** Done before anyone is woken by a signal of the same transaction. */
    public static void run(Runnable work) {
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public int getOrder() {
                return Ordered.LOWEST_PRECEDENCE - 1;
            }

            @Override
            public void afterCommit() {
                work.run();
            }
        });
    }
}
