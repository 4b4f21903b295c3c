package dev.perennial.query.ladder;

import dev.perennial.games.Games;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.pairing.rating.LadderRating;
import dev.perennial.query.web.QueryParameters;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Ladders: the same for everybody. */
@RestController
@Scoped(Scope.READ)
class LadderController {
    private static final int MOST = 200;
    private static final int MOST_SEATS = 8;
    private static final int BUCKET = 50;

    private final LadderReader ladders;
    private final LadderCorrections corrections;
    private final LadderDecisions decisions;
    private final InstantSource clock = InstantSource.system();

    LadderController(LadderReader ladders, LadderCorrections corrections, LadderDecisions decisions) {
        this.decisions = decisions;
        this.ladders = ladders;
        this.corrections = corrections;
    }

    record LadderList(List<LadderSize> ladders, long version) {}

    @GetMapping("/api/v1/ladders")
    ResponseEntity<LadderList> list() {
        return fresh(new LadderList(ladders.sizes(), ladders.version()));
    }

    @GetMapping("/api/v1/ladders/{ladder}")
    ResponseEntity<LadderPage> ladder(
            @PathVariable String ladder,
            @RequestParam(defaultValue = LadderName.HUMAN) String kind,
            @RequestParam(defaultValue = "all") String period,
            @RequestParam(defaultValue = "false") boolean active,
            @RequestParam(defaultValue = "50") int limit,
            @RequestParam @Nullable String cursor) {
        return fresh(ladders.page(
                name(ladder, kind),
                Period.of(period),
                active,
                QueryParameters.limit(limit, MOST),
                LadderCursor.of(cursor, clock.instant())));
    }

    @GetMapping("/api/v1/ladders/{ladder}/corrections")
    ResponseEntity<LadderCorrections.Page> corrections(
            @PathVariable String ladder,
            @RequestParam(defaultValue = LadderName.HUMAN) String kind,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam @Nullable String cursor) {
        return fresh(corrections.page(
                name(ladder, kind), QueryParameters.limit(limit, MOST), QueryParameters.numberBefore(cursor)));
    }

    /** Officials' decisions about rated games, whether they count or not. */
    @GetMapping("/api/v1/ladders/{ladder}/decisions")
    ResponseEntity<LadderDecisions.Page> decisions(
            @PathVariable String ladder,
            @RequestParam(defaultValue = LadderName.HUMAN) String kind,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam @Nullable String cursor) {
        return fresh(decisions.page(name(ladder, kind), QueryParameters.limit(limit, MOST), cursor));
    }

    /** Players by rating: {@code counts[i]} of them from {@code from + i * bucket} up to the next step. */
    record Distribution(int bucket, int from, List<Integer> counts, int players) {}

    @GetMapping("/api/v1/ladders/{ladder}/distribution")
    ResponseEntity<Distribution> distribution(
            @PathVariable String ladder, @RequestParam(defaultValue = LadderName.HUMAN) String kind) {
        var counts = new TreeMap<>(ladders.distribution(name(ladder, kind), BUCKET));
        if (counts.isEmpty()) {
            return fresh(new Distribution(BUCKET, (int) LadderRating.START.rating(), List.of(), 0));
        }
        int from = counts.firstKey();
        var all = IntStream.rangeClosed(0, (counts.lastKey() - from) / BUCKET)
                .mapToObj(step -> counts.getOrDefault(from + step * BUCKET, 0))
                .toList();
        return fresh(new Distribution(
                BUCKET, from, all, all.stream().mapToInt(Integer::intValue).sum()));
    }

    record WhatIfSeat(String player, double rating, boolean provisional, int k, List<Double> byPlace) {}

    record WhatIfTable(String ladder, String kind, List<WhatIfSeat> seats) {}

    @GetMapping("/api/v1/ladders/{ladder}/what-if")
    ResponseEntity<WhatIfTable> whatIf(
            @PathVariable String ladder,
            @RequestParam(defaultValue = LadderName.HUMAN) String kind,
            @RequestParam("players") List<String> ids) {
        if (ids.size() < 2 || ids.size() > MOST_SEATS || new HashSet<>(ids).size() < ids.size()) {
            throw QueryParameters.bad("BAD_PLAYERS", "A rated game has 2 to " + MOST_SEATS + " different players.");
        }
        LadderName name = name(ladder, kind);
        var known = ladders.ratings(name, ids);
        var seats = ids.stream()
                .map(id -> known.getOrDefault(id, LadderRating.START))
                .toList();
        return fresh(new WhatIfTable(
                name.name(),
                name.kind(),
                IntStream.range(0, ids.size())
                        .mapToObj(seat -> new WhatIfSeat(
                                ids.get(seat),
                                seats.get(seat).rating(),
                                seats.get(seat).provisional(),
                                seats.get(seat).kFactor(),
                                RatingForecast.byPlace(seats, seat)))
                        .toList()));
    }

    static LadderName name(String ladder, String kind) {
        if (!ladder.equals(LadderName.OVERALL) && Games.byId(ladder).isEmpty()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LADDER", "There is no such ladder.");
        }
        if (!kind.equals(LadderName.HUMAN) && !kind.equals(LadderName.BOT)) {
            throw QueryParameters.bad("BAD_KIND", "Ladders are for players of kind human or bot.");
        }
        return new LadderName(ladder, kind);
    }

    static <T> ResponseEntity<T> fresh(T body) {
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(body);
    }
}
