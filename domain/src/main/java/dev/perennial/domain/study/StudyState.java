package dev.perennial.domain.study;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyEvent.StudyCreated;
import dev.perennial.games.collection.Lists;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of a study, folded from its events, for both the command and the query side.
 *
 * @param editors without the owner, who is one, too
 * @param invited have not answered yet
 * @param chapterCount how many were ever added: numbers are never given twice
 * @param presentation null while nobody presents
 */
public record StudyState(
        StudyId id,
        String title,
        StudyVisibility visibility,
        PlayerId owner,
        Set<PlayerId> editors,
        Set<PlayerId> invited,
        List<Chapter> chapters,
        int chapterCount,
        @Nullable Presentation presentation,
        boolean deleted) {

    public static StudyState created(StudyCreated e) {
        return new StudyState(
                e.study(), e.title(), e.visibility(), e.by(), Set.of(), Set.of(), List.of(), 0, null, false);
    }

    public boolean isEditor(PlayerId player) {
        return owner.equals(player) || editors.contains(player);
    }

    /** Invited players may look before they answer. */
    public boolean isReader(Optional<PlayerId> player) {
        return !deleted
                && (visibility != StudyVisibility.PRIVATE
                        || player.filter(each -> isEditor(each) || invited.contains(each))
                                .isPresent());
    }

    public Optional<Chapter> chapter(int wanted) {
        return chapters.stream().filter(each -> each.number() == wanted).findFirst();
    }

    public StudyState evolve(StudyEvent event) {
        return switch (event) {
            case StudyCreated e -> created(e);
            case StudyEvent.StudyRenamed e -> with(e.title(), visibility);
            case StudyEvent.VisibilityChanged e -> with(title, e.visibility());
            case StudyEvent.EditorInvited e -> with(editors, plus(invited, e.player()));
            case StudyEvent.EditorJoined e -> with(plus(editors, e.player()), minus(invited, e.player()));
            case StudyEvent.EditorRemoved e -> without(e.player());
            case StudyEvent.InChapter e -> with(chaptersAfter(e), Math.max(chapterCount, e.chapter()));
            case StudyEvent.ChaptersOrdered e ->
                with(
                        e.chapters().stream()
                                .flatMap(number -> chapter(number).stream())
                                .toList(),
                        chapterCount);
            case StudyEvent.PresentationStarted e -> showing(new Presentation(e.by(), e.position()));
            case StudyEvent.PositionShown e ->
                presentation == null ? this : showing(new Presentation(presentation.presenter(), e.position()));
            case StudyEvent.PresentationEnded _ -> showing(null);
            case StudyEvent.StudyDeleted _ ->
                new StudyState(id, "", visibility, owner, Set.of(), Set.of(), List.of(), chapterCount, null, true);
        };
    }

    private List<Chapter> chaptersAfter(StudyEvent.InChapter event) {
        return switch (event) {
            case StudyEvent.ChapterAdded e -> Lists.concat(chapters, List.of(Chapter.added(e)));
            case StudyEvent.ChapterRemoved e ->
                chapters.stream().filter(each -> each.number() != e.chapter()).toList();
            case StudyEvent.ChapterRenamed e -> in(e, chapter -> chapter.named(e.title()));
            case StudyEvent.VariationAdded e ->
                in(
                        e,
                        chapter -> chapter.with(
                                new SavedVariation(e.variation(), e.title(), e.perspective(), e.line(), e.by())));
            case StudyEvent.VariationRemoved e -> in(e, chapter -> chapter.withoutVariation(e.variation()));
            case StudyEvent.NoteWritten e ->
                in(
                        e,
                        chapter -> chapter.with(
                                new StudyNote(e.note(), e.place(), e.perspective(), e.text(), e.marks(), e.by())));
            case StudyEvent.NoteChanged e -> in(e, chapter -> chapter.changed(e));
            case StudyEvent.NoteRemoved e -> in(e, chapter -> chapter.withoutNote(e.note()));
        };
    }

    private List<Chapter> in(StudyEvent.InChapter event, UnaryOperator<Chapter> change) {
        return chapters.stream()
                .map(each -> each.number() == event.chapter() ? change.apply(each) : each)
                .toList();
    }

    private static Set<PlayerId> plus(Set<PlayerId> players, PlayerId one) {
        var more = new LinkedHashSet<>(players);
        more.add(one);
        return Collections.unmodifiableSet(more);
    }

    private static Set<PlayerId> minus(Set<PlayerId> players, PlayerId one) {
        var fewer = new LinkedHashSet<>(players);
        fewer.remove(one);
        return Collections.unmodifiableSet(fewer);
    }

    private StudyState with(String name, StudyVisibility seen) {
        return new StudyState(id, name, seen, owner, editors, invited, chapters, chapterCount, presentation, deleted);
    }

    private StudyState with(Set<PlayerId> team, Set<PlayerId> asked) {
        return new StudyState(id, title, visibility, owner, team, asked, chapters, chapterCount, presentation, deleted);
    }

    private StudyState with(List<Chapter> all, int ever) {
        return new StudyState(id, title, visibility, owner, editors, invited, all, ever, presentation, deleted);
    }

    /** A presentation ends with the rights of its presenter. */
    private StudyState without(PlayerId player) {
        var left = with(minus(editors, player), minus(invited, player));
        return presentation != null && presentation.presenter().equals(player) ? left.showing(null) : left;
    }

    private StudyState showing(@Nullable Presentation shown) {
        return new StudyState(id, title, visibility, owner, editors, invited, chapters, chapterCount, shown, deleted);
    }
}
