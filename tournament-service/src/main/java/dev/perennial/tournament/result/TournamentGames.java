package dev.perennial.tournament.result;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

/** How strong somebody is in the game of a tournament. */
@Repository
public class TournamentGames {
    private final JdbcTemplate jdbc;
    private final SeedRatings ratings;

    TournamentGames(JdbcTemplate jdbc, SeedRatings ratings) {
        this.jdbc = jdbc;
        this.ratings = ratings;
    }

    public int rating(TournamentId tournament, PlayerId player) {
        return jdbc
                .queryForList(
                        "select game from tournament_card where tournament_id = ?", String.class, tournament.code())
                .stream()
                .findFirst()
                .map(game -> ratings.of(game, player))
                .orElse(0);
    }
}
