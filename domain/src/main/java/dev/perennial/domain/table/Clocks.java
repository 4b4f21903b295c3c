package dev.perennial.domain.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The clocks of a table. Whose time runs, the position says; it changes with the game's events, which carry no time.
 * So the last causing event is remembered, and settled once the position after it is known.
 *
 * @param at the moment of the last causing event; null before play and in histories that did not record it
 * @param acted the seat that made a move or lost its time then
 */
public record Clocks(
        Clock clock,
        List<SeatClock> seats,
        @Nullable Instant at,
        @Nullable Integer acted,
        boolean moved) {

    public Clocks {
        seats = List.copyOf(seats);
    }

    static Clocks before(Clock clock, int seats) {
        var bank = clock instanceof Clock.Live live ? Duration.ofSeconds(live.bankSeconds()) : Duration.ZERO;
        return new Clocks(clock, Collections.nCopies(seats, new SeatClock(bank, null)), null, null, false);
    }

    /**
     * Play started, or time was called for a seat, or it moved. Time never runs back, whatever the nodes' clocks say.
     */
    Clocks caused(@Nullable Instant now, @Nullable Integer seat, boolean byMove) {
        Instant later = at != null && (now == null || now.isBefore(at)) ? at : now;
        return new Clocks(clock, seats, later, seat, byMove);
    }

    Clocks settled(Set<Integer> awaited) {
        if (at == null) {
            return this;
        }
        var settled = new ArrayList<SeatClock>(seats.size());
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatClock before = seats.get(seat);
            boolean hasActed = acted != null && acted == seat;
            SeatClock stopped = hasActed || !awaited.contains(seat)
                    ? before.stopped(clock, at, hasActed && moved ? increment() : Duration.ZERO)
                    : before;
            settled.add(awaited.contains(seat) ? stopped.started(at) : stopped);
        }
        return new Clocks(clock, settled, at, null, false);
    }

    private Duration increment() {
        return clock instanceof Clock.Live live ? Duration.ofSeconds(live.incrementSeconds()) : Duration.ZERO;
    }

    /** When the platform's clock runs out for the seat; null if it does not run. */
    public @Nullable Instant deadline(int seat) {
        SeatClock one = seats.get(seat);
        return one.since() == null
                ? null
                : Deadlines.of(clock, one.since(), one.bank()).orElse(null);
    }
}
