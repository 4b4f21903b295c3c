package dev.perennial.query.study;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.study.TestStudy.ED;
import static dev.perennial.query.study.TestStudy.OLGA;
import static dev.perennial.query.study.TestStudy.PERSPECTIVES;
import static dev.perennial.query.study.TestStudy.secret;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.query.board.SseClient;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looks at the bytes: what is said about hidden cards reaches no reader who views the game without knowing them. */
class StudySecretsIT {
    private static final List<String> KINDS = List.of("note", "mark", "line", "move");

    private final String id = "study-" + UUID.randomUUID().toString().substring(0, 8);
    private final String path = "/api/v1/studies/" + id;

    private TestStudy study(StudyVisibility visibility) {
        var study = new TestStudy(TOPIC, id, visibility).withChapter(1).send();
        var _ = WEB.json(path + "?atLeast=" + study.last(), OLGA.code());
        return study;
    }

    @ParameterizedTest
    @ValueSource(strings = {"spectator", "seat-0", "seat-1", "open"})
    void aChapterHasNothingThatItsReaderDoesNotKnow(String code) {
        var _ = study(StudyVisibility.PUBLIC);
        var reader = new Perspective(code);
        for (String token : new @Nullable String[] {null, OLGA.code()}) {
            check(WEB.get(path + "/chapters/1?perspective=" + code, token).body(), reader);
            check(WEB.get(path + "/export?perspective=" + code, token).body(), reader);
        }
    }

    private static void check(String body, Perspective reader) {
        for (Perspective perspective : PERSPECTIVES) {
            for (String kind : KINDS) {
                String secret = secret(kind, perspective);
                boolean written = perspective.equals(Perspective.SPECTATOR) ? KINDS.indexOf(kind) < 2 : true;
                if (reader.includes(perspective) && written) {
                    assertThat(body).contains(secret);
                } else {
                    assertThat(body).doesNotContain(secret);
                }
            }
        }
    }

    /** Everyone gets the same frames, so none may have a text, a mark or a move. */
    @Test
    void theStreamHasNoWordOfAnyNote() {
        var study = study(StudyVisibility.PUBLIC);
        var frames = new StringBuilder();
        try (var stream = SseClient.resume(NODE.port(), path + "/stream", 0)) {
            stream.until(study.last()).forEach(frame -> frames.append(frame.data()));
        }
        assertThat(frames.toString())
                .contains("\"change\":\"CHAPTER\",\"chapter\":1")
                .doesNotContain("-for-");
        assertThat(WEB.get(path, null).body()).doesNotContain("-for-");
        assertThat(WEB.get("/api/v1/studies?limit=100", null).body())
                .contains(id)
                .doesNotContain("-for-");
    }

    @Test
    void aPrivateStudyDoesNotExistForOthers() {
        var _ = study(StudyVisibility.PRIVATE);
        for (String address : List.of("", "/chapters/1", "/export", "/stream")) {
            for (String token : new @Nullable String[] {null, "player-rita"}) {
                var answer = WEB.get(path + address, token);
                assertThat(answer.statusCode()).as(address).isEqualTo(404);
                assertThat(answer.body()).contains("UNKNOWN_STUDY").doesNotContain("Oaks");
            }
        }
        assertThat(WEB.get("/api/v1/studies?limit=100", null).body()).doesNotContain(id);
        assertThat(WEB.get("/api/v1/studies?list=MINE", OLGA.code()).body()).contains(id);
        assertThat(WEB.get("/api/v1/studies?list=MINE", "player-rita").body()).doesNotContain(id);
    }

    @Test
    void aStudyByLinkIsReadButNotListed() {
        var _ = study(StudyVisibility.LINK);
        assertThat(WEB.get(path, null).statusCode()).isEqualTo(200);
        assertThat(WEB.get("/api/v1/studies?limit=100", null).body()).doesNotContain(id);
        assertThat(WEB.get("/api/v1/studies?owner=" + OLGA, null).body()).doesNotContain(id);
    }

    @Test
    void invitationsAreForTheTeamAlone() {
        var study = study(StudyVisibility.PUBLIC);
        study.then(new StudyEvent.EditorInvited(study.id(), ED, OLGA));
        assertThat(WEB.get(path + "?atLeast=" + study.last(), OLGA.code()).body())
                .contains(ED.code());
        assertThat(WEB.get(path, ED.code()).body()).contains(ED.code());
        assertThat(WEB.get(path, null).body()).doesNotContain(ED.code());
        assertThat(WEB.get("/api/v1/studies?list=INVITATIONS", ED.code()).body())
                .contains(id);
        assertThat(WEB.get("/api/v1/studies?list=INVITATIONS", OLGA.code()).body())
                .doesNotContain(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"seat-2", "seat-x", "all"})
    void aPerspectiveThatTheGameLacksIsRefused(String code) {
        var _ = study(StudyVisibility.PUBLIC);
        var answer = WEB.get(path + "/chapters/1?perspective=" + code, null);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("BAD_PERSPECTIVE");
        assertThat(WEB.get(path + "/chapters/2", null).statusCode()).isEqualTo(404);
        assertThat(WEB.get("/api/v1/studies?list=all", null).body()).contains("BAD_LIST");
    }
}
