package dev.perennial.query.finished;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.ladder.PlayerRatings;
import dev.perennial.query.player.Players;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves a player's profile. An erased player has none; their games stay. */
@RestController
@Scoped(Scope.READ)
class ProfileController {
    private final Players players;
    private final PlayerRatings ratings;
    private final PlayerGames games;

    ProfileController(Players players, PlayerRatings ratings, PlayerGames games) {
        this.players = players;
        this.ratings = ratings;
        this.games = games;
    }

    record Games(int total, int won, List<PlayerGames.OfGame> byGame) {}

    /** @param waiting tables that wait for players: shown only to the player */
    record Profile(
            Players.Player player,
            List<PlayerRatings.Standing> ratings,
            Games games,
            @Nullable Instant firstGame,
            @Nullable Instant latestGame,
            List<String> playing,
            List<String> waiting) {}

    @GetMapping("/api/v1/players/{player}/profile")
    ResponseEntity<Profile> profile(@PathVariable String player, Optional<PlayerId> asker) {
        boolean own = asker.map(PlayerId::code).filter(player::equals).isPresent();
        var found = players.find(player)
                .orElseThrow(() -> new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "Player not found."));
        var byGame = games.byGame(player);
        var played = new Games(
                byGame.stream().mapToInt(PlayerGames.OfGame::games).sum(),
                byGame.stream().mapToInt(PlayerGames.OfGame::won).sum(),
                byGame);
        return ResponseEntity.ok()
                .cacheControl(own ? CacheControl.noStore().cachePrivate() : CacheControl.noCache())
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .body(new Profile(
                        found,
                        ratings.of(player),
                        played,
                        byGame.stream()
                                .map(PlayerGames.OfGame::first)
                                .min(Instant::compareTo)
                                .orElse(null),
                        byGame.stream()
                                .map(PlayerGames.OfGame::latest)
                                .max(Instant::compareTo)
                                .orElse(null),
                        own ? games.ownPlaying(player) : games.playing(player),
                        own ? games.ownWaiting(player) : List.of()));
    }

    record PlayerStatistics(String player, List<PlayerGames.Statistics> games) {}

    @GetMapping("/api/v1/players/{player}/statistics")
    ResponseEntity<PlayerStatistics> statistics(@PathVariable String player, @RequestParam @Nullable String game) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .body(new PlayerStatistics(player, games.statistics(player, game)));
    }
}
