package dev.perennial.query.table;

import dev.perennial.contract.Topics;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.table.TableId;
import dev.perennial.query.intake.Arrival;
import dev.perennial.query.intake.Projection;
import dev.perennial.query.signal.Signals;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;

/** Keeps every event of every table, and a summary of each table; wakes whoever watches one. */
@Component
public class TableProjection implements Projection {
    public static final String CHANNEL = "perennial_table";

    private final TableEvents events;
    private final TableSummaries summaries;
    private final FoldedTables folded;
    private final PlayedGames played;
    private final TableDecisions decisions;
    private final Signals signals;

    TableProjection(
            TableEvents events,
            TableSummaries summaries,
            FoldedTables folded,
            PlayedGames played,
            TableDecisions decisions,
            Signals signals) {
        this.decisions = decisions;
        this.events = events;
        this.summaries = summaries;
        this.folded = folded;
        this.played = played;
        this.signals = signals;
    }

    @Override
    public String name() {
        return "tables";
    }

    @Override
    public String topic() {
        return Topics.TABLES;
    }

    @Override
    public List<String> tables() {
        return List.of("table_event", "table_summary", "played_game", "played_seat", "table_decision");
    }

    @Override
    public void apply(List<Arrival> arrivals) {
        SortedMap<String, List<Arrival>> byTable = arrivals.stream()
                .collect(Collectors.groupingBy(
                        arrival -> arrival.envelope().aggregateId(), TreeMap::new, Collectors.toList()));
        var changes = byTable.entrySet().stream().map(this::change).toList();
        events.insert(arrivals);
        summaries.save(changes);
        played.save(changes.stream().map(TableSummaries.Change::moment).toList());
        decisions.save(arrivals);
        signals.send(CHANNEL, byTable.keySet());
    }

    private TableSummaries.Change change(Map.Entry<String, List<Arrival>> ofTable) {
        var recorded = ofTable.getValue().stream()
                .map(arrival -> new RecordedEvent(
                        arrival.envelope().sequence(), arrival.envelope().time(), arrival.event()))
                .toList();
        Moment moment = folded.advance(new TableId(ofTable.getKey()), recorded);
        return new TableSummaries.Change(moment, ofTable.getValue().getFirst().envelope());
    }
}
