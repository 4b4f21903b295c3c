package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Presentation;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import dev.perennial.query.web.QueryParameters;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** A study, and its chapters as a reader may see them. */
@RestController
@Scoped(Scope.READ)
class StudyController {
    private final StudyBoards boards;
    private final Players players;

    StudyController(StudyBoards boards, Players players) {
        this.boards = boards;
        this.players = players;
    }

    /**
     * A chapter in the list of its study.
     *
     * @param perspective how readers see it first
     */
    record ChapterRow(int number, String title, String table, String game, Perspective perspective) {
        static ChapterRow of(Chapter chapter) {
            return new ChapterRow(
                    chapter.number(),
                    chapter.title(),
                    chapter.game().table().code(),
                    chapter.game().game(),
                    chapter.perspective());
        }
    }

    /**
     * A study without what is said in its chapters.
     *
     * @param invited for editors and invited players only
     * @param presentation what its presenter shows; null if nobody presents
     * @param sequence of its last event
     */
    record Study(
            String id,
            String title,
            StudyVisibility visibility,
            PlayerId owner,
            Set<PlayerId> editors,
            Set<PlayerId> invited,
            List<ChapterRow> chapters,
            @Nullable Presentation presentation,
            long sequence,
            Map<String, String> names) {}

    @GetMapping("/api/v1/studies/{study}")
    ResponseEntity<Study> one(
            @PathVariable String study, @RequestParam @Nullable Long atLeast, Optional<PlayerId> player) {
        var step = boards.read(study, atLeast, player);
        StudyState state = step.after();
        boolean team = player.filter(
                        each -> state.isEditor(each) || state.invited().contains(each))
                .isPresent();
        Set<PlayerId> invited = team ? state.invited() : Set.of();
        var named = new LinkedHashSet<>(state.editors());
        named.add(state.owner());
        named.addAll(invited);
        return answer(new Study(
                state.id().code(),
                state.title(),
                state.visibility(),
                state.owner(),
                state.editors(),
                invited,
                state.chapters().stream().map(ChapterRow::of).toList(),
                state.presentation(),
                step.sequence(),
                names(named)));
    }

    /**
     * A chapter as seen with one perspective.
     *
     * @param seenAs that perspective: what needs a wider one is left out
     */
    record SeenChapter(
            String study, Perspective seenAs, ChapterContent chapter, long sequence, Map<String, String> names) {}

    @GetMapping("/api/v1/studies/{study}/chapters/{chapter}")
    ResponseEntity<SeenChapter> chapter(
            @PathVariable String study,
            @PathVariable int chapter,
            @RequestParam(required = false) @Nullable String perspective,
            @RequestParam @Nullable Long atLeast,
            Optional<PlayerId> player) {
        var step = boards.read(study, atLeast, player);
        Chapter found = step.after()
                .chapter(chapter)
                .orElseThrow(() -> new ProblemException(
                        HttpStatus.NOT_FOUND, "UNKNOWN_CHAPTER", "The study has no such chapter."));
        Perspective reader = perspective == null
                ? found.perspective()
                : perspective(perspective, found.game().seats());
        var content = ChapterContent.of(found.seenBy(reader));
        return answer(new SeenChapter(study, reader, content, step.sequence(), names(content.authors())));
    }

    static Perspective perspective(String text, int seats) {
        try {
            var perspective = new Perspective(text);
            if (perspective.fits(seats)) {
                return perspective;
            }
        } catch (IllegalArgumentException e) {
            throw badPerspective();
        }
        throw badPerspective();
    }

    private static ProblemException badPerspective() {
        return QueryParameters.bad("BAD_PERSPECTIVE", "A perspective is spectator, open, or seat-0 and so on.");
    }

    private Map<String, String> names(Set<PlayerId> ids) {
        return players.names(ids.stream().map(PlayerId::code).toList());
    }

    private static <T> ResponseEntity<T> answer(T body) {
        return ResponseEntity.ok()
                .varyBy(HttpHeaders.AUTHORIZATION, HttpHeaders.COOKIE)
                .cacheControl(CacheControl.noStore())
                .body(body);
    }
}
