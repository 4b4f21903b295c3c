package dev.perennial.domain.study;

import static dev.perennial.domain.study.PlainStudy.ED;
import static dev.perennial.domain.study.PlainStudy.ID;
import static dev.perennial.domain.study.PlainStudy.OLGA;
import static dev.perennial.domain.study.PlainStudy.RITA;
import static dev.perennial.domain.study.StudyRefusals.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.command.StudyCommand;
import dev.perennial.domain.study.command.StudyRefusal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StudyRightsTest {
    private final PlainStudy open = new PlainStudy(StudyVisibility.PUBLIC).withChapter();
    private final PlainStudy hidden = new PlainStudy(StudyVisibility.PRIVATE).withChapter();

    private static StudyCommand note(PlayerId by) {
        return new StudyCommand.WriteNote(ID, by, 1, PlainStudy.note(Place.inGame(1), Perspective.OPEN, "Look!"));
    }

    @Test
    void aPrivateStudyDoesNotExistForOthers() {
        assertThat(hidden.state().isReader(Optional.of(RITA))).isFalse();
        assertThat(hidden.state().isReader(Optional.empty())).isFalse();
        assertRefused(StudyRefusal.UNKNOWN_STUDY, () -> hidden.send(note(RITA)));
        assertRefused(StudyRefusal.UNKNOWN_STUDY, () -> hidden.send(new StudyCommand.DeleteStudy(ID, RITA, false)));
    }

    @Test
    void invitedPlayersReadAndWriteOnlyAfterTheyHaveAccepted() {
        hidden.send(new StudyCommand.InviteEditor(ID, OLGA, ED));
        assertThat(hidden.state().isReader(Optional.of(ED))).isTrue();
        assertRefused(StudyRefusal.NOT_EDITOR, () -> hidden.send(note(ED)));
        hidden.send(new StudyCommand.JoinEditors(ID, ED));
        assertThat(hidden.send(note(ED))).hasSize(1);
        assertThat(hidden.send(new StudyCommand.JoinEditors(ID, ED))).isEmpty();
    }

    @Test
    void readersOfAPublicStudyDoNotWrite() {
        assertThat(open.state().isReader(Optional.empty())).isTrue();
        assertRefused(StudyRefusal.NOT_EDITOR, () -> open.send(note(RITA)));
        assertRefused(StudyRefusal.UNKNOWN_EDITOR, () -> open.send(new StudyCommand.JoinEditors(ID, RITA)));
    }

    @Test
    void onlyTheOwnerChoosesEditorsAndReaders() {
        open.withEditor(ED);
        List<StudyCommand> owners = List.of(
                new StudyCommand.ChangeVisibility(ID, ED, StudyVisibility.PRIVATE),
                new StudyCommand.InviteEditor(ID, ED, RITA),
                new StudyCommand.DeleteStudy(ID, ED, false));
        assertThat(owners).allSatisfy(command -> assertRefused(StudyRefusal.NOT_STUDY_OWNER, () -> open.send(command)));
        open.withEditor(RITA);
        assertRefused(StudyRefusal.NOT_STUDY_OWNER, () -> open.send(new StudyCommand.RemoveEditor(ID, ED, RITA)));
        assertRefused(StudyRefusal.ALREADY_EDITOR, () -> open.send(new StudyCommand.InviteEditor(ID, OLGA, ED)));
        assertRefused(StudyRefusal.ALREADY_EDITOR, () -> open.send(new StudyCommand.InviteEditor(ID, OLGA, OLGA)));
    }

    @Test
    void editorsLeaveAndLoseTheirRights() {
        hidden.withEditor(ED);
        hidden.send(new StudyCommand.StartPresentation(
                ID, ED, new Presentation.Position(1, Place.inGame(1), Perspective.OPEN)));
        hidden.send(new StudyCommand.RemoveEditor(ID, ED, ED));
        assertThat(hidden.state().isReader(Optional.of(ED))).isFalse();
        assertThat(hidden.state().presentation()).isNull();
        assertRefused(StudyRefusal.UNKNOWN_EDITOR, () -> hidden.send(new StudyCommand.RemoveEditor(ID, OLGA, ED)));
    }

    @Test
    void aStudyHasALimitedNumberOfEditors() {
        for (int i = 0; i < 20; i++) {
            open.send(new StudyCommand.InviteEditor(ID, OLGA, new PlayerId("editor-" + i)));
        }
        assertRefused(StudyRefusal.TOO_MANY_EDITORS, () -> open.send(new StudyCommand.InviteEditor(ID, OLGA, ED)));
    }

    @Test
    void aDeletedStudyIsGoneForEveryone() {
        open.send(new StudyCommand.DeleteStudy(ID, OLGA, false));
        assertThat(open.state().title()).isEmpty();
        assertThat(open.state().chapters()).isEmpty();
        assertRefused(StudyRefusal.UNKNOWN_STUDY, () -> open.send(note(OLGA)));
        assertRefused(StudyRefusal.UNKNOWN_STUDY, () -> open.send(new StudyCommand.DeleteStudy(ID, OLGA, true)));
    }

    @Test
    void anAdminDeletesWhatTheyCannotRead() {
        assertThat(hidden.send(new StudyCommand.DeleteStudy(ID, RITA, true))).hasSize(1);
    }

    @Test
    void titlesAreShortAndVisible() {
        assertThat(open.state().title()).isEqualTo("Oaks");
        for (String title : List.of(" ", "x".repeat(101), "Oa\u200bks")) {
            assertRefused(StudyRefusal.BAD_STUDY_TITLE, () -> open.send(new StudyCommand.RenameStudy(ID, OLGA, title)));
        }
        assertThat(open.send(new StudyCommand.RenameStudy(ID, OLGA, "Oaks "))).isEmpty();
    }
}
