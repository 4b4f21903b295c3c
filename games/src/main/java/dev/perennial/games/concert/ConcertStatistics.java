package dev.perennial.games.concert;

import dev.perennial.games.GameStatistics;
import dev.perennial.games.Highlight;
import dev.perennial.games.SeatFigures;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.Promoter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Concerts are what a game consists of: their number, their points, and the gala. */
final class ConcertStatistics implements GameStatistics<ConcertState, ConcertEvent> {
    private static final List<String> FIGURES = List.of(
            "concerts",
            "concertPoints",
            "bestConcert",
            "galas",
            "galaPoints",
            "finalConcert",
            "cardsPlayed",
            "timeOuts");

    @Override
    public List<Integer> points(ConcertState state) {
        return state.promoters().stream().map(Promoter::total).toList();
    }

    @Override
    public double stage(ConcertState state) {
        if (state.isFinished()) {
            return 1;
        }
        int held = state.promoters().stream()
                .mapToInt(promoter -> promoter.concerts().size())
                .sum();
        return held / (double) (ConcertTables.CONCERTS_PER_PLAYER * state.seats() + 1);
    }

    @Override
    public Optional<Highlight> highlight(ConcertEvent event) {
        return switch (event) {
            case ConcertEvent.ConcertHeld e -> Optional.of(new Highlight(e.gala() ? "gala" : "concert", e.seat()));
            case ConcertEvent.FinalConcertHeld _ -> Optional.of(Highlight.of(Highlight.SCORING));
            default -> Optional.empty();
        };
    }

    @Override
    public List<Map<String, Integer>> figures(List<ConcertEvent> events, ConcertState end) {
        var figures = new SeatFigures(end.seats(), FIGURES);
        for (ConcertEvent event : events) {
            switch (event) {
                case ConcertEvent.ConcertHeld e -> concert(figures, e.seat(), e.score(), e.gala());
                case ConcertEvent.FinalConcertHeld e ->
                    e.bills().forEach(bill -> {
                        figures.add(bill.seat(), "finalConcert", bill.score());
                        concert(figures, bill.seat(), bill.score(), bill.gala());
                    });
                case ConcertEvent.InfluenceCardPlayed e -> figures.add(e.seat(), "cardsPlayed", 1);
                case ConcertEvent.TimeRanOut e -> figures.add(e.seat(), "timeOuts", 1);
                default -> {}
            }
        }
        return figures.all();
    }

    /** The final one too: points divided by concerts are what a concert brought. */
    private static void concert(SeatFigures figures, int seat, int score, boolean gala) {
        figures.add(seat, "concerts", 1);
        figures.add(seat, "concertPoints", score);
        figures.reach(seat, "bestConcert", score);
        if (gala) {
            figures.add(seat, "galas", 1);
            figures.add(seat, "galaPoints", score);
        }
    }
}
