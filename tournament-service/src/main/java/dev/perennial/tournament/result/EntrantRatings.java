package dev.perennial.tournament.result;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentId;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** Ratings of players in the game of a tournament. */
@Repository
public class EntrantRatings {
    private final JdbcTemplate jdbc;
    private final SeedRatings ratings;

    EntrantRatings(JdbcTemplate jdbc, SeedRatings ratings) {
        this.jdbc = jdbc;
        this.ratings = ratings;
    }

    public int of(TournamentId tournament, PlayerId player) {
        return jdbc
                .queryForList(
                        "select game from tournament_card where tournament_id = ?", String.class, tournament.code())
                .stream()
                .findFirst()
                .map(game -> ratings.of(game, player))
                .orElse(0);
    }
}
