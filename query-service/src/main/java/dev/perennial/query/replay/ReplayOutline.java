package dev.perennial.query.replay;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameState;
import dev.perennial.games.Highlight;
import dev.perennial.games.Sentence;
import dev.perennial.games.Viewer;
import dev.perennial.query.board.EventView;
import dev.perennial.query.table.TableMoment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns, notable moments and the points over time, collected while a replay is written. */
final class ReplayOutline {
    /**
     * A player's move, or the one made for them when their time was up.
     *
     * @param n the table's event
     * @param number the seat's own move number; null when time was up
     * @param notation null where the viewer may not see the move
     */
    record Turn(
            long n,
            int seat,
            @Nullable Integer number,
            @Nullable String notation,
            boolean timeUp) {}

    record Notable(long n, String kind, @Nullable Integer seat, Sentence sentence) {}

    record Points(long n, List<Integer> points) {}

    private final Viewer viewer;
    private final List<Turn> turns = new ArrayList<>();
    private final List<Notable> notables = new ArrayList<>();
    private final List<Points> points = new ArrayList<>();
    private @Nullable Integer leader;

    ReplayOutline(Viewer viewer) {
        this.viewer = viewer;
    }

    void tell(TableMoment moment, EventView shown) {
        switch (moment.last().event()) {
            case TableEvent.MoveMade made -> turns.add(turn(moment, made));
            case TableEvent.TimeCalled called -> {
                turns.add(new Turn(moment.sequence(), called.seat(), null, null, true));
                note(moment, new Highlight(Highlight.TIME_OUT, called.seat()), shown);
            }
            case TableEvent.GameFinished _ -> note(moment, Highlight.of("end"), shown);
            case TableEvent _ -> {}
            case GameEvent event ->
                moment.table().game().statistics().highlight(event).ifPresent(found -> note(moment, found, shown));
            default -> {}
        }
        GameState position = moment.table().position();
        if (position != null && moment.last().event() instanceof GameEvent) {
            count(moment, moment.table().game().statistics().points(position), shown);
        }
    }

    private Turn turn(TableMoment moment, TableEvent.MoveMade made) {
        boolean seen = viewer instanceof Viewer.Open || viewer.isSeat(made.seat());
        var game = moment.table().game();
        String notation = seen && made.move() != null
                ? GameJson.readMove(game, made.move()).map(game::notation).orElse(null)
                : null;
        return new Turn(moment.sequence(), made.seat(), made.number(), notation, false);
    }

    private void note(TableMoment moment, Highlight found, EventView shown) {
        notables.add(new Notable(moment.sequence(), found.kind(), found.seat(), shown.sentence()));
    }

    private void count(TableMoment moment, List<Integer> now, EventView shown) {
        if (!points.isEmpty() && points.getLast().points().equals(now)) {
            return;
        }
        points.add(new Points(moment.sequence(), now));
        Integer first = onlyFirst(now);
        if (first != null && leader != null && !first.equals(leader)) {
            note(moment, new Highlight("lead", first), shown);
        }
        leader = first == null ? leader : first;
    }

    /** The seat with the most points, if it is one alone. */
    private static @Nullable Integer onlyFirst(List<Integer> points) {
        int best = points.stream().mapToInt(Integer::intValue).max().orElse(0);
        return points.stream().filter(each -> each == best).count() == 1 ? points.indexOf(best) : null;
    }

    List<Turn> turns() {
        return turns;
    }

    List<Notable> notables() {
        return notables;
    }

    List<Points> points() {
        return points;
    }
}
