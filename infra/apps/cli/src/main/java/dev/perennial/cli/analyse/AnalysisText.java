package dev.perennial.cli.analyse;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.games.analysis.GameAnalysis;
import dev.perennial.games.analysis.Knowledge;
import dev.perennial.games.analysis.MoveAnalysis;
import dev.perennial.games.analysis.SeatAnalysis;
import dev.perennial.games.analysis.TurningPoint;
import dev.perennial.games.analysis.ViewAnalysis;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/** An analysis as lines of text. Steps and seats are counted from 1. */
final class AnalysisText {
    private static final int PERCENT = 100;

    private final GameHistory history;
    private final StringBuilder text = new StringBuilder();

    private AnalysisText(GameHistory history) {
        this.history = history;
    }

    static String of(GameHistory history, GameAnalysis analysis) {
        var text = new AnalysisText(history);
        text.line("Table " + analysis.table() + ", " + analysis.game() + ", " + history.seats() + " players");
        analysis.views().forEach(text::view);
        for (int seat = 0; seat < analysis.luck().size(); seat++) {
            text.line("Luck: " + text.name(seat) + " had better cards than in "
                    + analysis.luck().get(seat) + " % of deals");
        }
        return text.text.toString();
    }

    private void view(ViewAnalysis view) {
        text.append(System.lineSeparator());
        line(view.knowledge() == Knowledge.AS_KNOWN ? "As the players knew it" : "With all cards open");
        view.seats().forEach(this::seat);
        view.turningPoints().forEach(point -> turningPoint(view, point));
        view.moves().forEach(this::move);
    }

    private void seat(SeatAnalysis seat) {
        line(String.format(
                Locale.ROOT,
                "  %s: accuracy %.1f, %d decisions, %d mistakes",
                name(seat.seat()),
                seat.accuracy(),
                seat.decisions(),
                seat.mistakes()));
    }

    private void turningPoint(ViewAnalysis view, TurningPoint point) {
        var move = view.moves().stream()
                .filter(each -> each.step() == point.step())
                .findFirst()
                .orElseThrow();
        int before = percent(point.before());
        int after = percent(point.after());
        switch (point.kind()) {
            case COST ->
                line(String.format(
                        Locale.ROOT,
                        "  Turning point, step %d: %s by %s cost %d %%. Better: %s",
                        point.step() + 1,
                        move.notation(),
                        name(point.seat()),
                        before - after,
                        move.others().getFirst().notation()));
            case ROSE, FELL ->
                line(String.format(
                        Locale.ROOT,
                        "  Turning point, step %d: the chance of %s went from %d %% to %d %%",
                        point.step() + 1,
                        name(point.seat()),
                        before,
                        after));
        }
    }

    private void move(MoveAnalysis move) {
        String chances = move.chances().stream()
                .map(chance -> String.format(Locale.ROOT, "%5.1f %%", PERCENT * chance))
                .collect(Collectors.joining(" "));
        String better = move.loss() == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "  lost %.1f %%; better: %s",
                        PERCENT * move.loss(),
                        move.others().getFirst().notation());
        line(String.format(
                Locale.ROOT,
                "  %4d  %s  seat %d  %s%s",
                move.step() + 1,
                chances,
                move.seat() + 1,
                move.notation(),
                better));
    }

    private String name(int seat) {
        return "seat " + (seat + 1) + " ("
                + Objects.requireNonNull(history.players().get(seat)).code() + ")";
    }

    private static int percent(double chance) {
        return (int) Math.round(PERCENT * chance);
    }

    private void line(String line) {
        text.append(line).append(System.lineSeparator());
    }
}
