package dev.perennial.query.tournament.hints;

import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.tournament.Organisers;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.TournamentNames;
import dev.perennial.query.tournament.hints.Hints.Fact;
import java.util.List;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Serves hints to organisers only. They are facts, not verdicts. */
@RestController
@Scoped(Scope.READ)
class HintsController {
    private static final String ADMIN = "admin";

    private final TournamentBoards boards;
    private final TournamentNames names;
    private final TableTimes times;
    private final Organisers organisers;

    HintsController(TournamentBoards boards, TournamentNames names, TableTimes times, Organisers organisers) {
        this.boards = boards;
        this.names = names;
        this.times = times;
        this.organisers = organisers;
    }

    record Found(List<Fact> facts, Map<String, String> names) {}

    @GetMapping("/api/v1/tournaments/{tournament}/hints")
    ResponseEntity<Found> hints(CurrentPlayer player, @PathVariable String tournament) {
        var state = boards.of(tournament).state();
        if (!player.roles().contains(ADMIN) && !organisers.of(state).contains(player.id())) {
            throw new ProblemException(HttpStatus.FORBIDDEN, "NOT_ORGANISER", "Only organisers can see that.");
        }
        var facts = Hints.of(state, times.durations(tournament), times.minutesOfMoves(tournament));
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(new Found(facts, names.of(state)));
    }
}
