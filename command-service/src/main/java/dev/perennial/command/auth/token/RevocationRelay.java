package dev.perennial.command.auth.token;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.RevokedRights;
import dev.perennial.eventstore.relay.NonEventRecordSender;
import dev.perennial.eventstore.relay.RelayRoute.Outgoing;
import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Sends the revocations to the other services. Every node sends whenever its list differs from what it sent last;
 * readers keep the latest. It has its own thread, because an unreachable broker must not delay requests.
 */
@Component
class RevocationRelay extends WorkerLifecycle {
    private static final Duration LOOK = Duration.ofMillis(250);
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final Revocations revocations;
    private final NonEventRecordSender sender;
    private final Worker worker = new Worker("revocation-relay", PAUSE, this::relay);
    private @Nullable RevokedRights sent;

    RevocationRelay(Revocations revocations, NonEventRecordSender sender) {
        this.revocations = revocations;
        this.sender = sender;
    }

    private void relay() throws InterruptedException {
        RevokedRights now = revocations.now();
        RevokedRights before = sent;
        if (before == null || !before.agreesWith(now)) {
            sender.send(List.of(new Outgoing(
                    Topics.STANDING, RevokedRights.KEY, Json.mapper().writeValueAsBytes(now))));
            sent = now;
        }
        Thread.sleep(LOOK);
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
