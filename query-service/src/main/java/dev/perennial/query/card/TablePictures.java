package dev.perennial.query.card;

import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Viewer;
import dev.perennial.query.board.TablePoints;
import dev.perennial.query.board.TableView;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.picture.TablePicture;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.text.WebTexts;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Puts together what the picture of a moment shows. The board passes the game's view for spectators. */
final class TablePictures {
    private TablePictures() {}

    static TablePicture of(TableMoment moment, Map<String, String> names, WebTexts texts) {
        TableView shown = TableViews.position(moment, new Viewer.Spectator());
        TableState table = moment.table();
        List<Integer> points = TablePoints.of(table);
        return new TablePicture(
                texts.game(table.gameId()),
                texts.say("app", "status." + table.status(), Map.of()),
                IntStream.range(0, table.seats().size())
                        .mapToObj(number -> new TablePicture.Seat(
                                name(table.seats().get(number), names, texts),
                                points == null ? null : points.get(number),
                                moment.awaited().contains(number)))
                        .toList(),
                shown.view());
    }

    private static String name(@Nullable SeatState seat, Map<String, String> names, WebTexts texts) {
        return seat == null
                ? texts.say("app", "seat.free", Map.of())
                : texts.player(names, seat.player().code());
    }
}
