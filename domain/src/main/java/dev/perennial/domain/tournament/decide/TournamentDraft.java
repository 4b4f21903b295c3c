package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.text.WrittenText;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Draft;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The events of one command so far, with the state they lead to and the request that asks for them. */
final class TournamentDraft extends Draft<TournamentState, TournamentEvent> {
    private static final int LONGEST_REASON = 500;

    private final Request request;

    TournamentDraft(TournamentState state, Request request) {
        super(state, (before, event) -> Objects.requireNonNull(before).evolve(event));
        this.request = request;
        var why = request.why();
        TournamentRefusal.BAD_TEXT.unless(why == null || WrittenText.fits(why, LONGEST_REASON));
    }

    TournamentId id() {
        return state().id();
    }

    Instant at() {
        return request.at();
    }

    @Nullable
    PlayerId by() {
        return request.by();
    }

    boolean isBy(PlayerId player) {
        return request.isBy(player);
    }

    PlayerId person() {
        return request.person();
    }

    @Nullable
    String reason() {
        return request.reason();
    }

    void requireReason() {
        TournamentRefusal.REASON_MISSING.unless(by() == null || reason() != null);
    }

    boolean isByOrganiser() {
        return Organisers.ask(state(), request);
    }

    void requireOrganiser() {
        Organisers.require(state(), request);
    }

    /** Players act for themselves; only organisers act for others, and they give a reason. */
    void requireSelfOrOrganiser(PlayerId player) {
        if (!isBy(player)) {
            TournamentRefusal.NOT_YOURSELF.unless(isByOrganiser());
            requireReason();
        }
    }
}
