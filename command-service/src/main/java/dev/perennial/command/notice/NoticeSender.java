package dev.perennial.command.notice;

import jakarta.mail.MessagingException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Sends the stored notices, at least once. Every node runs one; each notice is claimed by one node at a time and sent
 * in its own thread, so that a slow address does not delay the others.
 */
@Component
class NoticeSender implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeSender.class);
    private static final int AT_ONCE = 64;
    private static final int MOST_TRIES = 5;
    private static final long LONGEST_SLEEP_SECONDS = 15;
    private static final long FAREWELL_SECONDS = 6;

    private final NoticeRows rows;
    private final Webhooks webhooks;
    private final Mails mails;
    private final Semaphore woken = new Semaphore(0);
    private final Semaphore free = new Semaphore(AT_ONCE);
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
                if (sendSome() == 0) {
                    boolean _ = woken.tryAcquire(LONGEST_SLEEP_SECONDS, TimeUnit.SECONDS);
                    int _ = woken.drainPermits();
                }
            }
        } catch (InterruptedException e) {
            running = false;
        }
    }

    private int sendSome() throws InterruptedException {
        free.acquire();
        int places = 1 + free.drainPermits();
        List<Notice> due = running ? claim(places) : List.of();
        free.release(places - due.size());
        for (Notice notice : due) {
            var _ = Thread.ofVirtual().name("notice-" + notice.id()).start(() -> send(notice));
        }
        return due.size();
    }

    private List<Notice> claim(int most) {
        try {
            return rows.claim(most);
        } catch (DataAccessException e) {
            LOG.warn("cannot read notices, retrying: {}", e.getClass().getSimpleName());
            return List.of();
        }
    }

    private void send(Notice notice) {
        try {
            if (isSent(notice) || notice.tries() >= MOST_TRIES) {
                rows.done(notice.id());
            } else {
                rows.failed(notice.id());
            }
        } catch (DataAccessException e) {
            LOG.warn(
                    "cannot store the outcome of notice {}: {}",
                    notice.id(),
                    e.getClass().getSimpleName());
        } finally {
            free.release();
            wake(); // there may be more for the same player
        }
    }

    /** Addresses are private and never logged. */
    private boolean isSent(Notice notice) {
        try {
            switch (notice.channel()) {
                case WEBHOOK -> webhooks.send(notice);
                case MAIL -> mails.send(notice);
            }
            return true;
        } catch (IOException | MessagingException | RuntimeException e) {
            LOG.info(
                    "notice {} to {} by {} failed, try {}: {}",
                    notice.id(),
                    notice.player(),
                    notice.channel(),
                    notice.tries(),
                    e.getClass().getSimpleName());
        }
        return false;
    }

    /** Lets running sends finish, otherwise another node would send them again. */
    @Override
    public void stop() {
        running = false;
        wake();
        try {
            if (free.tryAcquire(AT_ONCE, FAREWELL_SECONDS, TimeUnit.SECONDS)) {
                free.release(AT_ONCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
