package dev.perennial.query.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.SavedVariation;
import dev.perennial.domain.study.StudyNote;
import dev.perennial.domain.study.StudyState;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Exports a study as a file that can be imported again. */
@RestController
@Scoped(Scope.READ)
class StudyExportController {
    private static final String FORMAT = "perennial.study/1";
    private static final int MOST_SEATS = 10;

    private final StudyBoards boards;

    StudyExportController(StudyBoards boards) {
        this.boards = boards;
    }

    /** A study without people: editors and authors are not part of the file. */
    record ExportedStudy(String format, String title, List<ExportedChapter> chapters) {}

    record ExportedChapter(
            String title,
            String table,
            Perspective perspective,
            @Nullable Line line,
            Place opening,
            List<ExportedVariation> variations,
            List<ExportedNote> notes) {}

    record ExportedVariation(String title, Perspective perspective, Line line) {}

    record ExportedNote(Place place, Perspective perspective, String text, List<Mark> marks) {}

    /** With open cards, or as one perspective sees it. */
    @GetMapping("/api/v1/studies/{study}/export")
    ResponseEntity<ExportedStudy> export(
            @PathVariable String study,
            @RequestParam(defaultValue = "open") String perspective,
            Optional<PlayerId> player) {
        StudyState state = boards.read(study, null, player).after();
        Perspective reader = StudyController.perspective(perspective, MOST_SEATS);
        var chapters = state.chapters().stream()
                .map(chapter -> exported(chapter.seenBy(reader)))
                .toList();
        var attachment = ContentDisposition.attachment()
                .filename("study-" + state.id().code() + ".json")
                .build();
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .header(HttpHeaders.CONTENT_DISPOSITION, attachment.toString())
                .body(new ExportedStudy(FORMAT, state.title(), chapters));
    }

    /** In a file the variations of a chapter have the numbers 1, 2 and so on. */
    private static ExportedChapter exported(Chapter chapter) {
        var numbers = new HashMap<Integer, Integer>(Map.of(Place.OWN_LINE, Place.OWN_LINE));
        for (SavedVariation variation : chapter.variations()) {
            numbers.put(variation.number(), numbers.size());
        }
        return new ExportedChapter(
                chapter.title(),
                chapter.game().table().code(),
                chapter.perspective(),
                chapter.line(),
                chapter.opening(),
                chapter.variations().stream()
                        .map(each -> new ExportedVariation(each.title(), each.perspective(), each.line()))
                        .toList(),
                chapter.notes().stream().map(note -> exported(note, numbers)).toList());
    }

    private static ExportedNote exported(StudyNote note, Map<Integer, Integer> numbers) {
        Integer variation = note.place().variation();
        var place = variation == null
                ? note.place()
                : new Place(
                        note.place().sequence(),
                        numbers.get(variation),
                        note.place().moves());
        return new ExportedNote(place, note.perspective(), note.text(), note.marks());
    }
}
