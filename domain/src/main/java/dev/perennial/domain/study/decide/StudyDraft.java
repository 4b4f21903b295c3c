package dev.perennial.domain.study.decide;

import dev.perennial.domain.study.Chapter;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyEvent.StudyCreated;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.command.StudyRefusal;
import java.util.ArrayList;
import java.util.List;

/** The events of a command so far, and the study after them. */
final class StudyDraft {
    private final List<StudyEvent> events = new ArrayList<>();
    private StudyState state;

    StudyDraft(StudyState state) {
        this.state = state;
    }

    static StudyDraft of(StudyCreated created) {
        var draft = new StudyDraft(StudyState.created(created));
        draft.events.add(created);
        return draft;
    }

    void add(StudyEvent event) {
        events.add(event);
        state = state.evolve(event);
    }

    StudyState state() {
        return state;
    }

    Chapter chapter(int number) {
        return state.chapter(number).orElseThrow(StudyRefusal.UNKNOWN_CHAPTER::refused);
    }

    List<StudyEvent> events() {
        return List.copyOf(events);
    }
}
