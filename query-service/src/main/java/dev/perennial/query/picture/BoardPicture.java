package dev.perennial.query.picture;

import dev.perennial.games.GameView;
import java.util.List;
import java.util.Optional;

/** Draws the board of one game, much simpler than the web app does. */
public interface BoardPicture {

    /** The views it can draw. */
    Class<? extends GameView> view();

    /** Draws the view into the room for the board, whose columns belong to the seats in seat order. */
    void draw(GameView view, Sketch area);

    /** The picture of this game, if it has one; a game without one is shown by its seats and points. */
    static Optional<BoardPicture> of(List<BoardPicture> known, GameView view) {
        return known.stream().filter(each -> each.view().isInstance(view)).findFirst();
    }
}
