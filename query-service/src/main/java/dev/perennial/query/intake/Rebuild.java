package dev.perennial.query.intake;

import dev.perennial.query.signal.Signals;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Throws a projection away and lets it be made again from Kafka, by whichever process reads which partition. */
@Service
public class Rebuild {
    static final String CHANNEL = "perennial_rebuild";

    private final List<Projection> projections;
    private final Offsets offsets;
    private final DeadLetterBox deadLetters;
    private final Signals signals;
    private final JdbcClient jdbc;

    Rebuild(
            List<Projection> projections,
            Offsets offsets,
            DeadLetterBox deadLetters,
            Signals signals,
            JdbcClient jdbc) {
        this.projections = List.copyOf(projections);
        this.offsets = offsets;
        this.deadLetters = deadLetters;
        this.signals = signals;
        this.jdbc = jdbc;
    }

    public List<String> names() {
        return projections.stream().map(Projection::name).toList();
    }

    /** Returns at once; the readers then begin from the first record. */
    @Transactional
    public void start(String name) {
        Projection projection = projections.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no projection " + name));
        offsets.reset(projection);
        jdbc.sql("truncate " + String.join(", ", projection.tables())).update();
        jdbc.sql("delete from progress where projection = ?").param(name).update();
        jdbc.sql("delete from waiting_event where projection = ?").param(name).update();
        deadLetters.removeAll(projection);
        signals.send(CHANNEL, List.of(name));
    }
}
