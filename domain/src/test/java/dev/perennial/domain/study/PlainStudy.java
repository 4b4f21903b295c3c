package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.command.ChapterDraft;
import dev.perennial.domain.study.command.ChapterDraft.NoteDraft;
import dev.perennial.domain.study.command.ChapterDraft.VariationDraft;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.AddChapter;
import dev.perennial.domain.study.command.StudyCommand.CreateStudy;
import dev.perennial.domain.study.decide.StudyDecider;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A study of a game for two, owned by Olga, and the commands that its tests send. */
public final class PlainStudy {
    public static final StudyId ID = new StudyId("study");
    public static final PlayerId OLGA = new PlayerId("olga");
    public static final PlayerId ED = new PlayerId("ed");
    public static final PlayerId RITA = new PlayerId("rita");
    public static final Perspective SEAT_0 = Perspective.ofSeat(0);
    public static final Perspective SEAT_1 = Perspective.ofSeat(1);
    public static final Line REAL = new Line(10, Deal.REAL, null, null, List.of(new Line.Step(0, "draw deck")));
    public static final Line REDEALT = new Line(10, Deal.REDEALT, 0, "oak", List.of(new Line.Step(0, "draw deck")));

    private StudyState state;

    public PlainStudy(StudyVisibility visibility) {
        var created = StudyDecider.create(new CreateStudy(ID, OLGA, " Oaks ", visibility, List.of()));
        state = StudyState.created((StudyEvent.StudyCreated) created.getFirst());
    }

    public StudyState state() {
        return state;
    }

    public List<StudyEvent> send(StudyCommand command) {
        var events = StudyDecider.decide(state, command);
        events.forEach(event -> state = state.evolve(event));
        return events;
    }

    public PlainStudy withChapter() {
        send(new AddChapter(ID, OLGA, chapter("First", SEAT_0, null)));
        return this;
    }

    public PlainStudy withEditor(PlayerId player) {
        send(new StudyCommand.InviteEditor(ID, OLGA, player));
        send(new StudyCommand.JoinEditors(ID, player));
        return this;
    }

    public Chapter chapter() {
        return state.chapters().getFirst();
    }

    public static ChapterDraft chapter(String title, Perspective perspective, @Nullable Line line) {
        var game = new ChapterGame(new TableId("table"), "arboretum", 2, 100);
        return new ChapterDraft(title, game, perspective, line, Place.inGame(10), List.of(), List.of());
    }

    public static NoteDraft note(Place place, Perspective perspective, String text, Mark... marks) {
        return new NoteDraft(place, perspective, text, List.of(marks));
    }

    public static VariationDraft variation(Perspective perspective, Line line) {
        return new VariationDraft("Another way", perspective, line);
    }
}
