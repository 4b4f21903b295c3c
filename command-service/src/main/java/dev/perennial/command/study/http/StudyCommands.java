package dev.perennial.command.study.http;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.study.StudyReader;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.study.command.StudyRefused;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.util.Optional;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Sends commands to studies on behalf of the player who is signed in. */
@Component
class StudyCommands {
    private final CommandGateway commands;
    private final StudyReader studies;
    private final PlayerLimits limits;

    StudyCommands(CommandGateway commands, StudyReader studies, PlayerLimits limits) {
        this.commands = commands;
        this.studies = studies;
        this.limits = limits;
    }

    /**
     * The answer to a command that was accepted.
     *
     * @param sequence of the study after the change
     */
    record StudyChanged(StudyId study, long sequence) {}

    /** Creates a command for a known study and sender. */
    @FunctionalInterface
    interface Factory {
        StudyCommand create(StudyId study, PlayerId by);
    }

    /** Guests cannot be reached later, so they make no studies. */
    static void requireAccount(CurrentPlayer by) {
        StudyRefusal.STUDY_NEEDS_ACCOUNT.unless(!by.guest());
    }

    StudyChanged send(CurrentPlayer by, String study, Factory factory) {
        requireAccount(by);
        StudyId id = id(study);
        limits.acts(by.id());
        try {
            Long sequence = commands.sendAndWait(factory.create(id, by.id()));
            return new StudyChanged(id, sequence == null ? 0 : sequence);
        } catch (AggregateNotFoundException e) {
            throw StudyRefusal.UNKNOWN_STUDY.refused();
        } catch (ConcurrencyException e) {
            throw new ProblemException(Problem.of(HttpStatus.CONFLICT, "BUSY", "The study is busy. Please try again."));
        }
    }

    /** The game of a chapter; refused to all but the editors, who alone add to it. */
    ChapterGame gameOf(CurrentPlayer by, String study, int chapter) {
        try {
            var state = studies.read(id(study));
            StudyRefusal.UNKNOWN_STUDY.unless(state.isReader(Optional.of(by.id())));
            StudyRefusal.NOT_EDITOR.unless(state.isEditor(by.id()));
            return state.chapter(chapter)
                    .orElseThrow(StudyRefusal.UNKNOWN_CHAPTER::refused)
                    .game();
        } catch (AggregateNotFoundException e) {
            throw StudyRefusal.UNKNOWN_STUDY.refused();
        }
    }

    private static StudyId id(String text) {
        try {
            return new StudyId(text);
        } catch (IllegalArgumentException e) {
            throw new StudyRefused(StudyRefusal.UNKNOWN_STUDY);
        }
    }
}
