package dev.perennial.query.replay;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Viewer;
import dev.perennial.http.ProblemException;
import dev.perennial.query.web.QueryParameters;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Through whose eyes a replay is seen. After the game any seat's; before, only the viewer's own. */
record Perspective(String code, Viewer viewer) {
    private static final String SPECTATOR = "spectator";
    private static final String OPEN = "open";
    private static final Pattern SEAT = Pattern.compile("seat-(\\d)");

    static Perspective of(@Nullable String asked, TableState table, Optional<PlayerId> player) {
        boolean over = table.isOver();
        Perspective own = own(table, player);
        if (asked == null) {
            return over ? new Perspective(OPEN, new Viewer.Open()) : own;
        }
        Perspective wanted = parse(asked, table);
        if (!over && !wanted.equals(own) && !(wanted.viewer instanceof Viewer.Spectator)) {
            throw new ProblemException(
                    HttpStatus.FORBIDDEN, "PERSPECTIVE_HIDDEN", "Other players' views are available after the game.");
        }
        return wanted;
    }

    private static Perspective own(TableState table, Optional<PlayerId> player) {
        return player.flatMap(table::seatOf)
                .map(Perspective::seat)
                .orElseGet(() -> new Perspective(SPECTATOR, new Viewer.Spectator()));
    }

    private static Perspective parse(String asked, TableState table) {
        if (asked.equals(SPECTATOR)) {
            return new Perspective(SPECTATOR, new Viewer.Spectator());
        }
        if (asked.equals(OPEN)) {
            return new Perspective(OPEN, new Viewer.Open());
        }
        var seat = SEAT.matcher(asked);
        if (seat.matches() && Integer.parseInt(seat.group(1)) < table.seats().size()) {
            return seat(Integer.parseInt(seat.group(1)));
        }
        throw QueryParameters.bad("BAD_PERSPECTIVE", "A perspective is spectator, open, or seat-0 and so on.");
    }

    private static Perspective seat(int number) {
        return new Perspective("seat-" + number, new Viewer.Seat(number));
    }
}
