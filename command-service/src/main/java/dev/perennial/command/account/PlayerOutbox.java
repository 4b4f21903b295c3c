package dev.perennial.command.account;

import dev.perennial.domain.PlayerId;
import java.util.Collection;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Whose public record has changed and is still to be sent: noted in the transaction of the change. */
@Repository
public class PlayerOutbox {
    private final JdbcClient jdbc;

    public PlayerOutbox(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    record Note(long id, String player) {}

    @Transactional(propagation = Propagation.MANDATORY)
    public void note(PlayerId player) {
        note(List.of(player.code()));
    }

    void note(Collection<String> players) {
        jdbc.sql("insert into player_outbox (player_id) select unnest(?)")
                .param(players.toArray(String[]::new))
                .update();
    }

    List<Note> first(int most) {
        return jdbc.sql("select id, player_id from player_outbox order by id limit ?")
                .param(most)
                .query((row, _) -> new Note(row.getLong(1), row.getString(2)))
                .list();
    }

    void remove(List<Note> notes) {
        jdbc.sql("delete from player_outbox where id = any(?)")
                .param(notes.stream().map(Note::id).toArray(Long[]::new))
                .update();
    }
}
