package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.TournamentEvent.PlayerAdmitted;
import dev.perennial.contract.tournament.TournamentEvent.SeedingSet;
import dev.perennial.contract.tournament.TournamentEvent.TournamentPaused;
import dev.perennial.contract.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.contract.tournament.TournamentRules.PairingSystem;
import dev.perennial.contract.tournament.TournamentRules.Seeding;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;
import dev.perennial.pairing.BergerTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Registration ends, numbers are drawn up, and the first round may come. */
final class Start {
    private Start() {}

    static void setSeeding(Story story, Act.SetSeeding act) {
        story.requireOrganiser();
        story.requireReason();
        // Also while the tournament waits because the order is what it lacked.
        TournamentRefusal.WRONG_STATE.unless(
                !story.state().started() && !story.state().over());
        var active = story.state().active().stream().map(Entry::player).toList();
        TournamentRefusal.BAD_SEEDING.unless(
                act.order().size() == active.size() && new HashSet<>(act.order()).equals(new HashSet<>(active)));
        story.tell(new SeedingSet(story.id(), act.order(), story.person(), story.why()));
    }

    static void start(Story story) {
        story.requireOrganiser();
        TournamentRefusal.WRONG_STATE.unless(story.state().status() == TournamentStatus.REGISTRATION);
        missing(story.state()).ifPresent(refusal -> {
            throw new TournamentRefused(refusal);
        });
        begin(story);
    }

    /** The hour has come. With nobody there, or no order, the tournament waits for its organiser. */
    static void startByClock(Story story) {
        missing(story.state())
                .ifPresentOrElse(
                        refusal -> story.tell(new TournamentPaused(story.id(), null, refusal.name())),
                        () -> begin(story));
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

    /** Those who are in; the places of those who did not check in go to those who waited and did. */
    private static List<Entry> there(TournamentState state) {
        var admission = state.rules().admission();
        if (!admission.checkIn()) {
            return state.active();
        }
        int most = Objects.requireNonNullElse(admission.maxPlayers(), Integer.MAX_VALUE);
        return Stream.concat(state.active().stream(), Enrolment.waiting(state).stream())
                .filter(Entry::checkedIn)
                .limit(Math.max(most, state.active().size()))
                .toList();
    }

    private static void begin(Story story) {
        var there = there(story.state());
        for (Entry entry : there) {
            if (!entry.active()) {
                story.tell(new PlayerAdmitted(story.id(), entry.player()));
            }
        }
        var state = story.state();
        var order = order(state, there);
        var absent = state.entries().keySet().stream()
                .filter(player -> !order.contains(player))
                .toList();
        int rounds = state.rules().system() == PairingSystem.ROUND_ROBIN
                ? BergerTable.rounds(order.size())
                : state.rounds() > 0 ? state.rounds() : recommended(order.size(), state.tableSize());
        story.tell(new TournamentStarted(story.id(), rounds, order, absent, story.at(), story.by(), story.why()));
        Progress.goOn(story);
    }

    /** As set by hand, then by rating; of equals, who came first. */
    private static List<PlayerId> order(TournamentState state, List<Entry> there) {
        var byRating = new ArrayList<>(there);
        byRating.sort(Comparator.comparingInt(Entry::rating).reversed());
        var order = new LinkedHashSet<>(state.seeding());
        byRating.forEach(entry -> order.add(entry.player()));
        order.retainAll(there.stream().map(Entry::player).toList());
        return List.copyOf(order);
    }

    /** Enough for one to stand alone at the top, and one more; never so many that somebody must meet twice. */
    static int recommended(int players, int tableSize) {
        int needed = 1;
        for (long winners = 1; winners * tableSize < players; winners *= tableSize) {
            needed++;
        }
        int withoutRepeat = Math.max(1, (players - 1) / (tableSize - 1));
        return Math.min(needed + 1, withoutRepeat);
    }
}
