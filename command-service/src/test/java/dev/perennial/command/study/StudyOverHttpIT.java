package dev.perennial.command.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyState;
import dev.perennial.domain.study.StudyVisibility;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Studies as their editors change them over HTTP, down to what is stored. */
class StudyOverHttpIT {
    private static final CommandNode node = CommandNode.shared();

    private final Visitor owner = Visitor.signUp(node);
    private final Visitor other = Visitor.signUp(node);
    private final HttpStudy study = HttpStudy.create(owner, HttpStudy.finishedTable(owner, other));

    private StudyState stored() {
        return node.bean(StudyReader.class).read(new StudyId(study.id()));
    }

    /** Studies and tables share a store, and the one asked for may be in memory. */
    @Test
    void theIdOfAStudyIsNoTableAndTheOtherWayRound() {
        var resigned = owner.post("/tables/" + study.id() + "/resign", "{}");
        assertThat(resigned.status()).isEqualTo(404);
        assertThat(resigned.code()).isEqualTo("UNKNOWN_TABLE");
        String table = HttpStudy.runningTable(owner, other);
        var joined = owner.post("/studies/" + table + "/editors/accept", "{}");
        assertThat(joined.status()).isEqualTo(404);
        assertThat(joined.code()).isEqualTo("UNKNOWN_STUDY");
    }

    @Test
    void aStudyGrowsByChaptersNotesAndVariations() {
        study.withChapter();
        String chapter = study.path() + "/chapters/1";
        assertThat(owner.post(chapter + "/notes", study.note("seat-0", "Look!")).status())
                .isEqualTo(201);
        assertThat(owner.post(chapter + "/variations", study.variation("draw deck"))
                        .status())
                .isEqualTo(201);
        assertThat(owner.send("PUT", chapter + "/notes/1", "{\"perspective\":\"open\",\"text\":\"See!\",\"marks\":[]}")
                        .status())
                .isEqualTo(200);
        assertThat(owner.send("PUT", chapter + "/title", "{\"title\":\"The oak\"}")
                        .status())
                .isEqualTo(200);
        assertThat(owner.send("PUT", study.path() + "/title", "{\"title\":\"Many oaks\"}")
                        .status())
                .isEqualTo(200);
        assertThat(owner.send("PUT", study.path() + "/visibility", "{\"visibility\":\"PUBLIC\"}")
                        .status())
                .isEqualTo(200);
        StudyState stored = stored();
        assertThat(stored.title()).isEqualTo("Many oaks");
        assertThat(stored.visibility()).isEqualTo(StudyVisibility.PUBLIC);
        var first = stored.chapters().getFirst();
        assertThat(first.title()).isEqualTo("The oak");
        assertThat(first.game().game()).isEqualTo("arboretum");
        assertThat(first.notes().getFirst().text()).isEqualTo("See!");
        assertThat(first.variations().getFirst().line().moves()).hasSize(1);
        for (String gone : List.of("/notes/1", "/variations/1")) {
            assertThat(owner.send("DELETE", chapter + gone, null).status()).isEqualTo(200);
        }
        assertThat(owner.send("DELETE", chapter, null).status()).isEqualTo(200);
        assertThat(stored().chapters()).isEmpty();
    }

    @Test
    void onlyFinishedGamesBecomeChapters() {
        String running = HttpStudy.runningTable(owner, other);
        var refused = owner.post(study.path() + "/chapters", study.chapter("").replace(study.table(), running));
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.code()).isEqualTo("NOT_OVER");
        var unknown = owner.post(study.path() + "/chapters", study.chapter("").replace(study.table(), "none"));
        assertThat(unknown.code()).isEqualTo("UNKNOWN_TABLE");
        assertThat(stored().chapters()).isEmpty();
    }

    @Test
    void aLineIsPlayedByTheRulesBeforeItIsStored() {
        study.withChapter();
        String variations = study.path() + "/chapters/1/variations";
        assertThat(owner.post(variations, study.variation("fly away")).code()).isEqualTo("ILLEGAL_LINE");
        assertThat(owner.post(variations, study.variation("draw deck").replace("\"oak\"", "null"))
                        .code())
                .isEqualTo("BAD_LINE");
        String wide = study.chapter("\"line\":" + study.line("fly away") + ",");
        assertThat(owner.post(study.path() + "/chapters", wide).code()).isEqualTo("ILLEGAL_LINE");
        assertThat(stored().chapters()).hasSize(1);
        assertThat(stored().chapters().getFirst().variations()).isEmpty();
    }

    @Test
    void whatIsMissingIsNamedAsMalformed() {
        study.withChapter();
        for (var each : Map.of(
                        "/chapters", "{\"title\":\"x\"}",
                        "/chapters/1/notes", "{\"perspective\":\"open\",\"text\":\"x\"}",
                        "/chapters/1/variations",
                                "{\"title\":\"x\",\"perspective\":\"open\",\"line\":{\"sequence\":1}}",
                        "/presentation", "{\"chapter\":1,\"perspective\":\"open\"}")
                .entrySet()) {
            var answer = owner.post(study.path() + each.getKey(), each.getValue());
            assertThat(answer.status()).as(each.getKey()).isEqualTo(400);
        }
    }

    @Test
    void aPresenterLeadsAndEnds() {
        study.withChapter();
        String presentation = study.path() + "/presentation";
        assertThat(owner.send("PUT", presentation, study.position()).code()).isEqualTo("NOT_PRESENTER");
        assertThat(owner.post(presentation, study.position()).status()).isEqualTo(200);
        assertThat(owner.send("PUT", presentation, study.position()).status()).isEqualTo(200);
        assertThat(stored().presentation()).isNotNull();
        assertThat(owner.send("DELETE", presentation, null).status()).isEqualTo(200);
        assertThat(stored().presentation()).isNull();
    }

    @Test
    void onlyPlayersWhoCanBeInvitedAreInvited() {
        var guest = Visitor.guest(node);
        String editors = study.path() + "/editors/";
        assertThat(owner.code("PUT", editors + guest.player(), null)).isEqualTo("EDITOR_NOT_INVITABLE");
        assertThat(owner.code("PUT", editors + "none", null)).isEqualTo("UNKNOWN_PLAYER");
        assertThat(other.send("PUT", "/players/" + owner.player() + "/block", null)
                        .status())
                .isEqualTo(204);
        assertThat(owner.code("PUT", editors + other.player(), null)).isEqualTo("EDITOR_NOT_INVITABLE");
    }

    @Test
    void anExportedStudyIsImportedAsAWhole() {
        String chapter = study.chapter("\"variations\":[" + study.variation("draw deck") + "],\"notes\":["
                + study.note("open", "Look!") + "],");
        String file = "{\"format\":\"perennial.study/1\",\"title\":\"Copy\",\"chapters\":[" + chapter + "]}";
        var imported = new StudyId(HttpStudy.created(owner.post("/studies/import", file)));
        StudyState copy = node.bean(StudyReader.class).read(imported);
        assertThat(copy.visibility()).isEqualTo(StudyVisibility.PRIVATE);
        assertThat(copy.chapters().getFirst().notes()).hasSize(1);
        assertThat(copy.chapters().getFirst().variations()).hasSize(1);
        assertThat(owner.post("/studies/import", file.replace("study/1", "study/9"))
                        .code())
                .isEqualTo("BAD_STUDY_FORMAT");
        assertThat(owner.post("/studies/import", file.replace("draw deck", "fly away"))
                        .code())
                .isEqualTo("ILLEGAL_LINE");
        assertThat(owner.post("/studies/import", file.replace("\"moves\":0", "\"moves\":3"))
                        .code())
                .isEqualTo("BAD_PLACE");
    }

    @Test
    void guestsMakeNoStudies() {
        var guest = Visitor.guest(node);
        assertThat(guest.code("POST", "/studies", "{\"title\":\"x\"}")).isEqualTo("STUDY_NEEDS_ACCOUNT");
    }

    @Test
    void theStudiesOfAnErasedPlayerAreDeleted() {
        study.withChapter();
        var edited = HttpStudy.create(other, study.table()).withChapter();
        assertThat(other.send("PUT", edited.path() + "/editors/" + owner.player(), null)
                        .status())
                .isEqualTo(200);
        assertThat(owner.send("POST", edited.path() + "/editors/accept", null).status())
                .isEqualTo(200);
        assertThat(owner.get("/auth/data").raw().body()).contains(study.path() + "/export");
        assertThat(owner.post("/auth/erase", "{\"password\":\"" + Visitor.PASSWORD + "\"}")
                        .status())
                .isEqualTo(204);
        await().untilAsserted(() -> {
            assertThat(stored().deleted()).isTrue();
            assertThat(node.bean(StudyReader.class)
                            .read(new StudyId(edited.id()))
                            .editors())
                    .doesNotContain(new PlayerId(owner.player()));
        });
        assertThat(node.bean(StudyReader.class).read(new StudyId(edited.id())).deleted())
                .isFalse();
    }
}
