package dev.perennial.query.card;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.http.ProblemException;
import dev.perennial.query.board.TablePoints;
import dev.perennial.query.ladder.PlayerRatings;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.text.WebTexts;
import dev.perennial.query.tournament.TournamentBoards;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.springframework.stereotype.Component;

/** Previews of links. They say what a visitor who is not signed in would find behind them. */
@Component
class LinkCards {
    private static final String PART = "card";

    private final SpectatedTables tables;
    private final Players players;
    private final PlayerRatings ratings;
    private final TournamentBoards tournaments;

    LinkCards(SpectatedTables tables, Players players, PlayerRatings ratings, TournamentBoards tournaments) {
        this.tables = tables;
        this.players = players;
        this.ratings = ratings;
        this.tournaments = tournaments;
    }

    /** Empty for an address that leads to nothing a visitor may see. */
    Optional<LinkCard> of(SharedAddress address, WebTexts texts) {
        return switch (address) {
            case SharedAddress.Table table -> moment(table.table()).map(latest -> card(latest, latest, address, texts));
            case SharedAddress.Replay replay ->
                moment(replay.table())
                        .map(latest -> card(
                                latest,
                                replay.moment() < 0 ? tables.beginning(latest) : tables.at(latest, replay.moment()),
                                address,
                                texts));
            case SharedAddress.Player player -> player(player, texts);
            case SharedAddress.Tournament tournament -> tournament(tournament, texts);
        };
    }

    private Optional<TableMoment> moment(String table) {
        try {
            return tables.latest(new TableId(table));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // no id of a table
        }
    }

    private LinkCard card(TableMoment latest, TableMoment shown, SharedAddress address, WebTexts texts) {
        TableState table = shown.table();
        Map<String, String> names = tables.names(latest.table());
        String sitting = texts.players(names, SpectatedTables.ids(table));
        String game = texts.game(table.gameId());
        String title =
                sitting.isEmpty() ? game : texts.say(PART, "card.table", Map.of("game", game, "players", sitting));
        String picture = "/api/v1/tables/%s/picture.png?at=%d&language=%s"
                .formatted(table.id(), shown.sequence(), texts.language().getLanguage());
        return new LinkCard(title, said(table, names, texts), address.path(), picture, address.embed());
    }

    /** The state of the table, with points once there are some. */
    private static String said(TableState table, Map<String, String> names, WebTexts texts) {
        String status = texts.say("app", "status." + table.status(), Map.of());
        List<Integer> points = TablePoints.of(table);
        List<String> ids = SpectatedTables.ids(table);
        if (points == null || ids.size() != points.size()) {
            return status;
        }
        String scores = IntStream.range(0, ids.size())
                .mapToObj(seat -> texts.player(names, ids.get(seat)) + " " + points.get(seat))
                .collect(Collectors.joining(", "));
        return texts.say(PART, "card.points", Map.of("status", status, "points", scores));
    }

    private Optional<LinkCard> player(SharedAddress.Player address, WebTexts texts) {
        return players.find(address.player()).map(player -> {
            String name = texts.player(Map.of(player.id(), player.displayName()), player.id());
            String shown = ratings.of(player.id()).stream()
                    .filter(standing -> !standing.ladder().equals("overall"))
                    .map(standing -> texts.game(standing.ladder()) + " " + standing.shown())
                    .distinct()
                    .collect(Collectors.joining(", "));
            String said = shown.isEmpty()
                    ? texts.say(PART, "card.player", Map.of())
                    : texts.say(PART, "card.ratings", Map.of("ratings", shown));
            return new LinkCard(name, said, address.path(), picture("players", player.id(), texts), null);
        });
    }

    private static String picture(String kind, String id, WebTexts texts) {
        return "/api/v1/%s/%s/picture.png?language=%s"
                .formatted(kind, id, texts.language().getLanguage());
    }

    private Optional<LinkCard> tournament(SharedAddress.Tournament address, WebTexts texts) {
        try {
            var state = tournaments.of(address.tournament()).state();
            String said = texts.say(
                    PART,
                    "card.tournament",
                    Map.of(
                            "game",
                            texts.game(state.game()),
                            "players",
                            state.entries().size(),
                            "round",
                            state.played().size(),
                            "rounds",
                            state.rounds()));
            String picture = picture("tournaments", address.tournament(), texts);
            return Optional.of(new LinkCard(state.name(), said, address.path(), picture, null));
        } catch (ProblemException e) {
            return Optional.empty(); // there is no such tournament
        }
    }
}
