package dev.perennial.query.game;

import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Bots;
import dev.perennial.games.Game;
import dev.perennial.games.Games;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.Duration;
import java.util.List;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The games there are. */
@RestController
@Scoped(Scope.READ)
class GameController {

    record GameList(List<Info> games) {}

    /** @param bots who may be asked to play it, the weakest first */
    record Info(
            String id, int minSeats, int maxSeats, String rulesVersion, JsonNode defaultOptions, List<String> bots) {
        static Info of(Game<?, ?, ?, ?> game) {
            return new Info(
                    game.id(),
                    game.minSeats(),
                    game.maxSeats(),
                    game.rulesVersion(),
                    GameJson.write(game.defaultOptions()),
                    Bots.names(game.id()));
        }
    }

    @GetMapping("/api/v1/games")
    ResponseEntity<GameList> games() {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(Duration.ofMinutes(1)).cachePublic())
                .body(new GameList(Games.all().stream().map(Info::of).toList()));
    }
}
