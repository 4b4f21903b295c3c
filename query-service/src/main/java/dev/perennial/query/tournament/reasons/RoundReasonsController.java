package dev.perennial.query.tournament.reasons;

import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.reasons.PublishedReasons.RoundReasons;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the reasons for the pairings of a published round, for everyone. */
@RestController
@Scoped(Scope.READ)
@RequestMapping("/api/v1/tournaments/{tournament}/rounds/{round}/reasons")
class RoundReasonsController {
    private final TournamentBoards boards;
    private final PublishedReasons reasons;

    RoundReasonsController(TournamentBoards boards, PublishedReasons reasons) {
        this.boards = boards;
        this.reasons = reasons;
    }

    @GetMapping
    ResponseEntity<RoundReasons> reasons(@PathVariable String tournament, @PathVariable int round) {
        var played = boards.of(tournament).state().played();
        if (round < 1 || round > played.size()) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_ROUND", "This round is not paired yet.");
        }
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(reasons.of(tournament, round));
    }
}
