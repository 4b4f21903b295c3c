package dev.perennial.command.study.http;

import dev.perennial.command.study.http.StudyCommands.StudyChanged;
import dev.perennial.command.study.http.StudyFile.FileNote;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.command.StudyCommand.ChangeNote;
import dev.perennial.domain.study.command.StudyCommand.RemoveNote;
import dev.perennial.domain.study.command.StudyCommand.WriteNote;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Writes, changes and removes the notes of a chapter. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/studies/{study}/chapters/{chapter}/notes")
class NoteController {
    private final StudyCommands commands;

    NoteController(StudyCommands commands) {
        this.commands = commands;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    StudyChanged write(
            CurrentPlayer by, @PathVariable String study, @PathVariable int chapter, @RequestBody FileNote body) {
        var note = StudyDrafts.note(body);
        return commands.send(by, study, (id, player) -> new WriteNote(id, player, chapter, note));
    }

    record Changing(
            @Nullable Perspective perspective,
            @Nullable String text,
            @Nullable List<Mark> marks) {}

    @PutMapping("/{note}")
    StudyChanged change(
            CurrentPlayer by,
            @PathVariable String study,
            @PathVariable int chapter,
            @PathVariable int note,
            @RequestBody Changing body) {
        var perspective = RequestFields.required(body.perspective());
        String text = body.text() == null ? "" : body.text();
        var marks = StudyDrafts.marks(body.marks());
        return commands.send(
                by, study, (id, player) -> new ChangeNote(id, player, chapter, note, perspective, text, marks));
    }

    @DeleteMapping("/{note}")
    StudyChanged remove(
            CurrentPlayer by, @PathVariable String study, @PathVariable int chapter, @PathVariable int note) {
        return commands.send(by, study, (id, player) -> new RemoveNote(id, player, chapter, note));
    }
}
