package dev.perennial.command.notice;

import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/**
 * Sends the stored notices, at least once. Every node runs one; each notice is claimed by one node at a time and sent
 * in its own thread, so that a slow address does not delay the others.
 */
@Component
class NoticeSender extends WorkerLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(NoticeSender.class);
    private static final int AT_ONCE = 64;
    private static final int MOST_TRIES = 5;
    private static final long LONGEST_SLEEP_SECONDS = 15;
    private static final Duration RETRY = Duration.ofSeconds(5);
    private static final Duration FAREWELL = Duration.ofSeconds(6);

    private final NoticeRows rows;
    private final Webhooks webhooks;
    private final Mails mails;
    private final Semaphore woken = new Semaphore(0);
    private final Semaphore free = new Semaphore(AT_ONCE);
    private final Worker worker = new Worker("notices", RETRY, this::sendSome);

    NoticeSender(NoticeRows rows, Webhooks webhooks, Mails mails) {
        this.rows = rows;
        this.webhooks = webhooks;
        this.mails = mails;
    }

    void wake() {
        woken.release();
    }

    private void sendSome() throws InterruptedException {
        List<Notice> due = claim();
        for (Notice notice : due) {
            var _ = Thread.ofVirtual().name("notice-" + notice.id()).start(() -> send(notice));
        }
        if (due.isEmpty()) {
            boolean _ = woken.tryAcquire(LONGEST_SLEEP_SECONDS, TimeUnit.SECONDS);
            int _ = woken.drainPermits();
        }
    }

    /** As many as there are free places; each of them keeps one until it is sent. */
    private List<Notice> claim() throws InterruptedException {
        free.acquire();
        int places = 1 + free.drainPermits();
        List<Notice> due = List.of();
        try {
            due = worker.isRunning() ? rows.claim(places) : due;
        } finally {
            free.release(places - due.size());
        }
        return due;
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
        worker.stop(this::wake, FAREWELL);
        try {
            if (free.tryAcquire(AT_ONCE, FAREWELL.toSeconds(), TimeUnit.SECONDS)) {
                free.release(AT_ONCE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
