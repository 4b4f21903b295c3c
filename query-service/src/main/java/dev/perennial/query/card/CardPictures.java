package dev.perennial.query.card;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.ladder.PlayerRatings;
import dev.perennial.query.picture.TablePicture;
import dev.perennial.query.player.Players;
import dev.perennial.query.text.WebTexts;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Puts together what the pictures of players and tournaments show: public figures, as large as they fit. */
@Component
class CardPictures {
    private static final int MOST_COLUMNS = 4;
    private static final int LEADERS = 4;

    private final Players players;
    private final PlayerRatings ratings;

    CardPictures(Players players, PlayerRatings ratings) {
        this.players = players;
        this.ratings = ratings;
    }

    /** The ratings of a player in the games. */
    TablePicture of(Players.Player player, WebTexts texts) {
        var columns = ratings.of(player.id()).stream()
                .filter(standing -> !standing.ladder().equals("overall"))
                .limit(MOST_COLUMNS)
                .map(standing ->
                        new TablePicture.Seat(texts.game(standing.ladder()), Math.toIntExact(standing.shown()), false))
                .toList();
        String note = columns.isEmpty() ? "" : texts.say("app", "player.ratings", Map.of());
        return new TablePicture(texts.player(players.names(List.of(player.id())), player.id()), note, columns, null);
    }

    /** The leaders of a tournament with their places, once there are standings. */
    TablePicture of(TournamentState state, WebTexts texts) {
        StandingsPublished standings = state.standings();
        List<StandingRow> leaders = standings == null
                ? List.of()
                : standings.rows().stream().limit(LEADERS).toList();
        var names = players.names(
                leaders.stream().map(StandingRow::player).map(PlayerId::code).toList());
        var columns = leaders.stream()
                .map(row ->
                        new TablePicture.Seat(texts.player(names, row.player().code()), row.rank(), false))
                .toList();
        return new TablePicture(state.name(), texts.game(state.game()), columns, null);
    }
}
