package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.TournamentEvent.PlayerAdmitted;
import dev.perennial.domain.tournament.TournamentEvent.SeedingSet;
import dev.perennial.domain.tournament.TournamentEvent.TournamentPaused;
import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.domain.tournament.TournamentRules.Seeding;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Seeds and starts a tournament: registration ends, players get numbers, the first round may be paired. */
final class StartDecider {
    private StartDecider() {}

    static void setSeeding(TournamentDraft draft, SetSeeding command) {
        draft.requireOrganiser();
        draft.requireReason();
        // Also while the tournament is paused because this order was missing.
        TournamentRefusal.WRONG_STATE.unless(
                !draft.state().started() && !draft.state().over());
        var active = draft.state().active().stream().map(Entry::player).toList();
        TournamentRefusal.BAD_SEEDING.unless(command.order().size() == active.size()
                && new HashSet<>(command.order()).equals(new HashSet<>(active)));
        draft.add(new SeedingSet(draft.id(), command.order(), draft.person(), draft.reason()));
    }

    static void start(TournamentDraft draft) {
        draft.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(draft.state().status() == TournamentStatus.REGISTRATION);
        missing(draft.state()).ifPresent(refusal -> {
            throw new TournamentRefused(refusal);
        });
        begin(draft);
    }

    /** Starts at the set time. Without enough players or a seeding the tournament pauses until its organiser acts. */
    static void startByClock(TournamentDraft draft) {
        missing(draft.state())
                .ifPresentOrElse(
                        refusal -> draft.add(new TournamentPaused(draft.id(), null, refusal.name())),
                        () -> begin(draft));
    }

    private static Optional<TournamentRefusal> missing(TournamentState state) {
        if (!enough(state)) {
            return Optional.of(TournamentRefusal.TOO_FEW_PLAYERS);
        }
        return state.rules().seeding() == Seeding.BY_HAND && state.seeding().isEmpty()
                ? Optional.of(TournamentRefusal.BAD_SEEDING)
                : Optional.empty();
    }

    private static boolean enough(TournamentState state) {
        return there(state).size() >= state.rules().tables().smallest();
    }

    /** Players who start. Checked-in players on the waiting list replace no-shows. */
    private static List<Entry> there(TournamentState state) {
        var admission = state.rules().admission();
        if (!admission.checkIn()) {
            return state.active();
        }
        int most = Objects.requireNonNullElse(admission.maxPlayers(), Integer.MAX_VALUE);
        return Stream.concat(state.active().stream(), WaitingList.of(state).stream())
                .filter(Entry::checkedIn)
                .limit(Math.max(most, state.active().size()))
                .toList();
    }

    private static void begin(TournamentDraft draft) {
        var there = there(draft.state());
        for (Entry entry : there) {
            if (!entry.active()) {
                draft.add(new PlayerAdmitted(draft.id(), entry.player()));
            }
        }
        var state = draft.state();
        var order = order(state, there);
        var absent = state.entries().keySet().stream()
                .filter(player -> !order.contains(player))
                .toList();
        int chosen = state.rounds() > 0 ? state.rounds() : recommended(order.size(), state.tableSize());
        int rounds = state.rules().system().rounds(order.size()).orElse(chosen);
        draft.add(new TournamentStarted(draft.id(), rounds, order, absent, draft.at(), draft.by(), draft.reason()));
        RoundProgress.advance(draft);
    }

    /** As set by hand, then by rating, then by registration. */
    private static List<PlayerId> order(TournamentState state, List<Entry> there) {
        var byRating = new ArrayList<>(there);
        byRating.sort(Comparator.comparingInt(Entry::rating).reversed());
        var order = new LinkedHashSet<>(state.seeding());
        byRating.forEach(entry -> order.add(entry.player()));
        order.retainAll(there.stream().map(Entry::player).toList());
        return List.copyOf(order);
    }

    /** Enough rounds for one clear leader, plus one; never more than allow every pair to meet only once. */
    static int recommended(int players, int tableSize) {
        int needed = 1;
        for (long winners = 1; winners * tableSize < players; winners *= tableSize) {
            needed++;
        }
        int withoutRepeat = Math.max(1, (players - 1) / (tableSize - 1));
        return Math.min(needed + 1, withoutRepeat);
    }
}
