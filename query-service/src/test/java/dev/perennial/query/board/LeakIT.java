package dev.perennial.query.board;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.json.EventCodec;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameState;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.query.QueryNode;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Looks at the very bytes that leave the service for cards their reader must not know. */
class LeakIT {
    private static final Pattern CARD = Pattern.compile("\\b[SCHDJMORTW][1-8]\\b");
    private static final int SEATS = 3;

    private static QueryNode node;
    private static TestTopic topic;

    @BeforeAll
    static void start() {
        node = QueryNode.start();
        topic = new TestTopic();
    }

    @AfterAll
    static void stop() {
        topic.close();
        node.close();
    }

    @Test
    void noStreamCarriesAHiddenCardAtAnyMoment() {
        var table = finishedTable();
        var secrets = secrets(table);
        for (@Nullable Integer seat : viewers()) {
            try (var client = SseClient.open(node.port(), table.id().code(), token(seat), 0L)) {
                for (var frame : client.until(table.sequence())) {
                    var secret = secrets.get((int) frame.id());
                    assertThat(cardsIn(frame.data()))
                            .as("seat %s at event %s: %s", seat, frame.id(), frame.data())
                            .filteredOn(secret.from(seat)::contains)
                            .isEmpty();
                    if (!secret.over()) {
                        assertThat(frame.data()).doesNotContain(seed(table));
                    }
                }
            }
        }
    }

    @Test
    void noAnswerAboutARunningGameCarriesAHiddenCard() {
        var random = new Random(5);
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", SEATS)
                .started();
        var web = new WebClient(node.port());
        for (int round = 0; round < 12; round++) {
            send(table.played(3, random));
            var secret = secrets(table).getLast();
            for (@Nullable Integer seat : viewers()) {
                for (String path : List.of("", "/history")) {
                    String body = web.get("/api/v1/tables/" + table.id() + path, token(seat))
                            .body();
                    assertThat(cardsIn(body))
                            .as(body)
                            .filteredOn(secret.from(seat)::contains)
                            .isEmpty();
                    assertThat(body).doesNotContain(seed(table));
                }
            }
            assertThat(web.get("/api/v1/tables?limit=100", null).body()).doesNotContain(seed(table));
        }
    }

    /** The test would not notice anything if it looked for nothing. */
    @Test
    void thereIsMuchToHideAndAnOpenHandWouldBeFound() {
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", SEATS)
                .started();
        var secret = secrets(table).getLast();
        assertThat(secret.from(null)).hasSize(64);
        assertThat(secret.from(1)).hasSize(57);
        var position = (ArboretumState) table.position();
        assertThat(cardsIn(position.players().get(0).hand().stream()
                        .map(card -> '"' + card.code() + '"')
                        .toList()
                        .toString()))
                .hasSize(7)
                .isSubsetOf(secret.from(1));
    }

    /** What lies where at one moment. Cards once open on the table are no secret, wherever they went. */
    private record Secret(@Nullable ArboretumState position, Set<String> seen, boolean over) {
        Set<String> from(@Nullable Integer viewer) {
            if (position == null || over) {
                return Set.of();
            }
            var hidden = new HashSet<String>(codes(position.deck()));
            for (int seat = 0; seat < SEATS; seat++) {
                if (viewer == null || viewer != seat) {
                    hidden.addAll(codes(position.players().get(seat).hand()));
                }
            }
            hidden.removeAll(seen);
            return hidden;
        }
    }

    private static List<Secret> secrets(PlayedTable table) {
        var secrets = new ArrayList<Secret>();
        var seen = new HashSet<String>();
        TableState state = null;
        boolean revealed = false;
        for (var envelope : table.envelopes()) {
            Object event = EventCodec.decode(envelope);
            state = switch (event) {
                case TableEvent.TableOpened opened -> TableState.opened(opened);
                case TableEvent e -> requireNonNull(state).evolve(e, envelope.sequence());
                default -> requireNonNull(state).evolve((GameEvent) event);
            };
            revealed |= event instanceof ArboretumEvent.HandsRevealed || state.status() == TableStatus.FINISHED;
            GameState position = state.position();
            if (position instanceof ArboretumState arboretum) {
                arboretum.players().forEach(player -> seen.addAll(codes(player.discards())));
            }
            secrets.add(new Secret((ArboretumState) position, Set.copyOf(seen), revealed));
        }
        return secrets;
    }

    private static Set<String> codes(List<Card> cards) {
        return cards.stream().map(Card::code).collect(Collectors.toSet());
    }

    private static Set<String> cardsIn(String text) {
        return CARD.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static String seed(PlayedTable table) {
        return HexFormat.of()
                .formatHex(table.id().code().getBytes(StandardCharsets.UTF_8))
                .substring(0, 64);
    }

    private static List<@Nullable Integer> viewers() {
        var viewers = new ArrayList<@Nullable Integer>();
        viewers.add(null);
        for (int seat = 0; seat < SEATS; seat++) {
            viewers.add(seat);
        }
        return viewers;
    }

    private static @Nullable String token(@Nullable Integer seat) {
        return seat == null ? null : "player-" + seat;
    }

    private static PlayedTable finishedTable() {
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", SEATS)
                .started()
                .playedOut(new Random(3));
        send(table);
        return table;
    }

    private static void send(PlayedTable table) {
        topic.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> node.bean(TableBoards.class)
                        .latest(table.id())
                        .filter(moment -> moment.sequence() == table.sequence())
                        .isPresent());
    }
}
