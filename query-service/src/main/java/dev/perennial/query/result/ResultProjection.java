package dev.perennial.query.result;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.projection.DecodedEvent;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finished games by their number. Each result is complete: an unreadable one delays no other. */
@Component
class ResultProjection implements ResultTopicProjection {
    private final JdbcClient jdbc;

    ResultProjection(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public String name() {
        return "results";
    }

    @Override
    public List<String> tables() {
        return List.of("game_result");
    }

    @Override
    public Envelope envelope(ResultRecord result, byte[] value) {
        String id = TYPE + "-" + result.resultNo();
        return ResultTopicProjection.envelope(result, value, id, id, 0);
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
