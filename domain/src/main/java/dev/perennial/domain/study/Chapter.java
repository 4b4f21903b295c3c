package dev.perennial.domain.study;

import dev.perennial.games.collection.Lists;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game of a study, or a branch of one, with what its editors say about it.
 *
 * @param perspective how readers see it first, and the least they have to know to see its line
 * @param line the branch that it is about; null for the game as it was played
 * @param opening the moment that readers see first
 * @param variationCount how many were ever added: numbers are never given twice
 * @param noteCount the same of notes
 */
public record Chapter(
        int number,
        String title,
        ChapterGame game,
        Perspective perspective,
        @Nullable Line line,
        Place opening,
        List<SavedVariation> variations,
        List<StudyNote> notes,
        int variationCount,
        int noteCount) {

    public Chapter {
        variations = List.copyOf(variations);
        notes = List.copyOf(notes);
    }

    static Chapter added(StudyEvent.ChapterAdded e) {
        return new Chapter(
                e.chapter(), e.title(), e.game(), e.perspective(), e.line(), e.opening(), List.of(), List.of(), 0, 0);
    }

    public Optional<SavedVariation> variation(int wanted) {
        return variations.stream().filter(each -> each.number() == wanted).findFirst();
    }

    public Optional<StudyNote> note(int wanted) {
        return notes.stream().filter(each -> each.number() == wanted).findFirst();
    }

    /** The least that readers have to know to see this moment; empty if there is no such moment. */
    public Optional<Perspective> shownAt(Place place) {
        Integer number = place.variation();
        if (number == null) {
            boolean in = place.moves() == 0 && place.sequence() >= 0 && place.sequence() <= game.last();
            return in ? Optional.of(Perspective.SPECTATOR) : Optional.empty();
        }
        Line named = number == Place.OWN_LINE
                ? line
                : variation(number).map(SavedVariation::line).orElse(null);
        if (named == null
                || place.sequence() != named.sequence()
                || place.moves() < 0
                || place.moves() > named.moves().size()) {
            return Optional.empty();
        }
        return Optional.of(
                number == Place.OWN_LINE
                        ? perspective
                        : variation(number).orElseThrow().perspective());
    }

    /** The chapter as a reader may see it who views the game like that. Nothing hidden passes here. */
    public Chapter seenBy(Perspective reader) {
        boolean whole = reader.includes(perspective);
        return new Chapter(
                number,
                title,
                game,
                perspective,
                whole ? line : null,
                whole || opening.variation() == null ? opening : Place.inGame(opening.sequence()),
                variations.stream()
                        .filter(each -> reader.includes(each.perspective()))
                        .toList(),
                notes.stream()
                        .filter(each -> reader.includes(each.perspective()))
                        .toList(),
                variationCount,
                noteCount);
    }

    Chapter named(String name) {
        return new Chapter(
                number, name, game, perspective, line, opening, variations, notes, variationCount, noteCount);
    }

    Chapter with(SavedVariation variation) {
        return withContent(Lists.concat(variations, List.of(variation)), notes, variation.number(), noteCount);
    }

    Chapter with(StudyNote note) {
        return withContent(variations, Lists.concat(notes, List.of(note)), variationCount, note.number());
    }

    Chapter changed(StudyEvent.NoteChanged e) {
        return withContent(
                variations,
                notes.stream()
                        .map(note ->
                                note.number() == e.note() ? note.changed(e.perspective(), e.text(), e.marks()) : note)
                        .toList(),
                variationCount,
                noteCount);
    }

    Chapter withoutNote(int gone) {
        return withContent(
                variations, notes.stream().filter(note -> note.number() != gone).toList(), variationCount, noteCount);
    }

    /** Notes in it go, too. */
    Chapter withoutVariation(int gone) {
        return withContent(
                variations.stream().filter(each -> each.number() != gone).toList(),
                notes.stream()
                        .filter(note ->
                                note.place().variation() == null || note.place().variation() != gone)
                        .toList(),
                variationCount,
                noteCount);
    }

    private Chapter withContent(
            List<SavedVariation> lines, List<StudyNote> written, int variationsEver, int notesEver) {
        return new Chapter(number, title, game, perspective, line, opening, lines, written, variationsEver, notesEver);
    }
}
