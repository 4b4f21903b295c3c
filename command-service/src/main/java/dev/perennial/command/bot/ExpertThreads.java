package dev.perennial.command.bot;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/** The threads on which experts think, as opponents and as advisers: both share one budget of the machine. */
@Component
class ExpertThreads implements DisposableBean {
    private final BotThreads threads;

    ExpertThreads(BotSettings settings) {
        threads = new BotThreads("experts-", settings.expertThreads());
    }

    void take(PlayerId account, TableId table, Runnable turn) {
        threads.take(account, table, turn);
    }

    @Override
    public void destroy() throws InterruptedException {
        threads.stop();
    }
}
