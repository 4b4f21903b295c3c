package dev.perennial.command.study.http;

import dev.perennial.command.study.http.StudyCommands.StudyChanged;
import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.command.StudyCommand.EndPresentation;
import dev.perennial.domain.study.command.StudyCommand.ShowPosition;
import dev.perennial.domain.study.command.StudyCommand.StartPresentation;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Leads readers who follow through a study. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/studies/{study}/presentation")
class PresentationController {
    private final StudyCommands commands;

    PresentationController(StudyCommands commands) {
        this.commands = commands;
    }

    @PostMapping
    StudyChanged start(CurrentPlayer by, @PathVariable String study, @RequestBody Position body) {
        Position position = StudyDrafts.complete(body);
        return commands.send(by, study, (id, player) -> new StartPresentation(id, player, position));
    }

    @PutMapping
    StudyChanged show(CurrentPlayer by, @PathVariable String study, @RequestBody Position body) {
        Position position = StudyDrafts.complete(body);
        return commands.send(by, study, (id, player) -> new ShowPosition(id, player, position));
    }

    @DeleteMapping
    StudyChanged end(CurrentPlayer by, @PathVariable String study) {
        return commands.send(by, study, EndPresentation::new);
    }
}
