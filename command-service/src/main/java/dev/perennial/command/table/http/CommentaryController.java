package dev.perennial.command.table.http;

import dev.perennial.command.account.Accounts;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableCommand.AppointCommentator;
import dev.perennial.domain.table.command.TableCommand.DismissCommentator;
import dev.perennial.domain.table.command.TableCommand.PostComment;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the commentators of a table and what they post for its spectators. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}")
class CommentaryController {
    private final CommandGateway commands;
    private final Officials officials;
    private final PlayerLimits limits;
    private final Accounts accounts;

    CommentaryController(CommandGateway commands, Officials officials, PlayerLimits limits, Accounts accounts) {
        this.accounts = accounts;
        this.commands = commands;
        this.officials = officials;
        this.limits = limits;
    }

    @PutMapping("/commentators/{player}")
    CommandAccepted appoint(CurrentPlayer by, @PathVariable String table, @PathVariable String player) {
        TableId id = RequestFields.table(table);
        return CommandAccepted.by(
                commands, new AppointCommentator(id, known(player), by.id(), officials.isOfficial(by, id)));
    }

    @DeleteMapping("/commentators/{player}")
    CommandAccepted dismiss(CurrentPlayer by, @PathVariable String table, @PathVariable String player) {
        TableId id = RequestFields.table(table);
        return CommandAccepted.by(
                commands,
                new DismissCommentator(id, RequestFields.player(player), by.id(), officials.isOfficial(by, id)));
    }

    private PlayerId known(String player) {
        PlayerId id = RequestFields.player(player);
        if (accounts.find(id).isEmpty()) {
            throw RequestFields.unknownPlayer();
        }
        return id;
    }

    record Comment(@Nullable String text) {}

    @PostMapping("/comments")
    CommandAccepted post(PlayerId player, @PathVariable String table, @RequestBody Comment body) {
        limits.comments(player);
        TableId id = RequestFields.table(table);
        return CommandAccepted.by(
                commands,
                new PostComment(id, player, RequestFields.required(body.text()), officials.isCommentator(player, id)));
    }
}
