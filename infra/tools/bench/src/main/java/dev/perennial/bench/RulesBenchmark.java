package dev.perennial.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.infra.Blackhole;

/** The two things every game does: remember and go on. */
public class RulesBenchmark {

    /** Events of stored histories folded, from the first to the last. */
    @Benchmark
    public void fold(Subject subject, Work work, Blackhole results) {
        work.measure(() -> {
            int events = 0;
            for (var history : subject.histories()) {
                results.consume(subject.game().fold(null, history));
                events += history.size();
            }
            return events;
        });
    }

    /** Moves of random games, one game for each number of seats: legal moves listed, one decided, its events folded. */
    @Benchmark
    public void play(Subject subject, Seeds seeds, Work work) {
        work.measure(() -> {
            int moves = 0;
            for (int seats = subject.game().minSeats(); seats <= subject.game().maxSeats(); seats++) {
                moves +=
                        new RandomGame(subject.game(), seeds.next()).play(seats).moves();
            }
            return moves;
        });
    }
}
