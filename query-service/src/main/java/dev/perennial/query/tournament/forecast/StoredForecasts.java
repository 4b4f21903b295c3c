package dev.perennial.query.tournament.forecast;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.forecast.Forecast;
import dev.perennial.query.tournament.forecast.ForecastPoint.Basis;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The tables {@code tournament_forecast} and {@code tournament_forecast_lease}. */
@Repository
class StoredForecasts {
    private final JdbcClient jdbc;

    StoredForecasts(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** A forecast with the moment it was made for. */
    record Content(Instant time, Basis basis, Forecast forecast) {
        String json() {
            return Json.mapper().writeValueAsString(this);
        }
    }

    /**
     * A stored forecast.
     *
     * @param round {@link ForecastPoint#LATEST} for the latest
     * @param league the sequence of the league; -1 without one
     */
    record Row(int round, long sequence, long league, int model, String json) {
        Content content() {
            return Json.mapper().readValue(json, Content.class);
        }
    }

    /** The latest first, then round by round. */
    List<Row> of(String tournament) {
        return jdbc.sql("""
            select round, sequence, league_sequence, model, forecast from tournament_forecast
            where tournament_id = ? order by round
            """)
                .param(tournament)
                .query((row, _) ->
                        new Row(row.getInt(1), row.getLong(2), row.getLong(3), row.getInt(4), row.getString(5)))
                .list();
    }

    /** A forecast of an earlier moment never replaces one of a later moment. */
    void save(String tournament, Row row) {
        jdbc.sql("""
            insert into tournament_forecast as kept
              (tournament_id, round, sequence, league_sequence, model, forecast)
            values (?, ?, ?, ?, ?, ?)
            on conflict (tournament_id, round) do update set sequence = excluded.sequence,
              league_sequence = excluded.league_sequence, model = excluded.model, forecast = excluded.forecast
            where kept.sequence <= excluded.sequence or kept.model <> excluded.model
            """)
                .params(tournament, row.round(), row.sequence(), row.league(), row.model(), row.json())
                .update();
    }

    void delete(String tournament) {
        jdbc.sql("delete from tournament_forecast where tournament_id = ?")
                .param(tournament)
                .update();
    }

    /** Whether this node may work on the tournament; false while another node does. */
    boolean lease(String tournament, String node, Duration time) {
        return jdbc.sql("""
            insert into tournament_forecast_lease as held (tournament_id, node, until)
            values (?, ?, clock_timestamp() + make_interval(secs => ?))
            on conflict (tournament_id) do update set node = excluded.node, until = excluded.until
            where held.node = excluded.node or held.until < clock_timestamp()
            """).params(tournament, node, time.toSeconds()).update() == 1;
    }

    void release(String tournament, String node) {
        jdbc.sql("delete from tournament_forecast_lease where tournament_id = ? and node = ?")
                .params(tournament, node)
                .update();
    }
}
