package dev.perennial.domain.study.command;

import dev.perennial.domain.Refusal;

/** Why a command to a study is refused. */
public enum StudyRefusal implements Refusal {
    UNKNOWN_STUDY(Kind.ABSENT, "There is no such study."),
    UNKNOWN_CHAPTER(Kind.ABSENT, "The study has no such chapter."),
    UNKNOWN_NOTE(Kind.ABSENT, "The chapter has no such note."),
    UNKNOWN_VARIATION(Kind.ABSENT, "The chapter has no such variation."),
    UNKNOWN_EDITOR(Kind.ABSENT, "This player is neither an editor of the study nor invited."),
    NOT_EDITOR(Kind.FORBIDDEN, "Only the editors of the study can do that."),
    NOT_STUDY_OWNER(Kind.FORBIDDEN, "Only the owner of the study can do that."),
    NOT_PRESENTER(Kind.FORBIDDEN, "You are not presenting this study. Start to present first."),
    STUDY_NEEDS_ACCOUNT(Kind.FORBIDDEN, "Studies need an account."),
    EDITOR_NOT_INVITABLE(Kind.FORBIDDEN, "This player cannot be invited."),
    ALREADY_EDITOR(Kind.TIME, "This player is already an editor or invited."),
    TOO_MANY_EDITORS(Kind.TIME, "A study has at most 20 editors."),
    TOO_MANY_CHAPTERS(Kind.TIME, "A study has at most 64 chapters."),
    TOO_MANY_VARIATIONS(Kind.TIME, "A chapter has at most 100 variations."),
    TOO_MANY_NOTES(Kind.TIME, "A chapter has at most 300 notes."),
    BAD_STUDY_TITLE(Kind.WRONG, "A title has 1 to 100 characters."),
    BAD_NOTE(Kind.WRONG, "A note has 1 to 2000 characters, or marks and no text."),
    BAD_MARKS(Kind.WRONG, "A note has at most 40 marks. An arrow needs two different ends, other marks one place."),
    BAD_PLACE(Kind.WRONG, "The chapter has no such moment."),
    BAD_LINE(Kind.WRONG, "A line needs moves, or a redeal with a seat and a seed. It has at most 200 moves."),
    ILLEGAL_LINE(Kind.WRONG, "The rules do not allow the moves of this line."),
    BAD_CHAPTER_ORDER(Kind.WRONG, "The order must name every chapter once."),
    BAD_STUDY_PERSPECTIVE(Kind.WRONG, "The game has no such seat."),
    PERSPECTIVE_TOO_NARROW(Kind.WRONG, "This shows cards that the perspective does not know. Choose a wider one.");

    private final Kind kind;
    private final String sentence;

    StudyRefusal(Kind kind, String sentence) {
        this.kind = kind;
        this.sentence = sentence;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    public StudyRefused refused() {
        return new StudyRefused(this);
    }

    /** Throws this refusal unless it holds. */
    public void unless(boolean condition) {
        if (!condition) {
            throw refused();
        }
    }
}
