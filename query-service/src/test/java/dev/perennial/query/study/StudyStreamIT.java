package dev.perennial.query.study;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.study.TestStudy.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.Presentation.Position;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.query.board.SseClient;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Readers who follow a presenter. */
class StudyStreamIT {
    private final String id = "study-" + UUID.randomUUID().toString().substring(0, 8);
    private final String path = "/api/v1/studies/" + id;
    private final TestStudy study =
            new TestStudy(TOPIC, id, StudyVisibility.PUBLIC).withChapter(1).send();

    private static Position at(long sequence) {
        return new Position(1, Place.inGame(sequence), Perspective.ofSeat(0));
    }

    private void settle() {
        var _ = WEB.json(path + "?atLeast=" + study.last(), OLGA.code());
    }

    @Test
    void followersGetThePositionOfThePresenter() {
        study.then(new StudyEvent.PresentationStarted(study.id(), at(10), OLGA));
        settle();
        try (var follower = SseClient.follow(NODE.port(), path + "/stream")) {
            var first = follower.next();
            assertThat(first.name()).isEqualTo("study");
            assertThat(first.json().at("/presentation/position/place/sequence").asLong())
                    .isEqualTo(10);
            study.then(new StudyEvent.PositionShown(study.id(), at(11)));
            var second = follower.next();
            assertThat(second.id()).isEqualTo(study.last());
            assertThat(second.json().at("/change").asString()).isEqualTo("PRESENTATION");
            assertThat(second.json().at("/presentation/presenter").asString()).isEqualTo(OLGA.code());
            assertThat(second.json().at("/presentation/position/place/sequence").asLong())
                    .isEqualTo(11);
            study.then(new StudyEvent.PresentationEnded(study.id(), OLGA));
            assertThat(follower.next().json().get("presentation").isNull()).isTrue();
        }
        assertThat(WEB.json(path, null).get("presentation").isNull()).isTrue();
    }

    @Test
    void aFollowerWhoComesBackMissesNothing() {
        long before = study.last();
        study.then(new StudyEvent.PresentationStarted(study.id(), at(10), OLGA));
        study.then(new StudyEvent.PositionShown(study.id(), at(12)));
        settle();
        try (var follower = SseClient.resume(NODE.port(), path + "/stream", before)) {
            assertThat(follower.until(study.last()))
                    .extracting(SseClient.Frame::id)
                    .containsExactly(before + 1, before + 2);
        }
        try (var restored = SseClient.resume(NODE.port(), path + "/stream", study.last() + 9)) {
            assertThat(restored.next().id()).isEqualTo(study.last());
        }
    }

    @Test
    void theStreamEndsWithTheRightToRead() {
        settle();
        try (var reader = SseClient.follow(NODE.port(), path + "/stream")) {
            var _ = reader.next();
            study.then(new StudyEvent.VisibilityChanged(study.id(), StudyVisibility.PRIVATE, OLGA));
            assertThat(reader.next().json().get("change").asString()).isEqualTo("CLOSED");
            study.then(new StudyEvent.StudyRenamed(study.id(), "Secret oaks", OLGA));
            settle();
            assertThat(reader.isQuiet()).isTrue();
        }
    }
}
