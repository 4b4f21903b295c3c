package dev.perennial.query.tournament.print;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.TournamentNames;
import org.jspecify.annotations.Nullable;
import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Pairings and standings for the notice board: black on white, no navigation, headings on every sheet. */
@RestController
@Scoped(Scope.READ)
class PrintedPagesController {
    private final TournamentBoards boards;
    private final TournamentNames playerNames;

    PrintedPagesController(TournamentBoards boards, TournamentNames playerNames) {
        this.boards = boards;
        this.playerNames = playerNames;
    }

    @Answers(type = "text/css")
    @GetMapping("/api/v1/tournaments/print.css")
    ResponseEntity<Resource> style() {
        return ResponseEntity.ok()
                .contentType(MediaType.parseMediaType("text/css;charset=UTF-8"))
                .body(new ClassPathResource("print/print.css"));
    }

    /** The latest round if the request names none. */
    @Answers(type = "text/html")
    @GetMapping("/api/v1/tournaments/{tournament}/print/pairings")
    ResponseEntity<String> pairings(
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable Integer round,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted) {
        var state = boards.of(tournament).state();
        int number = round == null ? state.played().size() : round;
        return page(PrintedPairings.of(state, number, playerNames.of(state), PrintedTexts.of(language, accepted)));
    }

    @Answers(type = "text/html")
    @GetMapping("/api/v1/tournaments/{tournament}/print/standings")
    ResponseEntity<String> standings(
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted) {
        var state = boards.of(tournament).state();
        return page(PrintedStandings.of(state, playerNames.of(state), PrintedTexts.of(language, accepted)));
    }

    private static ResponseEntity<String> page(PrintedPage page) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .contentType(MediaType.parseMediaType("text/html;charset=UTF-8"))
                .body(page.html());
    }
}
