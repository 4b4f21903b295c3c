package dev.perennial.command.notice;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/** Sends what is noted, at least once. Every node has one; each notice is taken by one of them at a time. */
@Component
class NoticeSender implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeSender.class);
    private static final int AT_ONCE = 16;
    private static final int MOST_TRIES = 5;
    private static final long LONGEST_SLEEP_SECONDS = 15;

    private final NoticeRows rows;
    private final Webhooks webhooks;
    private final Mails mails;
    private final Semaphore woken = new Semaphore(0);
    private volatile boolean running;

    NoticeSender(NoticeRows rows, Webhooks webhooks, Mails mails) {
        this.rows = rows;
        this.webhooks = webhooks;
        this.mails = mails;
    }

    void wake() {
        woken.release();
    }

    @Override
    public void start() {
        running = true;
        var _ = Thread.ofVirtual().name("notices").start(this::work);
    }

    private void work() {
        try {
            while (running) {
                if (sendSome() < AT_ONCE) {
                    boolean _ = woken.tryAcquire(LONGEST_SLEEP_SECONDS, TimeUnit.SECONDS);
                    int _ = woken.drainPermits();
                }
            }
        } catch (InterruptedException e) {
            running = false;
        }
    }

    private int sendSome() {
        try {
            List<Notice> due = rows.claim(AT_ONCE);
            due.forEach(this::send);
            return due.size();
        } catch (DataAccessException e) {
            LOG.warn("notices cannot be read, trying again: {}", e.getClass().getSimpleName());
            return 0;
        }
    }

    /** Addresses are nobody's business: they do not go to the log. */
    private void send(Notice notice) {
        try {
            webhooks.send(notice);
            mails.send(notice);
            rows.done(notice.id());
        } catch (IOException | RuntimeException e) {
            LOG.info(
                    "notice {} to {} failed, try {}: {}",
                    notice.id(),
                    notice.player(),
                    notice.tries(),
                    e.getClass().getSimpleName());
            if (notice.tries() >= MOST_TRIES) {
                rows.done(notice.id());
            }
        } catch (InterruptedException e) {
            running = false;
        }
    }

    @Override
    public void stop() {
        running = false;
        wake();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
