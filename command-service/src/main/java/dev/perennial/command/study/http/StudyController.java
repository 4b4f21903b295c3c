package dev.perennial.command.study.http;

import static java.util.Objects.requireNonNullElse;

import dev.perennial.command.account.Accounts;
import dev.perennial.command.community.Blocks;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.study.http.StudyCommands.StudyChanged;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.domain.study.command.StudyCommand.ChangeVisibility;
import dev.perennial.domain.study.command.StudyCommand.CreateStudy;
import dev.perennial.domain.study.command.StudyCommand.DeleteStudy;
import dev.perennial.domain.study.command.StudyCommand.InviteEditor;
import dev.perennial.domain.study.command.StudyCommand.JoinEditors;
import dev.perennial.domain.study.command.StudyCommand.RemoveEditor;
import dev.perennial.domain.study.command.StudyCommand.RenameStudy;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.util.List;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
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

/** Creates, imports, shares and deletes studies. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/studies")
class StudyController {
    private final CommandGateway gateway;
    private final StudyCommands commands;
    private final StudyDrafts drafts;
    private final Accounts accounts;
    private final Blocks blocks;
    private final PlayerLimits limits;

    StudyController(
            CommandGateway gateway,
            StudyCommands commands,
            StudyDrafts drafts,
            Accounts accounts,
            Blocks blocks,
            PlayerLimits limits) {
        this.gateway = gateway;
        this.commands = commands;
        this.drafts = drafts;
        this.accounts = accounts;
        this.blocks = blocks;
        this.limits = limits;
    }

    record Creating(@Nullable String title, @Nullable StudyVisibility visibility) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    StudyChanged create(CurrentPlayer by, @RequestBody Creating body) {
        StudyCommands.requireAccount(by);
        return create(
                by,
                new CreateStudy(
                        newId(),
                        by.id(),
                        RequestFields.required(body.title()),
                        requireNonNullElse(body.visibility(), StudyVisibility.PRIVATE),
                        List.of()));
    }

    /** Creates a private study from an exported file, with all its chapters or not at all. */
    @PostMapping("/import")
    @ResponseStatus(HttpStatus.CREATED)
    StudyChanged importFile(CurrentPlayer by, @RequestBody StudyFile file) {
        StudyCommands.requireAccount(by);
        return create(
                by,
                new CreateStudy(
                        newId(),
                        by.id(),
                        RequestFields.required(file.title()),
                        StudyVisibility.PRIVATE,
                        drafts.of(file)));
    }

    private StudyChanged create(CurrentPlayer by, CreateStudy command) {
        limits.opens(by.id());
        Object _ = gateway.sendAndWait(command);
        return new StudyChanged(command.study(), 0);
    }

    private static StudyId newId() {
        return new StudyId(UUID.randomUUID().toString());
    }

    @DeleteMapping("/{study}")
    StudyChanged delete(CurrentPlayer by, @PathVariable String study) {
        boolean moderator = by.roles().contains("admin") && by.scopes() == null;
        return commands.send(by, study, (id, player) -> new DeleteStudy(id, player, moderator));
    }

    record Naming(@Nullable String title) {}

    @PutMapping("/{study}/title")
    StudyChanged rename(CurrentPlayer by, @PathVariable String study, @RequestBody Naming body) {
        String title = RequestFields.required(body.title());
        return commands.send(by, study, (id, player) -> new RenameStudy(id, player, title));
    }

    record Sharing(@Nullable StudyVisibility visibility) {}

    @PutMapping("/{study}/visibility")
    StudyChanged share(CurrentPlayer by, @PathVariable String study, @RequestBody Sharing body) {
        var visibility = RequestFields.required(body.visibility());
        return commands.send(by, study, (id, player) -> new ChangeVisibility(id, player, visibility));
    }

    /** Players with an account who have not blocked the owner can be invited. */
    @PutMapping("/{study}/editors/{editor}")
    StudyChanged invite(CurrentPlayer by, @PathVariable String study, @PathVariable String editor) {
        PlayerId who = RequestFields.player(editor);
        var account = accounts.find(who).orElseThrow(RequestFields::unknownPlayer);
        StudyRefusal.EDITOR_NOT_INVITABLE.unless(
                !account.guest() && !blocks.against(by.id()).contains(who));
        return commands.send(by, study, (id, player) -> new InviteEditor(id, player, who));
    }

    @DeleteMapping("/{study}/editors/{editor}")
    StudyChanged removeEditor(CurrentPlayer by, @PathVariable String study, @PathVariable String editor) {
        PlayerId who = RequestFields.player(editor);
        return commands.send(by, study, (id, player) -> new RemoveEditor(id, player, who));
    }

    /** Accepts an invitation to edit. */
    @PostMapping("/{study}/editors/accept")
    StudyChanged accept(CurrentPlayer by, @PathVariable String study) {
        return commands.send(by, study, JoinEditors::new);
    }
}
