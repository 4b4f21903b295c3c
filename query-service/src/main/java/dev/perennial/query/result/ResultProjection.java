package dev.perennial.query.result;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.intake.DecodedEvent;
import dev.perennial.query.intake.Projection;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finished games by their number. Each result is complete: an unreadable one delays no other. */
@Component
class ResultProjection implements Projection {
    private static final String TYPE = "result";

    private final JdbcClient jdbc;

    ResultProjection(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public String name() {
        return "results";
    }

    @Override
    public String topic() {
        return Topics.RESULTS;
    }

    @Override
    public List<String> tables() {
        return List.of("game_result");
    }

    @Override
    public Envelope read(byte[] value) {
        var result = Json.mapper().readValue(value, ResultRecord.class);
        String id = TYPE + "-" + result.resultNo();
        return new Envelope(
                id,
                id,
                0,
                result.resultNo(),
                result.time(),
                TYPE,
                "1",
                Json.mapper().readTree(value));
    }

    @Override
    public Object decode(Envelope envelope) {
        return Json.mapper().treeToValue(envelope.payload(), ResultRecord.class);
    }

    /** Each result is complete without the others. */
    @Override
    public boolean folds() {
        return false;
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        arrivals.forEach(arrival -> insert((ResultRecord) arrival.event()));
    }

    private void insert(ResultRecord result) {
        jdbc.sql("""
                insert into game_result (result_no, table_id, game, finished_at, players, result)
                values (?, ?, ?, ?, ?::jsonb, ?::jsonb)
                """)
                .params(
                        result.resultNo(),
                        result.table().code(),
                        result.game(),
                        result.time().atOffset(ZoneOffset.UTC),
                        Json.mapper().writeValueAsString(result.players()),
                        Json.mapper().writeValueAsString(result.result()))
                .update();
    }
}
