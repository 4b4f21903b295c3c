package dev.perennial.query.board;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameView;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table as one viewer sees it at one moment.
 *
 * @param seat the viewer's own seat, null for a spectator
 * @param seatMove the number the viewer's next move must carry
 * @param clocks the time of every seat, in seat order; empty at a table without a clock
 * @param view the position as the game shows it to the viewer; null before play
 * @param legalMoves the viewer's own legal moves
 */
public record TableView(
        Table table,
        long sequence,
        Instant time,
        @Nullable Integer seat,
        @Nullable Integer seatMove,
        Set<Integer> awaited,
        List<SeatTime> clocks,
        @Nullable GameView view,
        List<GameMove> legalMoves,
        @Nullable Result result) {

    /** The public facts of a table. The server's seed is included only once it has been revealed. */
    public record Table(
            TableId id,
            String game,
            String rulesVersion,
            TableStatus status,
            FirstSeat firstSeat,
            Document options,
            PlayerId owner,
            List<Seat> seats,
            String commitment,
            TableTerms terms,
            @Nullable String tournament,
            @Nullable TableId rematchOf,
            @Nullable TableId rematch,
            @Nullable Ending ending,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String serverSeed,

            @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable
            List<PlayerId> commentators,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Origin origin) {}

    /**
     * The occupant of a seat.
     *
     * @param bot which one plays here, if one does
     * @param missed how many turns in a row it missed
     */
    public record Seat(
            int seat,
            @Nullable PlayerId player,
            @Nullable String clientSeed,
            int movesMade,
            @Nullable String bot,
            int missed,
            boolean forfeited,
            boolean agreesToVoid) {}

    /**
     * The time of a seat.
     *
     * @param bankSeconds what was left when its time began to run
     * @param since when it began to run; null while it does not
     * @param deadline when time is called if the seat does nothing
     */
    public record SeatTime(
            int seat,
            double bankSeconds,
            @Nullable Instant since,
            @Nullable Instant deadline) {}
}
