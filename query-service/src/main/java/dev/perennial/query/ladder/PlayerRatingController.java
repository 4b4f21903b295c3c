package dev.perennial.query.ladder;

import dev.perennial.http.Page;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.web.QueryParameters;
import io.swagger.v3.oas.annotations.Parameter;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves one player's ratings. A player without rated games is on no ladder, which is not an error. */
@RestController
@Scoped(Scope.READ)
class PlayerRatingController {
    private static final int MOST = 2_000;
    private static final int LATEST = 10;

    private final PlayerRatings ratings;
    private final Encounters encounters;

    PlayerRatingController(PlayerRatings ratings, Encounters encounters) {
        this.ratings = ratings;
        this.encounters = encounters;
    }

    record Ratings(String player, List<PlayerRatings.Standing> ladders) {}

    @GetMapping("/api/v1/players/{player}/ratings")
    ResponseEntity<Ratings> ratings(@PathVariable String player) {
        return LadderController.fresh(new Ratings(player, ratings.of(player)));
    }

    /**
     * One page of the way, the oldest game of it first.
     *
     * @param next leads to the games before these; null if there are none
     */
    record History(
            String player,
            String ladder,
            List<PlayerRatings.Point> points,
            @Nullable String next) {}

    @GetMapping("/api/v1/players/{player}/ratings/{ladder}")
    ResponseEntity<History> history(
            @PathVariable String player,
            @PathVariable String ladder,
            @RequestParam(defaultValue = "500") int limit,
            @RequestParam(required = false) @Nullable String cursor,
            @Parameter(deprecated = true, description = "Use cursor.") @RequestParam(required = false) @Nullable
                    String before) {
        String name = LadderController.name(ladder, LadderName.HUMAN).name();
        long end = cursor == null ? QueryParameters.numberBefore(before) : Page.number(cursor, Long.MAX_VALUE);
        var found = ratings.history(player, name, QueryParameters.limit(limit, MOST) + 1, end);
        var page = Page.of(found.reversed(), limit, point -> Page.behind(point.resultNo()));
        return LadderController.fresh(new History(player, name, page.rows().reversed(), page.next()));
    }

    record Versus(
            String player,
            String other,
            int games,
            int better,
            int equal,
            int worse,
            List<Encounters.Tally> byGame,
            List<Encounters.Meeting> latest) {}

    @GetMapping("/api/v1/players/{player}/versus/{other}")
    ResponseEntity<Versus> versus(@PathVariable String player, @PathVariable String other) {
        if (player.equals(other)) {
            throw QueryParameters.bad("BAD_PLAYERS", "Name another player.");
        }
        var tally = encounters.tally(player, other);
        return LadderController.fresh(new Versus(
                player,
                other,
                sum(tally, Encounters.Tally::games),
                sum(tally, Encounters.Tally::better),
                sum(tally, Encounters.Tally::equal),
                sum(tally, Encounters.Tally::worse),
                tally,
                encounters.latest(player, other, LATEST)));
    }

    private static int sum(List<Encounters.Tally> tally, ToIntFunction<Encounters.Tally> part) {
        return tally.stream().mapToInt(part).sum();
    }
}
