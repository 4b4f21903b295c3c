package dev.perennial.query.table;

import dev.perennial.domain.table.TableId;
import dev.perennial.query.projection.DecodedEvent;
import java.time.ZoneOffset;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Writes {@code table_decision}. */
@Repository
class TableDecisions {
    private final JdbcTemplate jdbc;
    private final TableEvents events;

    TableDecisions(JdbcTemplate jdbc, TableEvents events) {
        this.jdbc = jdbc;
        this.events = events;
    }

    /** Events that are stored already. A decision is rare: then the table is read as a whole. */
    void save(List<DecodedEvent> arrivals) {
        var tables = arrivals.stream()
                .filter(arrival -> TableDecision.mayBe(arrival.event()))
                .map(arrival -> arrival.envelope().aggregateId())
                .collect(Collectors.toCollection(TreeSet::new));
        tables.forEach(table -> save(new TableId(table)));
    }

    private void save(TableId table) {
        jdbc.update("delete from table_decision where table_id = ?", table.code());
        TableDecision.of(events.after(table, -1)).forEach(this::insert);
    }

    private void insert(TableDecision decision) {
        jdbc.update(
                """
                insert into table_decision (table_id, sequence, at, decided, decided_by, reason, game, kind, tournament,
                  listed, players, places_before, places_after, counts)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                decision.table(),
                decision.sequence(),
                decision.at().atOffset(ZoneOffset.UTC),
                decision.decided().name(),
                decision.by().code(),
                decision.reason(),
                decision.game(),
                decision.kind(),
                decision.tournament(),
                decision.listed(),
                decision.players().toArray(String[]::new),
                decision.before().toArray(Integer[]::new),
                decision.after().toArray(Integer[]::new),
                decision.counts());
    }
}
