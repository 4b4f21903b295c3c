package dev.perennial.query.study;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.signal.AfterCommit;
import dev.perennial.query.signal.Signals;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.springframework.stereotype.Component;

/** All events of studies, and one row per study for lists. Of a deleted one only its deletion stays. */
@Component
class StudyProjection implements Projection {
    static final String CHANNEL = "studies";

    private final StudyHistory history;
    private final StudyRows rows;
    private final FoldedStudies folded;
    private final Signals signals;

    StudyProjection(StudyHistory history, StudyRows rows, FoldedStudies folded, Signals signals) {
        this.history = history;
        this.rows = rows;
        this.folded = folded;
        this.signals = signals;
    }

    @Override
    public String name() {
        return "studies";
    }

    @Override
    public String topic() {
        return Topics.STUDIES;
    }

    @Override
    public List<String> tables() {
        return List.of("study", "study_event");
    }

    /** A record has notes that only some may read. */
    @Override
    public boolean mayBeCopied() {
        return false;
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        var steps = new LinkedHashMap<String, List<StudyStep>>();
        for (DecodedEvent arrival : arrivals) {
            if (arrival.event() instanceof StudyEvent event) {
                String id = arrival.envelope().aggregateId();
                add(event, arrival.envelope(), steps.computeIfAbsent(id, _ -> new ArrayList<>()));
            }
        }
        steps.forEach((study, all) -> save(study, all));
        if (!steps.isEmpty() && !signals.isMuted()) {
            signals.send(CHANNEL, steps.keySet());
            AfterCommit.run(() -> steps.forEach(folded::share));
        }
    }

    /** Stores the event and folds it, given what earlier ones of the same batch made of the study. */
    private void add(StudyEvent event, Envelope envelope, List<StudyStep> earlier) {
        var stored = new StudyStep.Stored(envelope.sequence(), envelope.time(), event);
        // Folded first: the fold reads what is stored before this event.
        earlier.add(folded.advance(envelope.aggregateId(), stored, earlier.isEmpty() ? null : earlier.getLast()));
        history.add(envelope);
    }

    private void save(String study, List<StudyStep> steps) {
        StudyStep last = steps.getLast();
        if (last.after().deleted()) {
            history.deleteBefore(study, last.sequence());
            rows.delete(study);
            return;
        }
        var content = steps.stream()
                .filter(step -> !(step.event() instanceof StudyEvent.Led))
                .toList();
        rows.save(last, content.isEmpty() ? null : content.getLast().time());
    }
}
