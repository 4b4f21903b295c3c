package dev.perennial.command.study.http;

import dev.perennial.command.study.http.StudyCommands.StudyChanged;
import dev.perennial.command.study.http.StudyFile.FileChapter;
import dev.perennial.command.study.http.StudyFile.FileVariation;
import dev.perennial.domain.study.command.StudyCommand.AddChapter;
import dev.perennial.domain.study.command.StudyCommand.AddVariation;
import dev.perennial.domain.study.command.StudyCommand.OrderChapters;
import dev.perennial.domain.study.command.StudyCommand.RemoveChapter;
import dev.perennial.domain.study.command.StudyCommand.RemoveVariation;
import dev.perennial.domain.study.command.StudyCommand.RenameChapter;
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

/** Adds, names, orders and removes the chapters of a study and their variations. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/studies/{study}")
class ChapterController {
    private final StudyCommands commands;
    private final StudyDrafts drafts;

    ChapterController(StudyCommands commands, StudyDrafts drafts) {
        this.commands = commands;
        this.drafts = drafts;
    }

    @PostMapping("/chapters")
    @ResponseStatus(HttpStatus.CREATED)
    StudyChanged add(CurrentPlayer by, @PathVariable String study, @RequestBody FileChapter body) {
        StudyCommands.requireAccount(by);
        var chapter = drafts.chapter(body);
        return commands.send(by, study, (id, player) -> new AddChapter(id, player, chapter));
    }

    record Naming(@Nullable String title) {}

    @PutMapping("/chapters/{chapter}/title")
    StudyChanged rename(
            CurrentPlayer by, @PathVariable String study, @PathVariable int chapter, @RequestBody Naming body) {
        String title = RequestFields.required(body.title());
        return commands.send(by, study, (id, player) -> new RenameChapter(id, player, chapter, title));
    }

    @DeleteMapping("/chapters/{chapter}")
    StudyChanged remove(CurrentPlayer by, @PathVariable String study, @PathVariable int chapter) {
        return commands.send(by, study, (id, player) -> new RemoveChapter(id, player, chapter));
    }

    record Order(@Nullable List<Integer> chapters) {}

    @PutMapping("/order")
    StudyChanged order(CurrentPlayer by, @PathVariable String study, @RequestBody Order body) {
        var chapters = RequestFields.list(RequestFields.required(body.chapters()));
        return commands.send(by, study, (id, player) -> new OrderChapters(id, player, chapters));
    }

    @PostMapping("/chapters/{chapter}/variations")
    @ResponseStatus(HttpStatus.CREATED)
    StudyChanged addVariation(
            CurrentPlayer by, @PathVariable String study, @PathVariable int chapter, @RequestBody FileVariation body) {
        StudyCommands.requireAccount(by);
        var game = commands.gameOf(by, study, chapter);
        var variation = drafts.variation(game.table(), body);
        return commands.send(by, study, (id, player) -> new AddVariation(id, player, chapter, variation));
    }

    @DeleteMapping("/chapters/{chapter}/variations/{variation}")
    StudyChanged removeVariation(
            CurrentPlayer by, @PathVariable String study, @PathVariable int chapter, @PathVariable int variation) {
        return commands.send(by, study, (id, player) -> new RemoveVariation(id, player, chapter, variation));
    }
}
