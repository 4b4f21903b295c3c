package dev.perennial.command.study.http;

import static dev.perennial.http.RequestFields.list;
import static dev.perennial.http.RequestFields.required;

import dev.perennial.command.study.StudyGames;
import dev.perennial.command.study.http.StudyFile.FileChapter;
import dev.perennial.command.study.http.StudyFile.FileNote;
import dev.perennial.command.study.http.StudyFile.FileVariation;
import dev.perennial.contract.json.RequiredFields;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.command.ChapterDraft;
import dev.perennial.domain.study.command.ChapterDraft.NoteDraft;
import dev.perennial.domain.study.command.ChapterDraft.VariationDraft;
import dev.perennial.domain.table.TableId;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Reads chapters, variations and notes from requests and files, and checks them against their games. */
@Component
class StudyDrafts {
    private final StudyGames games;

    StudyDrafts(StudyGames games) {
        this.games = games;
    }

    List<ChapterDraft> of(StudyFile file) {
        if (!StudyFile.FORMAT.equals(file.format())) {
            throw new ProblemException(
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    "BAD_STUDY_FORMAT",
                    "This is not an exported study of the format " + StudyFile.FORMAT + ".");
        }
        return list(file.chapters()).stream().map(this::chapter).toList();
    }

    ChapterDraft chapter(FileChapter given) {
        var variations =
                list(given.variations()).stream().map(StudyDrafts::variation).toList();
        Line own = given.line() == null ? null : complete(given.line());
        var lines = Stream.concat(Stream.ofNullable(own), variations.stream().map(VariationDraft::line))
                .toList();
        var checked = check(required(given.table()), lines);
        int first = own == null ? 0 : 1;
        return new ChapterDraft(
                required(given.title()),
                checked.game(),
                required(given.perspective()),
                own == null ? null : checked.lines().getFirst(),
                complete(given.opening()),
                IntStream.range(0, variations.size())
                        .mapToObj(i -> variations.get(i).with(checked.lines().get(first + i)))
                        .toList(),
                list(given.notes()).stream().map(StudyDrafts::note).toList());
    }

    /** The variation of a game, as its rules allow it. */
    VariationDraft variation(TableId table, FileVariation given) {
        var draft = variation(given);
        return draft.with(check(table, List.of(draft.line())).lines().getFirst());
    }

    private StudyGames.Checked check(TableId table, List<Line> lines) {
        try {
            return games.check(table, lines);
        } catch (AggregateNotFoundException e) {
            throw RequestFields.unknownTable();
        }
    }

    private static VariationDraft variation(FileVariation given) {
        return new VariationDraft(required(given.title()), required(given.perspective()), complete(given.line()));
    }

    static NoteDraft note(FileNote given) {
        return new NoteDraft(
                complete(given.place()),
                required(given.perspective()),
                given.text() == null ? "" : given.text(),
                marks(given.marks()));
    }

    static List<Mark> marks(@Nullable List<Mark> given) {
        return list(given).stream().map(StudyDrafts::complete).toList();
    }

    /** JSON may lack what a record needs. */
    static <T> T complete(@Nullable T given) {
        T value = required(given);
        if (!RequiredFields.isComplete(value)) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A required field is missing.");
        }
        return value;
    }
}
