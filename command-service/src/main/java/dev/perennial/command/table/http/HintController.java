package dev.perennial.command.table.http;

import dev.perennial.command.bot.Hints;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.TableReader;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.decide.HintCheck;
import dev.perennial.games.GameMove;
import dev.perennial.games.Sentence;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Hints for players who practise against bots. Nothing is stored. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}/hints")
class HintController {
    private final TableReader tables;
    private final Hints hints;
    private final PlayerLimits limits;

    HintController(TableReader tables, Hints hints, PlayerLimits limits) {
        this.tables = tables;
        this.hints = hints;
        this.limits = limits;
    }

    record Suggestion(GameMove move, String notation) {}

    /**
     * The expert's move and its reasons.
     *
     * @param seatMove the number the move must carry
     * @param next the second best move; null when there is no other
     */
    record Hint(
            int seat,
            int seatMove,
            Suggestion best,
            @Nullable Suggestion next,
            List<Sentence> reasons) {}

    @PostMapping
    Hint hint(PlayerId player, @PathVariable String table) throws InterruptedException {
        TableState now = tables.read(RequestFields.table(table));
        int seat = HintCheck.seatOf(now, player);
        limits.asks(player);
        var advice = hints.of(now, seat, player)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.CONFLICT, "BUSY", "Too many players ask for hints. Please try again."));
        return new Hint(
                seat,
                now.seat(seat).nextMove(),
                suggestion(now, advice.move()),
                advice.next() == null ? null : suggestion(now, advice.next()),
                advice.reasons());
    }

    private static Suggestion suggestion(TableState table, GameMove move) {
        return new Suggestion(move, table.game().notation(move));
    }
}
