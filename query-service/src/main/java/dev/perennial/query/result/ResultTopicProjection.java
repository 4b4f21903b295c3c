package dev.perennial.query.result;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.projection.Projection;

/** A projection of the numbered results. Each result is complete without the others, so one can be skipped. */
public interface ResultTopicProjection extends Projection {
    String TYPE = "result";

    @Override
    default String topic() {
        return Topics.RESULTS;
    }

    @Override
    default Envelope read(byte[] value) {
        return envelope(Json.mapper().readValue(value, ResultRecord.class), value);
    }

    /** The result as an event of the aggregate it waits for. */
    Envelope envelope(ResultRecord result, byte[] value);

    static Envelope envelope(ResultRecord result, byte[] value, String eventId, String aggregate, long sequence) {
        var payload = Json.mapper().readTree(value);
        return new Envelope(eventId, aggregate, sequence, result.resultNo(), result.time(), TYPE, "1", payload);
    }

    @Override
    default Object decode(Envelope envelope) {
        return Json.mapper().treeToValue(envelope.payload(), ResultRecord.class);
    }

    @Override
    default boolean folds() {
        return false;
    }
}
