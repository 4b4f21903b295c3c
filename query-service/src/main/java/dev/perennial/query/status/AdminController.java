package dev.perennial.query.status;

import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import dev.perennial.query.projection.DeadLetter;
import dev.perennial.query.projection.DeadLetters;
import dev.perennial.query.projection.rebuild.Rebuild;
import dev.perennial.query.projection.rebuild.RebuildState;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** The admin endpoints: events that could not be applied, and projections to be rebuilt. */
@RestController
@OwnerOnly
class AdminController {
    private static final int MOST = 500;
    private static final String ALL = "all";

    private final DeadLetters deadLetters;
    private final Rebuild rebuild;

    AdminController(DeadLetters deadLetters, Rebuild rebuild) {
        this.deadLetters = deadLetters;
        this.rebuild = rebuild;
    }

    /** @param next where the following page begins; null on the last one */
    record Letters(List<DeadLetter> letters, @Nullable String next) {}

    @GetMapping("/api/v1/admin/dead-letters")
    ResponseEntity<Letters> letters(
            CurrentPlayer player,
            @RequestParam(defaultValue = "" + MOST) int limit,
            @RequestParam(required = false) @Nullable String cursor) {
        requireAdmin(player);
        var found = deadLetters.list(DeadLetter.Cursor.of(cursor), Page.limit(limit, MOST) + 1);
        var page = Page.of(found, limit, DeadLetter::cursor);
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore().cachePrivate())
                .body(new Letters(page.rows(), page.next()));
    }

    record Retry(String aggregate) {}

    record StillFailing(List<String> errors) {}

    @PostMapping("/api/v1/admin/dead-letters/retry")
    StillFailing retry(@RequestBody Retry request, CurrentPlayer player) {
        requireAdmin(player);
        return new StillFailing(deadLetters.retry(request.aggregate()));
    }

    record Drop(String projection, String topic, int partition, long offset) {}

    @PostMapping("/api/v1/admin/dead-letters/drop")
    ResponseEntity<Void> drop(@RequestBody Drop letter, CurrentPlayer player) {
        requireAdmin(player);
        String by = player.id().code();
        if (!deadLetters.drop(letter.projection(), letter.topic(), letter.partition(), letter.offset(), by)) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LETTER", "There is no such dead letter.");
        }
        return ResponseEntity.noContent().build();
    }

    record Rebuilds(Map<String, RebuildState> projections) {}

    @PostMapping("/api/v1/admin/projections/{name}/rebuild")
    ResponseEntity<Rebuilds> rebuild(@PathVariable String name, CurrentPlayer player) {
        requireAdmin(player);
        List<String> names = name.equals(ALL) ? rebuild.names() : List.of(name);
        if (!rebuild.names().containsAll(names)) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PROJECTION", "There is no such projection.");
        }
        names.forEach(rebuild::start);
        var states = new LinkedHashMap<String, RebuildState>();
        names.forEach(each -> rebuild.state(each).ifPresent(state -> states.put(each, state)));
        return ResponseEntity.accepted().body(new Rebuilds(states));
    }

    private static void requireAdmin(CurrentPlayer player) {
        if (!player.roles().contains("admin")) {
            throw new ProblemException(HttpStatus.FORBIDDEN, "FORBIDDEN", "Your account cannot do that.");
        }
    }
}
