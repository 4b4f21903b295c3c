package dev.perennial.contract.golden;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableId;
import java.util.List;

/** One event of every type of studies. */
final class StudySamples {
    private static final StudyId OAKS = new StudyId("oaks");
    private static final PlayerId ALICE = new PlayerId("alice");
    private static final PlayerId BOB = new PlayerId("bob");
    private static final ChapterGame GAME = new ChapterGame(new TableId("table-1"), "arboretum", 2, 120);
    private static final Perspective FIRST = Perspective.ofSeat(0);
    private static final Line LINE = new Line(
            57, Deal.REDEALT, 0, "oak-7", List.of(new Line.Step(0, "draw deck"), new Line.Step(0, "plant O4 1,0")));
    private static final List<Mark> MARKS = List.of(
            new Mark(Mark.Kind.CELL, "cell-1,0", null, Mark.Colour.GREEN),
            new Mark(Mark.Kind.CARD, "arboretum-O4", null, Mark.Colour.RED),
            new Mark(Mark.Kind.ARROW, "arboretum-O4", "cell-1,0", Mark.Colour.BLUE));

    static final List<StudyEvent> ALL = List.of(
            new StudyEvent.StudyCreated(OAKS, "Oaks", StudyVisibility.PRIVATE, ALICE),
            new StudyEvent.StudyRenamed(OAKS, "Long oaks", ALICE),
            new StudyEvent.VisibilityChanged(OAKS, StudyVisibility.PUBLIC, ALICE),
            new StudyEvent.EditorInvited(OAKS, BOB, ALICE),
            new StudyEvent.EditorJoined(OAKS, BOB),
            new StudyEvent.EditorRemoved(OAKS, BOB, ALICE),
            new StudyEvent.ChapterAdded(OAKS, 1, "First oak", GAME, FIRST, LINE, new Place(57, 0, 1), ALICE),
            new StudyEvent.ChapterRenamed(OAKS, 1, "The first oak", ALICE),
            new StudyEvent.ChapterRemoved(OAKS, 1, ALICE),
            new StudyEvent.ChaptersOrdered(OAKS, List.of(2, 1), ALICE),
            new StudyEvent.VariationAdded(OAKS, 1, 1, "Plant at once", FIRST, LINE, BOB),
            new StudyEvent.VariationRemoved(OAKS, 1, 1, BOB),
            new StudyEvent.NoteWritten(OAKS, 1, 1, Place.inGame(57), FIRST, "The oak closes the path.", MARKS, ALICE),
            new StudyEvent.NoteChanged(OAKS, 1, 1, Perspective.OPEN, "The oak wins.", MARKS, BOB),
            new StudyEvent.NoteRemoved(OAKS, 1, 1, ALICE),
            new StudyEvent.PresentationStarted(OAKS, new Position(1, Place.inGame(57), FIRST), ALICE),
            new StudyEvent.PositionShown(OAKS, new Position(1, new Place(57, 1, 2), FIRST)),
            new StudyEvent.PresentationEnded(OAKS, ALICE),
            new StudyEvent.StudyDeleted(OAKS, ALICE));

    private StudySamples() {}
}
