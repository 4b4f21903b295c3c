package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.http.Page;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.study.StudyRows.Listed;
import dev.perennial.query.study.StudyRows.Row;
import dev.perennial.query.web.QueryParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Lists studies, the one that changed last first. */
@RestController
@Scoped(Scope.READ)
class StudyListController {
    private static final int MOST = 100;

    private final StudyRows studies;
    private final Players players;

    StudyListController(StudyRows studies, Players players) {
        this.studies = studies;
        this.players = players;
    }

    /** Which studies to list. */
    enum Which {
        PUBLIC,
        MINE,
        INVITATIONS
    }

    /** @param next where the following page begins; null on the last one */
    record StudyList(
            List<Row> studies,
            Map<String, String> names,
            @Nullable String next) {}

    /**
     * Public studies, those that the sender owns or edits, or those whose editors have invited the sender. Visitors
     * have none of their own.
     */
    @GetMapping("/api/v1/studies")
    ResponseEntity<StudyList> list(
            @RequestParam(defaultValue = "PUBLIC") String list,
            @RequestParam(required = false) @Nullable String owner,
            @RequestParam(defaultValue = "20") int limit,
            @RequestParam(required = false) @Nullable String cursor,
            Optional<PlayerId> player) {
        int most = Page.limit(limit, MOST);
        Listed behind = Listed.of(cursor);
        List<Row> found = switch (which(list)) {
            case PUBLIC -> studies.shared(owner == null ? null : RequestFields.player(owner), behind, most + 1);
            case MINE ->
                player.map(each -> studies.edited(each, behind, most + 1)).orElse(List.of());
            case INVITATIONS ->
                player.map(each -> studies.invitations(each, behind, most + 1)).orElse(List.of());
        };
        var page = Page.of(found, most, Listed::cursor);
        var named = new ArrayList<String>();
        page.rows().forEach(row -> {
            named.add(row.owner().code());
            row.editors().forEach(editor -> named.add(editor.code()));
        });
        return ResponseEntity.ok()
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .cacheControl(CacheControl.noStore())
                .body(new StudyList(page.rows(), players.names(named), page.next()));
    }

    private static Which which(String text) {
        for (Which which : Which.values()) {
            if (which.name().equals(text)) {
                return which;
            }
        }
        throw QueryParameters.bad("BAD_LIST", "The list is PUBLIC, MINE or INVITATIONS.");
    }
}
