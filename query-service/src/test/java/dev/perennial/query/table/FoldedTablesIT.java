package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.domain.table.TableId;
import dev.perennial.messaging.TableHandover;
import dev.perennial.query.QueryNode;
import dev.perennial.testing.PlayedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** More tables than memory has room for, each in turn. */
class FoldedTablesIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-concert", "s-evolution", "evergreen-planet");
    private static final int TABLES = 12;
    private static final int ROOM = 2;
    private static final int A_MOVE = 4;

    private final JdbcTemplate jdbc = NODE.bean(JdbcTemplate.class);
    private final String run = UUID.randomUUID().toString().substring(0, 8);
    private final Map<TableId, List<RecordedEvent>> stored = new HashMap<>();
    private long rowsRead;

    @AfterAll
    static void stop() {
        NODE.close();
    }

    @Test
    void aTableThatWasPutAsideIsNotFoldedFromItsBeginning() {
        EventLog log = this::between;
        var folded = new FoldedTables(log, new TableFolds(jdbc, log, Runnable::run), TableHandover.none(), ROOM);
        List<PlayedTable> tables = IntStream.range(0, TABLES)
                .mapToObj(number -> PlayedTable.opened(run + "-" + number, GAMES.get(number % GAMES.size()), 2)
                        .started()
                        .played(30, new Random(number)))
                .toList();
        int longest =
                tables.stream().mapToInt(each -> each.envelopes().size()).max().orElseThrow();
        var rowsOfATurn = new ArrayList<Long>();
        for (int from = 0; from < longest; from += A_MOVE) {
            rowsRead = 0;
            for (PlayedTable table : tables) {
                play(folded, table, from);
            }
            rowsOfATurn.add(rowsRead);
        }
        assertThat(rowsOfATurn)
                .as("rows that were read for one move at each table, however long the games are by then")
                .allSatisfy(rows -> assertThat(rows).isLessThanOrEqualTo(TABLES * 24L));
        tables.forEach(table -> assertThat(
                        folded.read(table.id()).orElseThrow().latest().table())
                .isEqualTo(table.state()));
    }

    @Test
    void aTableThatTheCommandsHandOverIsNotReadAtAll() {
        var handover = TableHandover.withinProcess();
        var folded = new FoldedTables(this::between, FoldStore.NONE, handover, ROOM);
        var table =
                PlayedTable.opened(run + "-handed", "arboretum", 2).started().played(30, new Random(1));
        int half = table.envelopes().size() / 2;
        stored.put(table.id(), new ArrayList<>(events(table, 0, half)));
        handover.put(
                table.id(),
                half - 1L,
                TableMoment.each(null, stored.get(table.id())).getLast().table());
        play(folded, table, half);
        assertThat(rowsRead).isZero();
        assertThat(folded.read(table.id()).orElseThrow().latest().table())
                .isEqualTo(
                        TableMoment.each(null, stored.get(table.id())).getLast().table());
    }

    private static List<RecordedEvent> events(PlayedTable table, int from, int count) {
        return table.envelopes().stream()
                .skip(from)
                .limit(count)
                .map(each -> new RecordedEvent(each.sequence(), each.time(), EventCodec.decode(each)))
                .toList();
    }

    private void play(FoldedTables folded, PlayedTable table, int from) {
        var news = events(table, from, A_MOVE);
        if (news.isEmpty()) {
            return;
        }
        var moments = folded.advance(table.id(), news);
        stored.computeIfAbsent(table.id(), _ -> new ArrayList<>()).addAll(news);
        folded.share(table.id(), moments);
    }

    private List<RecordedEvent> between(TableId table, long after, long before) {
        var found = stored.getOrDefault(table, List.of()).stream()
                .filter(each -> each.sequence() > after && each.sequence() < before)
                .toList();
        rowsRead += found.size();
        return found;
    }
}
