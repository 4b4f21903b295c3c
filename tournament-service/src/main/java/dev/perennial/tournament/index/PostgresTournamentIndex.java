package dev.perennial.tournament.index;

import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.decide.DueTimes;
import dev.perennial.tournament.invitation.OpenInvitations;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** The table {@code tournament_card}. The database's clock counts. */
@Repository
class PostgresTournamentIndex implements TournamentIndex {
    /** How long a node may work on a due tournament before another node tries. */
    private static final Duration CLAIM = Duration.ofSeconds(5);

    private final JdbcTemplate jdbc;
    private final OpenInvitations invitations;

    PostgresTournamentIndex(JdbcTemplate jdbc, OpenInvitations invitations) {
        this.jdbc = jdbc;
        this.invitations = invitations;
    }

    record Due(TournamentId tournament, Instant now) {
        static Due of(ResultSet row, int number) throws SQLException {
            return new Due(
                    new TournamentId(row.getString(1)),
                    row.getObject(2, OffsetDateTime.class).toInstant());
        }
    }

    /** A change that leaves the due time alone keeps the claim, so that a failed tick is not repeated at once. */
    @Override
    public void write(TournamentState state) {
        OffsetDateTime due =
                DueTimes.next(state).map(time -> time.atOffset(ZoneOffset.UTC)).orElse(null);
        jdbc.update("""
                insert into tournament_card as c (tournament_id, game, league, due) values (?, ?, ?, ?)
                on conflict (tournament_id) do update set due = excluded.due,
                  claimed_until = case when c.due is not distinct from excluded.due
                    then c.claimed_until else '-infinity' end
                """, state.id().code(), state.game(), state.rules().league(), due);
    }

    @Override
    public void writeInvitations(TournamentState state) {
        invitations.write(state);
    }

    @Override
    public Optional<String> leagueOf(TournamentId tournament) {
        return jdbc
                .queryForList(
                        "select league from tournament_card where tournament_id = ? and league is not null",
                        String.class,
                        tournament.code())
                .stream()
                .findFirst();
    }

    /** Claims tournaments that are due. Other nodes skip them until the claim expires. */
    List<Due> claim(int most) {
        return jdbc.query("""
                update tournament_card set claimed_until = clock_timestamp() + ? * interval '1 millisecond'
                where tournament_id in (
                  select tournament_id from tournament_card
                  where due <= clock_timestamp() and claimed_until < clock_timestamp()
                  order by due limit ? for update skip locked)
                returning tournament_id, clock_timestamp()
                """, Due::of, CLAIM.toMillis(), most);
    }
}
