package dev.perennial.query.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.util.HtmlUtils;

/** Pairings and standings for the notice board: black on white, no navigation, headings on every sheet. */
@RestController
@Scoped(Scope.READ)
class PrintedPages {
    private static final String STYLE = """
            body { font: 12pt/1.35 serif; color: #000; background: #fff; margin: 1.5cm; }
            h1 { font-size: 18pt; margin: 0 0 2mm; } p { margin: 0 0 5mm; }
            table { border-collapse: collapse; width: 100%; } thead { display: table-header-group; }
            th, td { border-bottom: 0.3pt solid #000; padding: 1.2mm 2mm; text-align: left; }
            td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
            tr { break-inside: avoid; }
            @page { margin: 1.5cm; } @media print { body { margin: 0; } }
            """;

    private final TournamentBoards boards;
    private final TournamentPages pages;

    PrintedPages(TournamentBoards boards, TournamentPages pages) {
        this.boards = boards;
        this.pages = pages;
    }

    @Answers(type = "text/css")
    @GetMapping("/api/v1/tournaments/print.css")
    ResponseEntity<String> style() {
        return ResponseEntity.ok()
                .contentType(MediaType.parseMediaType("text/css;charset=UTF-8"))
                .body(STYLE);
    }

    /** The latest round if none is said. */
    @Answers(type = "text/html")
    @GetMapping("/api/v1/tournaments/{tournament}/print/pairings")
    ResponseEntity<String> pairings(
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable Integer round,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted) {
        var texts = PrintedTexts.of(language, accepted);
        var state = boards.of(tournament).state();
        var names = pages.names(state);
        int number = round == null ? state.played().size() : round;
        var rows = new ArrayList<List<String>>();
        String title = texts.say("round", number);
        if (number >= 1 && number <= state.played().size()) {
            RoundState paired = state.played().get(number - 1);
            title = paired.stage() == Stage.PLAYOFF ? texts.say("round.PLAYOFF", number) : title;
            paired.tables().forEach(table -> rows.add(row(table, names)));
            paired.byes()
                    .forEach(bye -> rows.add(List.of("", name(names, bye.player()), texts.say("bye." + bye.kind()))));
        }
        var header = List.of(texts.say("table"), texts.say("seats"), texts.say("result"));
        return page(texts, state.name(), title, header, rows);
    }

    private static List<String> row(Seating table, Map<String, String> names) {
        var result = new ArrayList<String>();
        for (int seat = 0; seat < table.players().size(); seat++) {
            result.add(CrossTable.code(table, seat));
        }
        return List.of(
                Integer.toString(table.number()),
                table.players().stream().map(player -> name(names, player)).collect(Collectors.joining(" \u2013 ")),
                table.done() ? String.join(" : ", result) : "");
    }

    @Answers(type = "text/html")
    @GetMapping("/api/v1/tournaments/{tournament}/print/standings")
    ResponseEntity<String> standings(
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted) {
        var texts = PrintedTexts.of(language, accepted);
        TournamentState state = boards.of(tournament).state();
        var names = pages.names(state);
        var view = StandingsView.of(state, names);
        var header = new ArrayList<>(List.of(texts.say("rank"), texts.say("name"), texts.say("points")));
        view.columns().forEach(column -> header.add(column.code()));
        var rows = new ArrayList<List<String>>();
        for (var row : view.rows()) {
            var line = new ArrayList<>(
                    List.of(Integer.toString(row.rank()), name(names, row.player()), texts.figure(row.points())));
            row.tieBreaks().forEach(value -> line.add(texts.figure(value)));
            rows.add(line);
        }
        return page(texts, state.name(), whenTaken(texts, view, state), header, rows);
    }

    /** After which round it stands so, or that tables of this round may still change it. */
    private static String whenTaken(PrintedTexts texts, StandingsView view, TournamentState state) {
        if (view.last()) {
            return texts.say("standings.final");
        }
        long playing = state.played().stream()
                .filter(round -> round.number() == view.round())
                .flatMap(round -> round.tables().stream())
                .filter(table -> !table.done())
                .count();
        return texts.say(playing == 0 ? "standings.after" : "standings.during", view.round(), playing);
    }

    private static String name(Map<String, String> names, PlayerId player) {
        return names.getOrDefault(player.code(), player.code());
    }

    /** The name column is text, all others are numbers. */
    private static ResponseEntity<String> page(
            PrintedTexts texts, String title, String subtitle, List<String> header, List<? extends List<String>> rows) {
        var html = new StringBuilder("<!doctype html><html lang=\"")
                .append(texts.language())
                .append("\"><head><meta charset=\"utf-8\"><title>")
                .append(HtmlUtils.htmlEscape(title))
                .append("</title><link rel=\"stylesheet\" href=\"/api/v1/tournaments/print.css\"></head><body><h1>")
                .append(HtmlUtils.htmlEscape(title))
                .append("</h1><p>")
                .append(HtmlUtils.htmlEscape(subtitle))
                .append("</p><table><thead>")
                .append(line(header, "th"))
                .append("</thead><tbody>");
        rows.forEach(row -> html.append(line(row, "td")));
        html.append("</tbody></table></body></html>");
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noCache())
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .contentType(MediaType.parseMediaType("text/html;charset=UTF-8"))
                .body(html.toString());
    }

    private static String line(List<String> cells, String tag) {
        var line = new StringBuilder("<tr>");
        for (int i = 0; i < cells.size(); i++) {
            line.append('<').append(tag).append(i == 1 ? ">" : " class=\"n\">");
            line.append(HtmlUtils.htmlEscape(cells.get(i)))
                    .append("</")
                    .append(tag)
                    .append('>');
        }
        return line.append("</tr>").toString();
    }
}
