package dev.perennial.query.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.domain.table.TableId;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.signal.Signals;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Counts the spectators of each table over all nodes: every node sends its own counts to the others. */
@Component
class Audience implements SignalHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);
    private static final String CHANNEL = "audience";
    /** A node that is silent for this long no longer counts. */
    private static final Duration FORGOTTEN = Duration.ofSeconds(6);

    private record Place(String node, String table) {}

    private final Signals signals;
    private final String node = UUID.randomUUID().toString();
    private final Map<String, Integer> here = new ConcurrentHashMap<>();
    private final Cache<Place, Integer> elsewhere =
            Caffeine.newBuilder().expireAfterWrite(FORGOTTEN).build();

    Audience(Signals signals) {
        this.signals = signals;
    }

    void enter(TableId table) {
        here.merge(table.code(), 1, Integer::sum);
    }

    void leave(TableId table) {
        here.computeIfPresent(table.code(), (_, before) -> before == 1 ? null : before - 1);
    }

    int watching(TableId table) {
        return here.getOrDefault(table.code(), 0)
                + elsewhere.asMap().entrySet().stream()
                        .filter(each -> each.getKey().table().equals(table.code()))
                        .mapToInt(Map.Entry::getValue)
                        .sum();
    }

    @Scheduled(fixedDelayString = "PT2S")
    void tell() {
        try {
            signals.send(
                    CHANNEL,
                    here.entrySet().stream()
                            .map(each -> node + " " + each.getKey() + " " + each.getValue())
                            .toList());
        } catch (DataAccessException e) {
            LOG.debug("cannot send the audience counts, retrying shortly", e);
        }
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String payload) {
        String[] said = payload.split(" ", 3);
        if (!said[0].equals(node)) {
            elsewhere.put(new Place(said[0], said[1]), Integer.parseInt(said[2]));
        }
    }

    @Override
    public void onDoubt() {
        // what was missed is said again anyway
    }
}
