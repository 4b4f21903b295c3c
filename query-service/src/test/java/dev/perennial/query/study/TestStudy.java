package dev.perennial.query.study;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.ChapterGame;
import dev.perennial.domain.study.Line;
import dev.perennial.domain.study.Mark;
import dev.perennial.domain.study.Perspective;
import dev.perennial.domain.study.Place;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyId;
import dev.perennial.domain.study.StudyVisibility;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.TestTopic;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A study as the command service would send it: Olga owns it, and each note is a secret of its perspective. */
final class TestStudy {
    static final PlayerId OLGA = new PlayerId("player-olga");
    static final PlayerId ED = new PlayerId("player-ed");
    static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    static final List<Perspective> PERSPECTIVES =
            List.of(Perspective.SPECTATOR, Perspective.ofSeat(0), Perspective.ofSeat(1), Perspective.OPEN);

    private final TestTopic topic;
    private final StudyId id;
    private final List<StudyEvent> events = new ArrayList<>();

    TestStudy(TestTopic topic, String id, StudyVisibility visibility) {
        this.topic = topic;
        this.id = new StudyId(id);
        events.add(new StudyEvent.StudyCreated(this.id, "Oaks", visibility, OLGA));
    }

    StudyId id() {
        return id;
    }

    long last() {
        return events.size() - 1L;
    }

    /** The words of a note or line that only those may read who know what the perspective knows. */
    static String secret(String of, Perspective perspective) {
        return of + "-for-" + perspective.code();
    }

    /** A chapter with a note, marks and a variation for each perspective. */
    TestStudy withChapter(int number) {
        var game = new ChapterGame(new TableId("table-1"), "arboretum", 2, 100);
        events.add(new StudyEvent.ChapterAdded(
                id, number, "Chapter " + number, game, Perspective.ofSeat(0), null, Place.inGame(10), OLGA));
        int variation = 0;
        for (Perspective perspective : PERSPECTIVES) {
            int note = events.size();
            var mark = new Mark(Mark.Kind.CARD, secret("mark", perspective), null, Mark.Colour.GREEN);
            events.add(new StudyEvent.NoteWritten(
                    id, number, note, Place.inGame(10), perspective, secret("note", perspective), List.of(mark), OLGA));
            if (!perspective.equals(Perspective.SPECTATOR)) {
                variation++;
                var line = new Line(
                        10,
                        Deal.REDEALT,
                        perspective.seat().orElse(0),
                        "oak",
                        List.of(new Line.Step(0, secret("move", perspective))));
                events.add(new StudyEvent.VariationAdded(
                        id, number, variation, secret("line", perspective), perspective, line, OLGA));
            }
        }
        return this;
    }

    TestStudy with(StudyEvent event) {
        events.add(event);
        return this;
    }

    TestStudy send() {
        sendFrom(0);
        return this;
    }

    void sendFrom(int first) {
        for (int i = first; i < events.size(); i++) {
            var event = events.get(i);
            String type = EventTypes.nameOf(event.getClass()).orElseThrow();
            topic.send(
                    Topics.STUDIES,
                    id.code(),
                    EnvelopeWriter.write(
                            id.code() + "-" + i,
                            id.code(),
                            i,
                            i,
                            AT.plusSeconds(i),
                            type,
                            EventTypes.revisionOf(type),
                            Json.mapper().writeValueAsString(event)));
        }
    }

    /** Sends one more event. */
    void then(StudyEvent event) {
        events.add(event);
        sendFrom(events.size() - 1);
    }
}
