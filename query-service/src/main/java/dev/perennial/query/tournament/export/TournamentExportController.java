package dev.perennial.query.tournament.export;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.pairing.trf.Dialect;
import dev.perennial.query.tournament.StandingsView;
import dev.perennial.query.tournament.TournamentBoards;
import dev.perennial.query.tournament.TournamentNames;
import dev.perennial.query.tournament.TournamentOverviews;
import dev.perennial.query.tournament.TournamentViews;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A tournament to take away: report file, spreadsheet, JSON. */
@RestController
@Scoped(Scope.READ)
@RequestMapping("/api/v1/tournaments/{tournament}")
class TournamentExportController {
    private final TournamentBoards boards;
    private final TournamentOverviews overviews;
    private final TournamentNames names;

    TournamentExportController(TournamentBoards boards, TournamentOverviews overviews, TournamentNames names) {
        this.boards = boards;
        this.overviews = overviews;
        this.names = names;
    }

    @Answers(type = "text/plain")
    @GetMapping("/export.trf")
    ResponseEntity<byte[]> trf(@PathVariable String tournament, @RequestParam(defaultValue = "2016") String dialect) {
        var state = boards.of(tournament).state();
        if (state.tableSize() != 2 || !state.started()) {
            throw new ProblemException(
                    HttpStatus.CONFLICT,
                    "NO_REPORT_FILE",
                    "Report files exist only for started tournaments with two players per table.");
        }
        var written = switch (dialect) {
            case "2016" -> Dialect.TRF16;
            case "2026" -> Dialect.TRF2026;
            default -> throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "The edition is 2016 or 2026.");
        };
        return file(tournament + ".trf", "text/plain", ReportFile.of(state, names.of(state), written));
    }

    @Answers(type = "text/csv")
    @GetMapping("/export.csv")
    ResponseEntity<byte[]> csv(@PathVariable String tournament) {
        var state = boards.of(tournament).state();
        return file(tournament + ".csv", "text/csv", csv(state, names.of(state)));
    }

    private static String csv(TournamentState state, Map<String, String> names) {
        var standings = StandingsView.of(state, names);
        var header = new ArrayList<>(List.of("rank", "number", "player", "name", "points"));
        standings.columns().forEach(column -> header.add(column.code()));
        var lines = new ArrayList<List<String>>();
        lines.add(header);
        for (var row : standings.rows()) {
            var line = new ArrayList<>(List.of(
                    Integer.toString(row.rank()),
                    Integer.toString(row.number()),
                    row.player().code(),
                    names.getOrDefault(row.player().code(), row.player().code()),
                    row.points()));
            line.addAll(row.tieBreaks());
            lines.add(line);
        }
        return Csv.write(lines);
    }

    record Whole(
            TournamentViews.Overview tournament, List<TournamentViews.RoundView> rounds, StandingsView standings) {}

    @Answers(Whole.class)
    @GetMapping("/export.json")
    ResponseEntity<byte[]> json(@PathVariable String tournament) {
        var moment = boards.of(tournament);
        var state = moment.state();
        var whole = new Whole(
                overviews.of(moment),
                state.played().stream().map(TournamentViews::round).toList(),
                StandingsView.of(state, names.of(state)));
        return file(tournament + ".json", "application/json", Json.mapper().writeValueAsString(whole));
    }

    private static ResponseEntity<byte[]> file(String name, String type, String text) {
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .contentType(MediaType.parseMediaType(type + ";charset=UTF-8"))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment().filename(name).build().toString())
                .body(text.getBytes(StandardCharsets.UTF_8));
    }
}
