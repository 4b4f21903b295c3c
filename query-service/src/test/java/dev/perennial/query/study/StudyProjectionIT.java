package dev.perennial.query.study;

import static dev.perennial.query.study.TestStudy.ED;
import static dev.perennial.query.study.TestStudy.OLGA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Studies as rows: rebuilt to the same content, and gone when they are deleted. */
class StudyProjectionIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final List<String> TABLES = List.of("study", "study_event");

    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    private static String id() {
        return "study-" + UUID.randomUUID().toString().substring(0, 8);
    }

    private void settle(TestStudy study) {
        await().until(() -> rows.applied("studies", study.id().code()) == study.last());
    }

    @Test
    void aRebuildGivesTheSameRows() {
        var study = new TestStudy(TOPIC, id(), StudyVisibility.PRIVATE);
        study.withChapter(1)
                .withChapter(2)
                .with(new StudyEvent.EditorInvited(study.id(), ED, OLGA))
                .with(new StudyEvent.EditorJoined(study.id(), ED))
                .with(new StudyEvent.VisibilityChanged(study.id(), StudyVisibility.PUBLIC, OLGA))
                .with(new StudyEvent.ChaptersOrdered(study.id(), List.of(2, 1), OLGA))
                .send();
        var gone = new TestStudy(TOPIC, id(), StudyVisibility.PUBLIC);
        gone.withChapter(1).with(new StudyEvent.StudyDeleted(gone.id(), OLGA)).send();
        settle(study);
        settle(gone);
        var before = rows.all(TABLES);
        assertThat(before.toString()).contains(study.id().code(), "note-for-seat-1");
        Rebuilding.all(NODE, List.of("studies"));
        assertThat(rows.all(TABLES)).isEqualTo(before);
        var chapters = WEB.json("/api/v1/studies/" + study.id(), null).get("chapters");
        assertThat(chapters.get(0).get("number").asInt()).isEqualTo(2);
    }

    @Test
    void nothingStaysOfADeletedStudy() {
        var study = new TestStudy(TOPIC, id(), StudyVisibility.PUBLIC)
                .withChapter(1)
                .send();
        settle(study);
        assertThat(WEB.get("/api/v1/studies/" + study.id(), null).statusCode()).isEqualTo(200);
        study.then(new StudyEvent.StudyDeleted(study.id(), OLGA));
        settle(study);
        for (String token : new String[] {null, OLGA.code()}) {
            assertThat(WEB.get("/api/v1/studies/" + study.id(), token).statusCode())
                    .isEqualTo(404);
        }
        String id = study.id().code();
        assertThat(rows.one("select count(*) from study_event where study_id = ?", id))
                .as("only the deletion")
                .isEqualTo(1);
        assertThat(rows.one("select count(*) from study where study_id = ?", id))
                .isZero();
        assertThat(WEB.get("/api/v1/studies?limit=100", null).body())
                .doesNotContain(study.id().code());
    }
}
