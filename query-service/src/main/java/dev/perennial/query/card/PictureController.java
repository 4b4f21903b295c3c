package dev.perennial.query.card;

import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.TableViews;
import dev.perennial.query.picture.Pictures;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.text.Languages;
import dev.perennial.query.text.WebTexts;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Pictures of boards as spectators see them, also for players. */
@RestController
@Scoped(Scope.READ)
class PictureController {
    private static final Duration FRESH = Duration.ofSeconds(10);

    private final TableBoards boards;
    private final SpectatedTables tables;
    private final Pictures pictures;

    PictureController(TableBoards boards, SpectatedTables tables, Pictures pictures) {
        this.boards = boards;
        this.tables = tables;
        this.pictures = pictures;
    }

    @Answers(type = MediaType.IMAGE_PNG_VALUE)
    @GetMapping(path = "/api/v1/tables/{table}/picture.png", produces = MediaType.IMAGE_PNG_VALUE)
    ResponseEntity<byte[]> picture(
            @PathVariable String table,
            @RequestParam(required = false) @Nullable Long at,
            @RequestParam(required = false) @Nullable String language,
            @RequestHeader(name = HttpHeaders.ACCEPT_LANGUAGE, required = false) @Nullable String accepted,
            HttpServletRequest request)
            throws InterruptedException {
        TableMoment latest =
                boards.latest(RequestFields.table(table), Optional.empty()).orElseThrow(RequestFields::unknownTable);
        TableViews.requireAllowed(latest, Optional.empty());
        if (at != null && (at < 0 || at > latest.sequence())) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "NO_SUCH_MOMENT", "The game has no such moment.");
        }
        TableMoment moment = at == null ? latest : tables.at(latest, at);
        var texts = WebTexts.in(Languages.of(language, accepted));
        var picture = TablePictures.of(moment, tables.names(latest.table()), texts);
        return ResponseEntity.ok()
                .cacheControl(CacheControl.maxAge(FRESH).cachePublic())
                .varyBy(HttpHeaders.ACCEPT_LANGUAGE)
                .contentType(MediaType.IMAGE_PNG)
                .body(pictures.png(picture, PictureAsker.of(request)));
    }
}
