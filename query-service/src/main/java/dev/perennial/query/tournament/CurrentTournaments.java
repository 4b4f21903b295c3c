package dev.perennial.query.tournament;

import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Tournaments that run or can be entered, newest first. */
@Component
public class CurrentTournaments {
    private final JdbcClient jdbc;

    CurrentTournaments(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public List<TournamentList.Row> newest(int most) {
        return jdbc.sql("""
                select * from tournament where status in ('RUNNING', 'REGISTRATION', 'PAUSED')
                order by created_index desc, tournament_id limit ?
                """)
                .param(most)
                .query((row, _) -> TournamentList.Row.of(row))
                .list();
    }
}
