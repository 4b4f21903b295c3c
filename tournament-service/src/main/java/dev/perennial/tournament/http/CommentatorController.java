package dev.perennial.tournament.http;

import dev.perennial.domain.tournament.command.TournamentCommand.AppointCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.DismissCommentator;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the commentators of a tournament, who comment at all its tables. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}/commentators/{player}")
class CommentatorController {
    private final TournamentCommands commands;

    CommentatorController(TournamentCommands commands) {
        this.commands = commands;
    }

    @PutMapping
    CommandAccepted appoint(CurrentPlayer by, @PathVariable String tournament, @PathVariable String player) {
        Permissions.requireAccount(by);
        var commentator = RequestFields.player(player);
        return commands.send(by, tournament, null, (id, request) -> new AppointCommentator(id, request, commentator));
    }

    @DeleteMapping
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    CommandAccepted dismiss(CurrentPlayer by, @PathVariable String tournament, @PathVariable String player) {
        var commentator = RequestFields.player(player);
        return commands.sendAbout(
                commentator, by, tournament, null, (id, request) -> new DismissCommentator(id, request, commentator));
    }
}
