package dev.perennial.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The last discard of an Arboretum game of four, which scores the whole table: paths, rights, places and their events.
 */
public class ScoringBenchmark {

    @Benchmark
    public void arboretumTable(FullTables tables, Work work, Blackhole results) {
        work.measure(() -> {
            tables.all().forEach(table -> results.consume(table.lastMove()));
            return tables.all().size();
        });
    }
}
