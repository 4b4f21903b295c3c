package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TieBreakFigures;
import dev.perennial.domain.tournament.TournamentEvent.StandingsPublished;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.Term;
import dev.perennial.pairing.tiebreak.TieBreak;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** How the figures of one line of the standings are computed, part by part. */
@RestController
@Scoped(Scope.READ)
class FiguresController {
    private final TournamentBoards boards;

    FiguresController(TournamentBoards boards) {
        this.boards = boards;
    }

    /** The parts are summed, averaged, or listed separately. */
    enum Way {
        SUM,
        MEAN,
        LIST;

        static Way of(TournamentState state, String code) {
            return state.tableSize() == 2
                    ? ofTwo(code)
                    : ofPods(PodTieBreak.ofCode(code).orElseThrow());
        }

        private static Way ofTwo(String code) {
            var kind = TieBreak.ofCode(code).kind();
            if (kind == TieBreak.Kind.DE) {
                return LIST;
            }
            return kind.isMean() ? MEAN : SUM;
        }

        private static Way ofPods(PodTieBreak tieBreak) {
            if (tieBreak.isMean()) {
                return MEAN;
            }
            return tieBreak.kind() == PodTieBreak.Kind.PS ? SUM : LIST;
        }
    }

    record Part(String key, Map<String, Object> params, boolean cut) {
        /** The opponent's current number: late entries may have changed it. */
        static Part of(Term term, Map<Integer, Integer> numbers) {
            var params = new TreeMap<>(term.words().params());
            params.computeIfPresent("opponent", (_, then) -> numbers.getOrDefault(((Number) then).intValue(), 0));
            return new Part(term.words().key(), params, term.cut());
        }
    }

    record Figure(String code, String value, Way way, List<Part> parts) {}

    record Line(PlayerId player, int version, List<Figure> figures) {}

    @GetMapping("/api/v1/tournaments/{tournament}/standings/{player}")
    ResponseEntity<Line> line(@PathVariable String tournament, @PathVariable String player) {
        var line = line(boards.of(tournament), player)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "This player is not in the standings."));
        return ResponseEntity.ok().cacheControl(CacheControl.noCache()).body(line);
    }

    static Optional<Line> line(TournamentMoment moment, String player) {
        var standings = moment.ranked().standings();
        return standings == null
                ? Optional.empty()
                : standings.rows().stream()
                        .filter(each -> each.player().code().equals(player))
                        .findFirst()
                        .map(row -> line(moment, standings, row));
    }

    /** Based on the same games as the figures, without games that finished since. */
    private static Line line(TournamentMoment moment, StandingsPublished standings, StandingRow row) {
        var state = moment.ranked();
        var numbers = state.numbered().stream()
                .collect(Collectors.toMap(
                        Entry::number,
                        entry -> moment.state().known(entry.player()).number()));
        var terms = TieBreakFigures.of(state, row.player());
        var figures = new ArrayList<Figure>();
        for (int i = 0; i < standings.columns().size(); i++) {
            String code = standings.columns().get(i);
            figures.add(new Figure(
                    code,
                    StandingsView.decimal(row.tieBreaks().get(i)),
                    Way.of(state, code),
                    terms.get(i).stream().map(term -> Part.of(term, numbers)).toList()));
        }
        return new Line(row.player(), standings.version(), figures);
    }
}
