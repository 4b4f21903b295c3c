package dev.perennial.query.table;

import dev.perennial.contract.Topics;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.messaging.ReadSideLag;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.signal.AfterCommit;
import dev.perennial.query.signal.Signals;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Stores every event and a summary of each table, and wakes its watchers. */
@Component
public class TableProjection implements Projection {
    public static final String CHANNEL = "perennial_table";

    private final TableEvents events;
    private final TableSummaries summaries;
    private final FoldedTables folded;
    private final PlayedGames played;
    private final TableDecisions decisions;
    private final TableBranches branches;
    private final Signals signals;
    private final ReadSideLag lag;

    TableProjection(
            TableEvents events,
            TableSummaries summaries,
            FoldedTables folded,
            PlayedGames played,
            TableDecisions decisions,
            TableBranches branches,
            Signals signals,
            ObjectProvider<ReadSideLag> lag) {
        this.lag = lag.getIfAvailable(ReadSideLag::unknown);
        this.decisions = decisions;
        this.branches = branches;
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
        return List.of("table_event", "table_summary", "played_game", "played_seat", "table_decision", "table_branch");
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        events.findByKeyAndPlanOnce();
        SortedMap<String, List<DecodedEvent>> byTable = arrivals.stream()
                .collect(Collectors.groupingBy(
                        arrival -> arrival.envelope().aggregateId(), TreeMap::new, Collectors.toList()));
        var moments = new TreeMap<String, List<TableMoment>>();
        var changes = new ArrayList<TableSummaries.Change>();
        byTable.forEach((table, ofTable) -> {
            var news = fold(table, ofTable);
            moments.put(table, news);
            changes.add(
                    new TableSummaries.Change(news.getLast(), ofTable.getFirst().envelope()));
        });
        events.insert(arrivals);
        summaries.save(changes);
        played.save(changes.stream().map(TableSummaries.Change::moment).toList());
        decisions.save(arrivals);
        branches.save(arrivals);
        if (!signals.isMuted()) {
            signals.send(CHANNEL, byTable.keySet());
            var latest = arrivals.stream()
                    .map(arrival -> arrival.envelope().time())
                    .max(Comparator.naturalOrder())
                    .orElseThrow();
            AfterCommit.run(() -> {
                moments.forEach((table, news) -> folded.share(new TableId(table), news));
                lag.projected(latest);
            });
        }
    }

    private List<TableMoment> fold(String table, List<DecodedEvent> arrivals) {
        return folded.advance(
                new TableId(table),
                arrivals.stream()
                        .map(arrival -> new RecordedEvent(
                                arrival.envelope().sequence(),
                                arrival.envelope().time(),
                                arrival.event()))
                        .toList());
    }
}
