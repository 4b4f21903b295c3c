package dev.perennial.tournament.due;

import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.tournament.invitation.OpenInvitations;
import dev.perennial.tournament.life.Clockwork;
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
class CardRows implements TournamentCards {
    /** How long a node may take over a tournament that is due before another tries. */
    private static final Duration CLAIM = Duration.ofSeconds(5);

    private final JdbcTemplate jdbc;
    private final OpenInvitations invitations;

    CardRows(JdbcTemplate jdbc, OpenInvitations invitations) {
        this.jdbc = jdbc;
        this.invitations = invitations;
    }

    record Passed(TournamentId tournament, Instant now) {
        static Passed of(ResultSet row, int number) throws SQLException {
            return new Passed(
                    new TournamentId(row.getString(1)),
                    row.getObject(2, OffsetDateTime.class).toInstant());
        }
    }

    /** A claim outlives a change that did not touch the hour: what is due but cannot be done is not tried at once. */
    @Override
    public void write(TournamentState state) {
        OffsetDateTime due = Clockwork.nextDue(state)
                .map(time -> time.atOffset(ZoneOffset.UTC))
                .orElse(null);
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

    /** Takes some that are due; other nodes leave them alone for a while. */
    List<Passed> claim(int most) {
        return jdbc.query("""
                update tournament_card set claimed_until = clock_timestamp() + ? * interval '1 millisecond'
                where tournament_id in (
                  select tournament_id from tournament_card
                  where due <= clock_timestamp() and claimed_until < clock_timestamp()
                  order by due limit ? for update skip locked)
                returning tournament_id, clock_timestamp()
                """, Passed::of, CLAIM.toMillis(), most);
    }
}
