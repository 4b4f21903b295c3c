package dev.perennial.query.replay;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.board.NamedView;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.player.Players;
import dev.perennial.query.table.TableMoment;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A whole game in one answer, or one of its positions. */
@RestController
@Scoped(Scope.READ)
class ReplayController {
    private final TableBoards boards;
    private final Replays replays;
    private final Players players;

    ReplayController(TableBoards boards, Replays replays, Players players) {
        this.boards = boards;
        this.replays = replays;
        this.players = players;
    }

    @Answers({ReplayAnswers.Whole.class, ReplayAnswers.One.class})
    @GetMapping(path = "/api/v1/tables/{table}/replay", produces = MediaType.APPLICATION_JSON_VALUE)
    ResponseEntity<byte[]> replay(
            @PathVariable String table,
            @RequestParam(name = "perspective", required = false) @Nullable String asked,
            @RequestParam @Nullable Long at,
            Optional<PlayerId> player) {
        var told = boards.read(RequestFields.table(table), player).orElseThrow(RequestFields::unknownTable);
        TableMoment last = told.latest();
        TableViews.requireAllowed(last, player);
        Perspective perspective = Perspective.of(asked, last.table(), player);
        if (at != null && (at < 0 || at > last.sequence())) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "NO_SUCH_MOMENT", "The game has no such moment.");
        }
        Map<String, String> names = names(last);
        byte[] replay = at == null ? replays.whole(told, perspective) : replays.one(told, at, perspective);
        return answer(last, perspective, at, names).body(NamedView.of(replay, names));
    }

    private static ResponseEntity.BodyBuilder answer(
            TableMoment last, Perspective perspective, @Nullable Long at, Map<String, String> names) {
        var answer = ResponseEntity.ok().varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE);
        return last.table().isOver()
                ? answer.cacheControl(CacheControl.noCache())
                        .eTag("W/\"" + last.sequence() + "-" + perspective.code() + "-" + at + "-"
                                + Integer.toHexString(names.hashCode()) + "\"")
                : answer.cacheControl(CacheControl.noStore().cachePrivate());
    }

    private Map<String, String> names(TableMoment last) {
        return players.names(last.table().seats().stream()
                .filter(Objects::nonNull)
                .map(seat -> seat.player().code())
                .toList());
    }
}
