package dev.perennial.command.auth;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.Ended;
import dev.perennial.eventstore.RelayRoute.Outgoing;
import dev.perennial.eventstore.RelaySender;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Tells the other services which sign-ins are over. Every node sends whenever what it knows is not what it sent last:
 * whoever reads keeps the latest. In a thread of its own, because a broker that is away must hold up no request.
 */
@Component
class StandingRelay implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(StandingRelay.class);
    private static final Duration LOOK = Duration.ofMillis(250);
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final Standing standing;
    private final RelaySender sender;
    private volatile @Nullable Thread thread;
    private @Nullable Ended sent;

    StandingRelay(Standing standing, RelaySender sender) {
        this.standing = standing;
        this.sender = sender;
    }

    @Override
    public void start() {
        Thread begun = Thread.ofPlatform().name("standing-relay").daemon().unstarted(this::run);
        thread = begun; // before it runs, or it would find that it need not
        begun.start();
    }

    private void run() {
        try {
            while (isRunning()) {
                Thread.sleep(told() ? LOOK : PAUSE);
            }
        } catch (InterruptedException e) {
            LOG.debug("stopped");
        }
    }

    private boolean told() {
        Ended now = standing.now();
        Ended before = sent;
        if (before != null && before.agreesWith(now)) {
            return true;
        }
        try {
            sender.send(List.of(
                    new Outgoing(Topics.STANDING, Ended.KEY, Json.mapper().writeValueAsBytes(now))));
            sent = now;
            return true;
        } catch (RuntimeException e) {
            LOG.warn(
                    "ended sign-ins could not be told, trying again: {}",
                    e.getClass().getSimpleName());
            return false;
        }
    }

    @Override
    public void stop() {
        Thread running = thread;
        thread = null;
        if (running != null) {
            running.interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return thread != null;
    }
}
