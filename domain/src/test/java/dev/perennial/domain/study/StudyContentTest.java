package dev.perennial.domain.study;

import static dev.perennial.domain.study.PlainStudy.ED;
import static dev.perennial.domain.study.PlainStudy.ID;
import static dev.perennial.domain.study.PlainStudy.OLGA;
import static dev.perennial.domain.study.PlainStudy.REAL;
import static dev.perennial.domain.study.PlainStudy.REDEALT;
import static dev.perennial.domain.study.PlainStudy.SEAT_0;
import static dev.perennial.domain.study.PlainStudy.SEAT_1;
import static dev.perennial.domain.study.PlainStudy.note;
import static dev.perennial.domain.study.PlainStudy.variation;
import static dev.perennial.domain.study.StudyRefusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.study.Mark.Colour;
import dev.perennial.domain.study.Mark.Kind;
import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.command.ChapterDraft;
import dev.perennial.domain.study.command.ChapterDraft.NoteDraft;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyCommand.AddChapter;
import dev.perennial.domain.study.command.StudyCommand.AddVariation;
import dev.perennial.domain.study.command.StudyCommand.WriteNote;
import dev.perennial.domain.study.command.StudyRefusal;
import dev.perennial.domain.study.decide.StudyDecider;
import dev.perennial.domain.table.Origin.Deal;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StudyContentTest {
    private final PlainStudy study = new PlainStudy(StudyVisibility.PRIVATE).withChapter();

    private void write(NoteDraft note) {
        study.send(new WriteNote(ID, OLGA, 1, note));
    }

    @Test
    void aNoteReachesOnlyReadersWhoKnowWhatItsAuthorKnew() {
        write(note(Place.inGame(10), Perspective.SPECTATOR, "for all"));
        write(note(Place.inGame(10), SEAT_0, "for seat 0"));
        write(note(Place.inGame(10), SEAT_1, "for seat 1"));
        write(note(Place.inGame(10), Perspective.OPEN, "for open cards"));
        assertThat(texts(Perspective.SPECTATOR)).containsExactly("for all");
        assertThat(texts(SEAT_0)).containsExactly("for all", "for seat 0");
        assertThat(texts(SEAT_1)).containsExactly("for all", "for seat 1");
        assertThat(texts(Perspective.OPEN)).hasSize(4);
    }

    private List<String> texts(Perspective reader) {
        return study.chapter().seenBy(reader).notes().stream()
                .map(StudyNote::text)
                .toList();
    }

    @Test
    void aLineIsForThoseWhoMaySeeItsCards() {
        assertRefused(
                StudyRefusal.PERSPECTIVE_TOO_NARROW,
                () -> study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_0, REAL))));
        assertRefused(
                StudyRefusal.PERSPECTIVE_TOO_NARROW,
                () -> study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_1, REDEALT))));
        study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_0, REDEALT)));
        study.send(new AddVariation(ID, OLGA, 1, variation(Perspective.OPEN, REAL)));
        assertThat(study.chapter().seenBy(SEAT_1).variations()).isEmpty();
        assertThat(study.chapter().seenBy(SEAT_0).variations()).hasSize(1);
        assertThat(study.chapter().seenBy(Perspective.OPEN).variations()).hasSize(2);
    }

    @Test
    void theLineOfAChapterIsHiddenFromOtherSeats() {
        assertRefused(
                StudyRefusal.PERSPECTIVE_TOO_NARROW,
                () -> study.send(new AddChapter(ID, OLGA, PlainStudy.chapter("Second", SEAT_1, REDEALT))));
        var draft = PlainStudy.chapter("Second", SEAT_0, REDEALT);
        study.send(new AddChapter(
                ID,
                OLGA,
                new ChapterDraft("Second", draft.game(), SEAT_0, REDEALT, new Place(10, 0, 1), List.of(), List.of())));
        var second = study.state().chapter(2).orElseThrow();
        assertThat(second.seenBy(SEAT_0)).isEqualTo(second);
        assertThat(second.seenBy(SEAT_1).line()).isNull();
        assertThat(second.seenBy(SEAT_1).opening()).isEqualTo(Place.inGame(10));
    }

    @Test
    void aNoteInALineNeedsAtLeastThePerspectiveOfTheLine() {
        study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_0, REDEALT)));
        var place = new Place(10, 1, 1);
        assertRefused(StudyRefusal.PERSPECTIVE_TOO_NARROW, () -> write(note(place, Perspective.SPECTATOR, "Look!")));
        write(note(place, SEAT_0, "Look!"));
        study.send(new StudyCommand.RemoveVariation(ID, OLGA, 1, 1));
        assertThat(study.chapter().notes()).isEmpty();
    }

    @Test
    void momentsThatDoNotExistAreRefused() {
        for (Place place : List.of(
                Place.inGame(-1),
                Place.inGame(101),
                new Place(10, 1, 0),
                new Place(10, 0, 0),
                new Place(10, null, 1))) {
            assertRefused(StudyRefusal.BAD_PLACE, () -> write(note(place, Perspective.OPEN, "Look!")));
        }
        assertRefused(
                StudyRefusal.BAD_STUDY_PERSPECTIVE, () -> write(note(Place.inGame(1), Perspective.ofSeat(2), "Look!")));
    }

    @Test
    void anEmptyNoteNeedsMarks() {
        assertRefused(StudyRefusal.BAD_NOTE, () -> write(note(Place.inGame(1), SEAT_0, " ")));
        assertRefused(StudyRefusal.BAD_NOTE, () -> write(note(Place.inGame(1), SEAT_0, "x".repeat(2_001))));
        write(note(Place.inGame(1), SEAT_0, "", new Mark(Kind.CELL, "cell-1,0", null, Colour.GREEN)));
        assertThat(study.chapter().notes()).hasSize(1);
    }

    @Test
    void marksSayWhereTheyAre() {
        for (Mark mark : List.of(
                new Mark(Kind.CELL, "", null, Colour.RED),
                new Mark(Kind.CELL, "a<b", null, Colour.RED),
                new Mark(Kind.CARD, "a", "b", Colour.RED),
                new Mark(Kind.ARROW, "a", null, Colour.RED),
                new Mark(Kind.ARROW, "a", "a", Colour.RED))) {
            assertRefused(StudyRefusal.BAD_MARKS, () -> write(note(Place.inGame(1), SEAT_0, "Look!", mark)));
        }
        var many = IntStream.range(0, 41)
                .mapToObj(i -> new Mark(Kind.CELL, "cell-" + i, null, Colour.RED))
                .toArray(Mark[]::new);
        assertRefused(StudyRefusal.BAD_MARKS, () -> write(note(Place.inGame(1), SEAT_0, "Look!", many)));
    }

    @Test
    void linesAreSound() {
        var tooLong = IntStream.range(0, 201)
                .mapToObj(_ -> new Line.Step(0, "draw deck"))
                .toList();
        for (Line line : List.of(
                new Line(1, Deal.REAL, null, null, List.of()),
                new Line(1, Deal.REAL, 0, "oak", REAL.moves()),
                new Line(1, Deal.REDEALT, null, "oak", REAL.moves()),
                new Line(1, Deal.REDEALT, 2, "oak", REAL.moves()),
                new Line(1, Deal.REDEALT, 0, "an oak", REAL.moves()),
                new Line(1, Deal.REAL, null, null, List.of(new Line.Step(2, "draw deck"))),
                new Line(1, Deal.REAL, null, null, tooLong))) {
            assertRefused(
                    StudyRefusal.BAD_LINE,
                    () -> study.send(new AddVariation(ID, OLGA, 1, variation(Perspective.OPEN, line))));
        }
    }

    @Test
    void numbersAreNeverGivenTwice() {
        write(note(Place.inGame(1), SEAT_0, "first"));
        study.send(new StudyCommand.RemoveNote(ID, OLGA, 1, 1));
        write(note(Place.inGame(1), SEAT_0, "second"));
        assertThat(study.chapter().notes()).extracting(StudyNote::number).containsExactly(2);
        study.send(new StudyCommand.RemoveChapter(ID, OLGA, 1));
        study.withChapter();
        assertThat(study.chapter().number()).isEqualTo(2);
        assertRefused(StudyRefusal.UNKNOWN_CHAPTER, () -> study.send(new StudyCommand.RemoveChapter(ID, OLGA, 1)));
    }

    @Test
    void anUnchangedNoteIsNoEvent() {
        write(note(Place.inGame(1), SEAT_0, "first"));
        assertThat(study.send(new StudyCommand.ChangeNote(ID, OLGA, 1, 1, SEAT_0, "first ", List.of())))
                .isEmpty();
        assertThat(study.send(new StudyCommand.ChangeNote(ID, OLGA, 1, 1, SEAT_1, "first", List.of())))
                .hasSize(1);
        assertThat(texts(SEAT_0)).isEmpty();
    }

    @Test
    void anOrderNamesEveryChapterOnce() {
        study.withChapter();
        for (List<Integer> order : List.of(List.of(2), List.of(2, 2), List.of(1, 2, 3))) {
            assertRefused(
                    StudyRefusal.BAD_CHAPTER_ORDER, () -> study.send(new StudyCommand.OrderChapters(ID, OLGA, order)));
        }
        study.send(new StudyCommand.OrderChapters(ID, OLGA, List.of(2, 1)));
        assertThat(study.state().chapters()).extracting(Chapter::number).containsExactly(2, 1);
    }

    @Test
    void aFullChapterRefusesMore() {
        IntStream.range(0, 300).forEach(i -> write(note(Place.inGame(1), SEAT_0, "note " + i)));
        assertRefused(StudyRefusal.TOO_MANY_NOTES, () -> write(note(Place.inGame(1), SEAT_0, "one more")));
        IntStream.range(0, 100).forEach(_ -> study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_0, REDEALT))));
        assertRefused(
                StudyRefusal.TOO_MANY_VARIATIONS,
                () -> study.send(new AddVariation(ID, OLGA, 1, variation(SEAT_0, REDEALT))));
        IntStream.range(1, 64).forEach(_ -> study.withChapter());
        assertRefused(StudyRefusal.TOO_MANY_CHAPTERS, study::withChapter);
    }

    @Test
    void onlyThePresenterMovesTheFollowers() {
        study.withEditor(ED);
        var first = new Position(1, Place.inGame(1), SEAT_0);
        var second = new Position(1, Place.inGame(2), SEAT_0);
        assertRefused(StudyRefusal.NOT_PRESENTER, () -> study.send(new StudyCommand.ShowPosition(ID, OLGA, first)));
        study.send(new StudyCommand.StartPresentation(ID, OLGA, first));
        assertThat(study.send(new StudyCommand.ShowPosition(ID, OLGA, first))).isEmpty();
        study.send(new StudyCommand.ShowPosition(ID, OLGA, second));
        assertThat(study.state().presentation()).isEqualTo(new Presentation(OLGA, second));
        assertRefused(StudyRefusal.NOT_PRESENTER, () -> study.send(new StudyCommand.ShowPosition(ID, ED, first)));
        study.send(new StudyCommand.StartPresentation(ID, ED, first));
        assertRefused(StudyRefusal.NOT_PRESENTER, () -> study.send(new StudyCommand.ShowPosition(ID, OLGA, second)));
        study.send(new StudyCommand.EndPresentation(ID, OLGA));
        assertThat(study.state().presentation()).isNull();
        assertThat(study.send(new StudyCommand.EndPresentation(ID, OLGA))).isEmpty();
    }

    @Test
    void anImportedStudyHasAllOrNothing() {
        var good = PlainStudy.chapter("First", SEAT_0, null);
        var variations = List.of(variation(SEAT_0, REDEALT));
        var notes = List.of(note(new Place(10, 1, 1), SEAT_0, "Look!"));
        var whole = new ChapterDraft("First", good.game(), SEAT_0, null, Place.inGame(3), variations, notes);
        var create = new StudyCommand.CreateStudy(ID, OLGA, "Oaks", StudyVisibility.LINK, List.of(whole));
        assertThat(StudyDecider.create(create))
                .extracting(event -> event.getClass().getSimpleName())
                .containsExactly("StudyCreated", "ChapterAdded", "VariationAdded", "NoteWritten");
        var broken = new ChapterDraft("First", good.game(), SEAT_0, null, Place.inGame(3), List.of(), notes);
        assertRefused(
                StudyRefusal.BAD_PLACE,
                () -> StudyDecider.create(
                        new StudyCommand.CreateStudy(ID, OLGA, "Oaks", StudyVisibility.LINK, List.of(whole, broken))));
    }
}
