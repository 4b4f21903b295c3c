package dev.perennial.tournament.invitation;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Invitation;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentState;
import java.util.Set;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code open_invitation}: invitations without an answer, over all tournaments. */
@Repository
public class OpenInvitations {
    private final JdbcTemplate jdbc;

    OpenInvitations(JdbcTemplate jdbc) {
        this.jdbc = jdbc;
    }

    /** Those that wait for an answer; when a tournament is over, none does. */
    public static Set<PlayerId> of(TournamentState state) {
        return state.over()
                ? Set.of()
                : state.invitations().values().stream()
                        .filter(invitation -> invitation.answer() == Answer.OPEN)
                        .map(Invitation::player)
                        .collect(Collectors.toUnmodifiableSet());
    }

    /** Called in the transaction that stores the change. */
    public void write(TournamentState state) {
        String tournament = state.id().code();
        jdbc.update("delete from open_invitation where tournament_id = ?", tournament);
        for (PlayerId player : of(state)) {
            jdbc.update(
                    "insert into open_invitation (tournament_id, player_id) values (?, ?)", tournament, player.code());
        }
    }

    long count(PlayerId player) {
        Long found = jdbc.queryForObject(
                "select count(*) from open_invitation where player_id = ?", Long.class, player.code());
        return found == null ? 0 : found;
    }
}
