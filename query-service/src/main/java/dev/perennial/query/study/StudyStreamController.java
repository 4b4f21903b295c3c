package dev.perennial.query.study;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.study.Presentation;
import dev.perennial.domain.study.StudyEvent;
import dev.perennial.domain.study.StudyState;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.http.schema.Answers;
import dev.perennial.http.token.StreamAuthorization;
import dev.perennial.http.token.TokenCheck;
import dev.perennial.query.live.EventStreamWriter;
import dev.perennial.query.live.LastEventId;
import dev.perennial.query.live.Watch;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/**
 * Streams what changes in a study (server-sent events). A frame has no text and no card, so that it suits every
 * perspective: readers load what has changed with their own one.
 */
@RestController
@Scoped(Scope.READ)
class StudyStreamController {
    private static final Logger LOG = LoggerFactory.getLogger(StudyStreamController.class);
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final StudyBoards boards;
    private final List<TokenCheck> checks;
    private final Duration heartbeat;

    StudyStreamController(
            StudyBoards boards, List<TokenCheck> checks, @Value("${perennial.query.heartbeat}") Duration heartbeat) {
        this.boards = boards;
        this.checks = List.copyOf(checks);
        this.heartbeat = heartbeat;
    }

    /** The part of a study that an event is about. */
    enum Change {
        STUDY,
        CHAPTER,
        PRESENTATION,
        CLOSED
    }

    /**
     * An event of a study for its readers.
     *
     * @param chapter that changed, for CHAPTER
     * @param presentation what the presenter shows now; null if nobody presents
     */
    record Frame(
            long sequence,
            Change change,
            @Nullable Integer chapter,
            @Nullable Presentation presentation) {
        static Frame of(StudyStep step) {
            Presentation shown = step.after().presentation();
            return switch (step.event()) {
                case StudyEvent.Led _ -> new Frame(step.sequence(), Change.PRESENTATION, null, shown);
                case StudyEvent.ChapterAdded _, StudyEvent.ChapterRemoved _, StudyEvent.ChapterRenamed _ ->
                    new Frame(step.sequence(), Change.STUDY, null, shown);
                case StudyEvent.InChapter changed ->
                    new Frame(step.sequence(), Change.CHAPTER, changed.chapter(), shown);
                default -> new Frame(step.sequence(), Change.STUDY, null, shown);
            };
        }

        byte[] bytes() {
            return EventStreamWriter.frame(sequence, "study", Json.mapper().writeValueAsBytes(this));
        }
    }

    /** From the event after the last one the client has; without one from now on, what is presented first. */
    @Answers(type = MediaType.TEXT_EVENT_STREAM_VALUE)
    @GetMapping("/api/v1/studies/{study}/stream")
    void stream(
            @PathVariable String study,
            @RequestHeader(name = "Last-Event-ID", required = false) @Nullable String header,
            @RequestParam(required = false) @Nullable String lastEventId,
            Optional<PlayerId> player,
            HttpServletRequest request,
            HttpServletResponse response)
            throws InterruptedException {
        try (Watch<StudyStep> watch = boards.watch(study)) {
            StudyStep now =
                    watch.latest().filter(step -> step.after().isReader(player)).orElseThrow(StudyBoards::unknown);
            EventStreamWriter.head(response);
            if (request.getMethod().equals("GET")) {
                var client = new EventStreamWriter(response.getOutputStream(), heartbeat);
                client.greet(RETRY);
                long sent = begin(now, LastEventId.of(header, lastEventId), client);
                follow(watch, sent, client, player, StreamAuthorization.now(checks));
            }
        } catch (IOException e) {
            LOG.debug("reader of {} gone", study);
        }
    }

    /** Answers the last event the client has now. */
    private static long begin(StudyStep now, OptionalLong last, EventStreamWriter client) throws IOException {
        if (last.isPresent() && last.getAsLong() <= now.sequence()) {
            return last.getAsLong();
        }
        client.write(
                new Frame(now.sequence(), Change.PRESENTATION, null, now.after().presentation()).bytes());
        client.flush();
        return now.sequence();
    }

    /** Ends when the client is gone, signed out or no longer a reader, or the service stops. */
    private static void follow(
            Watch<StudyStep> watch,
            long from,
            EventStreamWriter client,
            Optional<PlayerId> player,
            StreamAuthorization token)
            throws IOException, InterruptedException {
        long sent = from;
        while (!watch.isOver() && token.isValid()) {
            if (watch.awaitAfter(sent, token.atMost(client.patience()))) {
                for (StudyStep step : watch.after(sent)) {
                    StudyState after = step.after();
                    if (!after.isReader(player)) {
                        client.write(new Frame(step.sequence(), Change.CLOSED, null, null).bytes());
                        client.flush();
                        return;
                    }
                    client.write(Frame.of(step).bytes());
                    sent = step.sequence();
                }
                client.flush();
            }
            client.beatIfDue();
        }
    }
}
