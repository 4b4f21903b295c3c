package dev.perennial.query.lobby;

import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.Games;
import dev.perennial.query.signal.SignalHandler;
import dev.perennial.query.table.TableListing;
import dev.perennial.query.table.TableProjection;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** Keeps the lobby and the channels fresh while somebody follows them, at most once a second. */
@Component
class LobbyFeed implements SignalHandler, SmartLifecycle {
    /** The channel of all games. */
    static final String ALL = "";

    private static final Logger LOG = LoggerFactory.getLogger(LobbyFeed.class);
    private static final int MOST = 50;
    private static final Duration PACE = Duration.ofSeconds(1);
    /** What spectators may know changes by itself where there is a delay. */
    private static final int QUIET_ROUNDS = 3;

    private final TableListing tables;
    private final Television television;
    private final Broadcast lobby = new Broadcast();
    private final Map<String, Broadcast> channels = new ConcurrentHashMap<>();
    private final Map<String, Channel> on = new ConcurrentHashMap<>();
    private final AtomicBoolean changed = new AtomicBoolean(true);
    private final AtomicInteger followers = new AtomicInteger();
    private volatile boolean running;

    LobbyFeed(TableListing tables, Television television) {
        this.tables = tables;
        this.television = television;
        channels.put(ALL, new Broadcast());
        Games.all().forEach(game -> channels.put(game.id(), new Broadcast()));
    }

    Lobby lobby() {
        var open = tables.list(TableStatus.OPEN, null, MOST, Long.MAX_VALUE);
        var playing = tables.list(TableStatus.PLAYING, null, MOST, Long.MAX_VALUE);
        var names = new TreeMap<>(open.names());
        names.putAll(playing.names());
        return new Lobby(open.tables(), playing.tables(), names, Math.max(open.version(), playing.version()));
    }

    /** What is on, for all games or one. */
    Channel channel(String game) {
        Lobby now = lobby();
        return choose(game, now);
    }

    private Channel choose(String game, Lobby now) {
        var fitting = now.playing().stream()
                .filter(row -> game.equals(ALL) || row.game().equals(game))
                .toList();
        Channel chosen = television.choose(fitting, now.names(), on.getOrDefault(game, Channel.NOTHING));
        on.put(game, chosen);
        return chosen;
    }

    Broadcast followLobby() {
        follow();
        return lobby;
    }

    Broadcast followChannel(String game) {
        follow();
        return channels.getOrDefault(game, new Broadcast());
    }

    private void follow() {
        followers.incrementAndGet();
        changed.set(true);
    }

    void leave() {
        followers.decrementAndGet();
    }

    private void refreshForEver() {
        int quiet = 0;
        while (running) {
            try {
                quiet++;
                if (followers.get() > 0 && (changed.getAndSet(false) || quiet >= QUIET_ROUNDS)) {
                    quiet = 0;
                    refresh();
                }
                Thread.sleep(PACE);
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.warn(
                        "the lobby could not be read, will be tried again: {}",
                        e.getClass().getSimpleName());
                changed.set(true);
            }
        }
    }

    private void refresh() {
        Lobby now = lobby();
        lobby.publish(Json.mapper().writeValueAsBytes(now));
        channels.forEach((game, broadcast) -> {
            Channel before = on.getOrDefault(game, Channel.NOTHING);
            Channel chosen = choose(game, now);
            var table = chosen.table();
            boolean other = table == null ? before.table() != null : !before.shows(table.id());
            if (other || broadcast.latest().number() == 0) {
                broadcast.publish(Json.mapper().writeValueAsBytes(chosen));
            }
        });
    }

    @Override
    public String channel() {
        return TableProjection.CHANNEL;
    }

    @Override
    public void on(String table) {
        changed.set(true);
    }

    @Override
    public void onDoubt() {
        changed.set(true);
    }

    @Override
    public void start() {
        running = true;
        var _ = Thread.ofVirtual().name("lobby").start(this::refreshForEver);
    }

    /** Before the web server stops: open streams would hold it up. */
    @Override
    public void stop() {
        running = false;
        lobby.close();
        channels.values().forEach(Broadcast::close);
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
