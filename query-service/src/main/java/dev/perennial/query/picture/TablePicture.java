package dev.perennial.query.picture;

import dev.perennial.games.GameView;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * The content of a picture: names and points above, the board below.
 *
 * @param heading the name of the game
 * @param note the state of the table, beside the heading
 * @param view as a spectator sees it; null before play
 */
public record TablePicture(
        String heading,
        String note,
        List<Seat> seats,
        @Nullable GameView view) {
    public static final int WIDTH = 1200;
    public static final int HEIGHT = 630;

    private static final double MARGIN = 40;
    private static final double GAP = 24;
    private static final double ROW_HEIGHT = 100;
    private static final double SEATS_TOP = 104;
    private static final double BOARD_TOP = 184;

    /**
     * A seat in the picture, or a line of a profile or of standings.
     *
     * @param points or a rating or a place; null before play
     */
    public record Seat(String name, @Nullable Integer points, boolean awaited) {}

    /** As a PNG file. */
    byte[] png(List<BoardPicture> boards) {
        var image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        var graphics = image.createGraphics();
        try {
            draw(Sketch.on(graphics, WIDTH, HEIGHT), boards);
        } finally {
            graphics.dispose();
        }
        var bytes = new ByteArrayOutputStream(1 << 16);
        try {
            if (!ImageIO.write(image, "png", bytes)) {
                throw new IllegalStateException("this runtime writes no PNG files");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private void draw(Sketch sheet, List<BoardPicture> boards) {
        sheet.box(0, 0, WIDTH, HEIGHT, 0, Sketch.PAPER);
        sheet.box(0, 0, WIDTH, 12, 0, Sketch.EVERGREEN);
        sheet.bold(heading, MARGIN, 72, 40, WIDTH * 0.6, Sketch.INK);
        sheet.boldToTheRight(note, WIDTH - MARGIN, 70, 28, Sketch.MUTED);
        if (view == null && seats.stream().anyMatch(seat -> seat.points() != null)) {
            rows(sheet.part(MARGIN, SEATS_TOP, WIDTH - 2 * MARGIN, HEIGHT - SEATS_TOP - MARGIN));
            return;
        }
        Sketch names = sheet.part(MARGIN, SEATS_TOP, WIDTH - 2 * MARGIN, BOARD_TOP - SEATS_TOP);
        for (int i = 0; i < seats.size(); i++) {
            name(seats.get(i), names.column(i, seats.size(), GAP));
        }
        Sketch board = sheet.part(MARGIN, BOARD_TOP, WIDTH - 2 * MARGIN, HEIGHT - BOARD_TOP - MARGIN);
        GameView shown = view;
        if (shown != null) {
            BoardPicture.of(boards, shown).ifPresentOrElse(known -> known.draw(shown, board), () -> large(board));
        }
    }

    /** Figures that belong to no board, one below the other. */
    private void rows(Sketch area) {
        for (int i = 0; i < seats.size(); i++) {
            Sketch row = area.part(0, i * (ROW_HEIGHT + GAP), area.width(), ROW_HEIGHT);
            String figure = String.valueOf(seats.get(i).points());
            row.box(0, 0, row.width(), ROW_HEIGHT, 12, Sketch.SURFACE);
            row.frame(0, 0, row.width(), ROW_HEIGHT, 12, Sketch.LINE);
            double room = row.width() - 96 - Typeface.BOLD.width(figure, 56);
            row.bold(seats.get(i).name(), 32, 68, 44, room, Sketch.INK);
            row.boldToTheRight(figure, row.width() - 32, 72, 56, Sketch.EVERGREEN);
        }
    }

    private static void name(Seat seat, Sketch area) {
        area.box(0, 0, area.width(), 56, 12, seat.awaited() ? Sketch.EVERGREEN : Sketch.SURFACE);
        area.frame(0, 0, area.width(), 56, 12, seat.awaited() ? Sketch.EVERGREEN : Sketch.LINE);
        Color ink = seat.awaited() ? Color.WHITE : Sketch.INK;
        String points = seat.points() == null ? "" : seat.points().toString();
        double room = area.width() - 36 - Typeface.BOLD.width(points, 28) - 10;
        area.bold(seat.name(), 16, 38, 28, Math.max(20, room), ink);
        area.boldToTheRight(points, area.width() - 16, 38, 28, ink);
    }

    /** A game whose board is not drawn here yet: its points as large as they fit. */
    private void large(Sketch board) {
        for (int i = 0; i < seats.size(); i++) {
            Sketch column = board.column(i, seats.size(), GAP);
            Integer points = seats.get(i).points();
            column.boldCentred(
                    points == null ? "" : points.toString(),
                    column.width() / 2,
                    column.height() / 2 + 40,
                    120,
                    Sketch.EVERGREEN);
        }
    }
}
