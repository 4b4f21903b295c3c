package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.games.Viewer;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumView;
import dev.perennial.query.table.TableMoment;
import dev.perennial.testing.PlayedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableViewsTest {
    private static final Viewer SPECTATOR = new Viewer.Spectator();

    @Test
    void aMoveIsShownOnlyToItsOwnSeat() {
        TableMoment made = find(TableEvent.MoveMade.class);
        var event = (TableEvent.MoveMade) made.last().event();
        var own = (TableEvent.MoveMade)
                TableViews.frame(made, new Viewer.Seat(event.seat())).event();
        assertThat(own).isEqualTo(event);
        for (Viewer other : List.of(SPECTATOR, new Viewer.Seat(1 - event.seat()))) {
            var shown = (TableEvent.MoveMade) TableViews.frame(made, other).event();
            assertThat(shown.move()).isNull();
            assertThat(shown.key()).isNull();
            assertThat(shown.seat()).isEqualTo(event.seat());
            assertThat(shown.number()).isEqualTo(event.number());
        }
    }

    @Test
    void aDrawnCardIsNamedOnlyToTheDrawer() {
        TableMoment drawn = find(ArboretumEvent.CardDrawn.class);
        var event = (ArboretumEvent.CardDrawn) drawn.last().event();
        var own = TableViews.frame(drawn, new Viewer.Seat(event.seat()));
        var others = TableViews.frame(drawn, SPECTATOR);
        assertThat(own.sentence().params())
                .containsEntry("card", Objects.requireNonNull(event.card()).code());
        assertThat(others.sentence().key()).isEqualTo("arboretum.CardDrawn.hidden");
        assertThat(((ArboretumEvent.CardDrawn) others.event()).card()).isNull();
        assertThat(others.type()).isEqualTo("arboretum.CardDrawn");
    }

    @Test
    void aFrameIsFlatJsonWithTheWholeTableAfterTheEvent() {
        var json = Json.mapper()
                .readTree(Json.mapper()
                        .writeValueAsString(TableViews.frame(find(ArboretumEvent.CardDrawn.class), SPECTATOR)));
        assertThat(json.propertyNames())
                .contains("type", "event", "sentence", "table", "sequence", "time", "seat", "seatMove", "awaited")
                .contains("view", "legalMoves", "result")
                .doesNotContain("after");
    }

    @Test
    void everySentenceOfATableHasItsKey() {
        for (TableMoment moment :
                moments(PlayedTable.opened("t-2", "arboretum", 2).started().playedOut(new Random(1)))) {
            var frame = TableViews.frame(moment, SPECTATOR);
            assertThat(frame.sentence().key()).startsWith(frame.type());
        }
        var aborted =
                moments(PlayedTable.opened("t-3", "arboretum", 2).started().aborted());
        assertThat(aborted.stream()
                        .map(moment ->
                                TableViews.frame(moment, SPECTATOR).sentence().key()))
                .endsWith("table.TableAborted", "table.SeedRevealed");
    }

    @Test
    void whoSitsAtTheTableLooksThroughHisSeat() {
        TableMoment last =
                moments(PlayedTable.opened("t-4", "arboretum", 2).started()).getLast();
        assertThat(TableViews.viewer(last, Optional.of(new PlayerId("player-1"))))
                .isEqualTo(new Viewer.Seat(1));
        assertThat(TableViews.viewer(last, Optional.of(new PlayerId("stranger"))))
                .isEqualTo(SPECTATOR);
        assertThat(TableViews.viewer(last, Optional.empty())).isEqualTo(SPECTATOR);
    }

    @Test
    void anAbortedGameIsOpenToEverybodyFromThenOn() {
        var moments =
                moments(PlayedTable.opened("t-5", "arboretum", 2).started().aborted());
        var running = (ArboretumView) view(moments.get(moments.size() - 3));
        var aborted = (ArboretumView) view(moments.getLast());
        assertThat(running.players().getFirst().hand()).isNull();
        assertThat(aborted.players().getFirst().hand()).hasSize(7);
        assertThat(aborted.deck()).hasSize(34);
    }

    private static Object view(TableMoment moment) {
        return Objects.requireNonNull(TableViews.view(moment, SPECTATOR).view());
    }

    private static TableMoment find(Class<?> event) {
        return moments(PlayedTable.opened("t-1", "arboretum", 2).started().played(6, new Random(1))).stream()
                .filter(moment -> event.isInstance(moment.last().event()))
                .findFirst()
                .orElseThrow();
    }

    private static List<TableMoment> moments(PlayedTable table) {
        var moments = new ArrayList<TableMoment>();
        @Nullable TableMoment moment = null;
        for (var envelope : table.envelopes()) {
            moment = TableMoment.after(
                    moment, new RecordedEvent(envelope.sequence(), envelope.time(), EventCodec.decode(envelope)));
            moments.add(moment);
        }
        return moments;
    }
}
