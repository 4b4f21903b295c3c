package dev.perennial.query.analysis;

import dev.perennial.contract.Envelope;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.result.ResultTopicProjection;
import dev.perennial.query.signal.Signals;
import java.util.List;
import org.springframework.stereotype.Component;

/** Knows which games can be analysed. The worker adds the figures, which follow from the events of the game alone. */
@Component
class AnalysisProjection implements ResultTopicProjection {
    private final Analyses analyses;
    private final Signals signals;

    AnalysisProjection(Analyses analyses, Signals signals) {
        this.analyses = analyses;
        this.signals = signals;
    }

    @Override
    public String name() {
        return "analyses";
    }

    @Override
    public List<String> tables() {
        return List.of("game_analysis");
    }

    @Override
    public Envelope envelope(ResultRecord result, byte[] value) {
        String id = TYPE + "-" + result.resultNo();
        return ResultTopicProjection.envelope(result, value, id, id, 0);
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        for (DecodedEvent arrival : arrivals) {
            var result = (ResultRecord) arrival.event();
            analyses.add(result.table(), result.time());
        }
        if (!signals.isMuted()) {
            signals.send(AnalysisWorker.CHANNEL, List.of("new"));
        }
    }
}
