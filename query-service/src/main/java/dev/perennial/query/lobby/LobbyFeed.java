package dev.perennial.query.lobby;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.Games;
import dev.perennial.messaging.Worker;
import dev.perennial.messaging.WorkerLifecycle;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.board.SpectatorBoards;
import dev.perennial.query.ladder.LadderLeaders;
import dev.perennial.query.ladder.PlayerRatings;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableList;
import dev.perennial.query.table.TableListing;
import dev.perennial.query.table.TableProjection;
import dev.perennial.query.tournament.TournamentList;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Keeps the lobby and the channels fresh while someone follows them, at most once a second. */
@Component
class LobbyFeed extends WorkerLifecycle implements SignalHandler {
    /** The channel of all games. */
    static final String ALL = "";

    private static final int MOST = 50;
    private static final int FINISHED = 3;
    /** As many as the home page shows. */
    private static final int BOARDS = 6;

    private static final Duration PACE = Duration.ofSeconds(1);
    /** With a spectator delay, the visible state changes without a new event. */
    private static final int QUIET_ROUNDS = 3;

    private final TableListing tables;
    private final FeaturedTableChoice choice;
    private final PlayerRatings ratings;
    private final SpectatorBoards boards;
    private final LobbyLists lists;
    private final Players players;
    private final Broadcast lobby = new Broadcast();
    private final Map<String, Broadcast> channels = new ConcurrentHashMap<>();
    /** The state last sent to the followers of each channel. */
    private final Map<String, FeaturedTable> published = new ConcurrentHashMap<>();

    private final AtomicBoolean changed = new AtomicBoolean(true);
    private final AtomicInteger followers = new AtomicInteger();
    private final Worker worker = new Worker("lobby", PACE, this::refreshIfChanged);
    private int quiet;

    LobbyFeed(
            TableListing tables,
            FeaturedTableChoice choice,
            PlayerRatings ratings,
            SpectatorBoards boards,
            LobbyLists lists,
            Players players) {
        this.tables = tables;
        this.choice = choice;
        this.ratings = ratings;
        this.boards = boards;
        this.lists = lists;
        this.players = players;
        channels.put(ALL, new Broadcast());
        Games.all().forEach(game -> channels.put(game.id(), new Broadcast()));
    }

    Lobby lobby() {
        var open = tables.list(TableStatus.OPEN, null, MOST, null);
        var playing = tables.list(TableStatus.PLAYING, null, MOST, null);
        var finished = tables.list(TableStatus.FINISHED, null, FINISHED, null);
        var more = lists.now();
        var names = new TreeMap<>(open.names());
        names.putAll(playing.names());
        names.putAll(finished.names());
        names.putAll(players.names(inLists(more)));
        return new Lobby(
                open.tables(),
                playing.tables(),
                finished.tables(),
                boards.of(playing.tables().stream()
                        .limit(BOARDS)
                        .map(TableList.Row::id)
                        .toList()),
                more.tournaments(),
                more.ladders(),
                names,
                ratings.shown(sitting(playing.tables())),
                open.version() + playing.version());
    }

    private static List<String> inLists(LobbyLists.Lists lists) {
        return Stream.concat(
                        lists.tournaments().stream().map(TournamentList.Row::organiser),
                        lists.ladders().values().stream().flatMap(List::stream).map(LadderLeaders.Top::player))
                .distinct()
                .toList();
    }

    private static List<String> sitting(List<TableList.Row> tables) {
        return tables.stream()
                .flatMap(row -> row.players().stream())
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    /** The current channel for all games or one. Reading it does not count as publishing it to followers. */
    FeaturedTable channel(String game) {
        return choose(game, choice.candidates());
    }

    private FeaturedTable choose(String game, List<FeaturedTable> candidates) {
        return FeaturedTableChoice.choose(
                game.equals(ALL)
                        ? candidates
                        : candidates.stream().filter(each -> each.isOf(game)).toList(),
                published.getOrDefault(game, FeaturedTable.NOTHING));
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

    private void refreshIfChanged() throws InterruptedException {
        quiet++;
        if (followers.get() > 0 && (changed.getAndSet(false) || quiet >= QUIET_ROUNDS)) {
            quiet = QUIET_ROUNDS; // a refresh that fails is tried again in the next round
            refresh();
            quiet = 0;
        }
        Thread.sleep(PACE);
    }

    private void refresh() {
        lobby.publish(Json.mapper().writeValueAsBytes(lobby()));
        List<FeaturedTable> candidates = choice.candidates();
        channels.forEach((game, broadcast) -> {
            FeaturedTable chosen = choose(game, candidates);
            if (!chosen.showsTheSameAs(published.get(game))) {
                published.put(game, chosen);
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

    /** Before the web server stops: open streams would hold it up. */
    @Override
    public void stop() {
        worker.stop();
        lobby.close();
        channels.values().forEach(Broadcast::close);
    }

    @Override
    protected Worker worker() {
        return worker;
    }
}
