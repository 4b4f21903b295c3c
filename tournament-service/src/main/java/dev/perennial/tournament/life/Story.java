package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What an order leads to: every event is told, and the state moves with it. */
final class Story {
    private static final int LONGEST_REASON = 500;

    private final Order order;
    private final List<TournamentEvent> events = new ArrayList<>();
    private TournamentState state;

    Story(TournamentState state, Order order) {
        this.state = state;
        this.order = order;
        var why = order.why();
        TournamentRefusal.BAD_TEXT.unless(why == null || Wording.fits(why, LONGEST_REASON));
    }

    void tell(TournamentEvent event) {
        events.add(event);
        state = state.evolve(event);
    }

    TournamentState state() {
        return state;
    }

    List<TournamentEvent> events() {
        return List.copyOf(events);
    }

    TournamentId id() {
        return state.id();
    }

    Instant at() {
        return order.at();
    }

    @Nullable
    PlayerId by() {
        return order.by();
    }

    /** Somebody who is known to be a person. */
    PlayerId person() {
        return Objects.requireNonNull(order.by(), "nobody asks");
    }

    @Nullable
    String why() {
        var why = order.why();
        return why == null || why.isBlank() ? null : why.strip();
    }

    void requireReason() {
        TournamentRefusal.REASON_MISSING.unless(order.by() == null || why() != null);
    }

    /** A league's tournament is its organisers' business, any other one that of who made it. */
    boolean organiserAsks() {
        return order.inCharge()
                || (state.rules().league() == null && state.organiser().equals(order.by()));
    }

    void requireOrganiser() {
        TournamentRefusal.NOT_ORGANISER.unless(organiserAsks());
    }

    /** Players act for themselves; for others only organisers do, and they say why. */
    void requireSelfOrOrganiser(PlayerId player) {
        if (!player.equals(order.by())) {
            TournamentRefusal.NOT_YOURSELF.unless(organiserAsks());
            requireReason();
        }
    }
}
