package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.Entry.Presence;
import dev.perennial.contract.tournament.TournamentEvent.ByeRequested;
import dev.perennial.contract.tournament.TournamentEvent.ByeTakenBack;
import dev.perennial.contract.tournament.TournamentEvent.PlayerAdmitted;
import dev.perennial.contract.tournament.TournamentEvent.PlayerCheckedIn;
import dev.perennial.contract.tournament.TournamentEvent.PlayerReentered;
import dev.perennial.contract.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.contract.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.contract.tournament.TournamentRules.PairingSystem;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.games.Bots;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Who takes part: coming, going, coming back, and staying away for a round. */
final class Enrolment {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    /** Enough to fill any field, and few enough that their games leave time for those of others. */
    private static final int MOST_BOTS = 256;

    private Enrolment() {}

    static void register(Story story, Act.Register act) {
        var state = story.state();
        if (act.bot() != null) {
            story.requireOrganiser();
            story.requireReason();
            TournamentRefusal.UNKNOWN_BOT.unless(Bots.names(state.game()).contains(act.bot()));
            TournamentRefusal.TOO_MANY_BOTS.unless(state.entries().values().stream()
                            .filter(entry -> entry.bot() != null)
                            .count()
                    < MOST_BOTS);
        } else if (act.player().equals(story.by())) {
            requireAdmission(story, act.player(), act.rating());
        } else {
            story.requireSelfOrOrganiser(act.player());
            TournamentRefusal.CONSENT_MISSING.unless(agreed(story, act.agreed()));
        }
        TournamentRefusal.WRONG_STATE.unless(!state.over());
        TournamentRefusal.ALREADY_REGISTERED.unless(state.entry(act.player()).isEmpty());
        requireSeed(act.clientSeed());
        int firstRound = state.started() ? state.nextRound() : 1;
        // Once numbers are given there is no waiting list any more.
        TournamentRefusal.REGISTRATION_CLOSED.unless(!state.started() || (lateEntryOpen(story) && !state.full()));
        story.tell(new PlayerRegistered(
                story.id(),
                act.player(),
                act.bot(),
                act.rating(),
                act.clientSeed(),
                state.full(),
                firstRound,
                story.person(),
                story.why()));
    }

    /** Consent is given to the organisers of one league, for its tournaments. */
    private static boolean agreed(Story story, boolean agreed) {
        return agreed && story.state().rules().league() != null;
    }

    static boolean lateEntryOpen(Story story) {
        var state = story.state();
        int last = Math.min(state.rounds(), state.rules().admission().lateUntilRound());
        return state.nextRound() <= last && state.playoff().isEmpty();
    }

    /** Hours, list and limits are the organisers': for a player they have invited they do not hold. */
    private static void requireAdmission(Story story, PlayerId player, int rating) {
        if (story.state().invited(player)) {
            return;
        }
        var admission = story.state().rules().admission();
        TournamentRefusal.REGISTRATION_CLOSED.unless(!before(story.at(), admission.opens())
                && (admission.closes() == null || before(story.at(), admission.closes())));
        TournamentRefusal.NOT_INVITED.unless(
                admission.invited().isEmpty() || admission.invited().contains(player));
        var least = admission.minRating();
        var most = admission.maxRating();
        TournamentRefusal.RATING_LIMIT.unless((least == null || rating >= least) && (most == null || rating <= most));
    }

    private static boolean before(Instant at, @Nullable Instant limit) {
        return limit != null && at.isBefore(limit);
    }

    private static void requireSeed(String clientSeed) {
        TournamentRefusal.BAD_CLIENT_SEED.unless(CLIENT_SEED.matcher(clientSeed).matches());
    }

    private static Entry known(Story story, PlayerId player) {
        return story.state().entry(player).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_PLAYER));
    }

    static void withdraw(Story story, Act.Withdraw act) {
        story.requireSelfOrOrganiser(act.player());
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        TournamentRefusal.NOT_REGISTERED.unless(known(story, act.player()).presence() != Presence.WITHDRAWN);
        story.tell(new PlayerWithdrew(story.id(), act.player(), story.by(), story.why()));
        admitWaiting(story);
    }

    /** Whoever has waited longest takes a free place, until the tournament starts. */
    static void admitWaiting(Story story) {
        if (story.state().started()) {
            return;
        }
        for (Entry entry : waiting(story.state())) {
            if (!story.state().full()) {
                story.tell(new PlayerAdmitted(story.id(), entry.player()));
            }
        }
    }

    static List<Entry> waiting(TournamentState state) {
        return state.entries().values().stream()
                .filter(entry -> entry.presence() == Presence.WAITING)
                .toList();
    }

    /** Who was taken out by an organiser comes back only through one. */
    static void reenter(Story story, Act.Reenter act) {
        story.requireSelfOrOrganiser(act.player());
        TournamentRefusal.WRONG_STATE.unless(
                !story.state().over() && story.state().playoff().isEmpty());
        var entry = known(story, act.player());
        TournamentRefusal.ALREADY_REGISTERED.unless(entry.presence() == Presence.WITHDRAWN);
        boolean self = act.player().equals(story.by());
        TournamentRefusal.NOT_ORGANISER.unless(entry.removedBy() == null
                || story.organiserAsks()
                || story.state().invited(act.player()));
        // An organiser undoes what an organiser did; players who left come back by their own word.
        TournamentRefusal.CONSENT_MISSING.unless(
                self || entry.bot() != null || entry.removedBy() != null || agreed(story, act.agreed()));
        // Who was not there when the numbers were drawn up has none, and comes in like anybody new, or late.
        boolean numbered = entry.number() > 0;
        if (!numbered && self) {
            requireAdmission(story, act.player(), entry.rating());
        }
        // In a full tournament one waits, until it starts.
        TournamentRefusal.REGISTRATION_CLOSED.unless(
                !story.state().started() || (!story.state().full() && (numbered || lateEntryOpen(story))));
        story.tell(new PlayerReentered(story.id(), act.player(), story.person(), story.why()));
    }

    static void checkIn(Story story, Act.CheckIn act) {
        story.requireSelfOrOrganiser(act.player());
        TournamentRefusal.WRONG_STATE.unless(
                !story.state().started() && !story.state().over());
        // Who waits may say that he is there: he gets the place of somebody who is not.
        TournamentRefusal.NOT_REGISTERED.unless(known(story, act.player()).presence() != Presence.WITHDRAWN);
        requireSeed(act.clientSeed());
        story.tell(new PlayerCheckedIn(story.id(), act.player(), act.clientSeed(), story.person(), story.why()));
    }

    /** Half-point byes are the organiser's to give, to others and for a reason; anybody may stay away for nothing. */
    static void requestBye(Story story, Act.RequestBye act) {
        story.requireSelfOrOrganiser(act.player());
        if (act.kind() != ByeKind.ZERO) {
            story.requireOrganiser();
            TournamentRefusal.OWN_BYE.unless(!act.player().equals(story.by()));
            // Everybody meets everybody there: half a point for a game of one would be half a point too many.
            TournamentRefusal.BAD_BYE.unless(story.state().rules().system() == PairingSystem.SWISS);
        }
        TournamentRefusal.BAD_ROUND.unless(act.kind() != ByeKind.PAIRING
                && act.round() >= story.state().nextRound()
                && (story.state().rounds() == 0 || act.round() <= story.state().rounds()));
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        TournamentRefusal.NOT_REGISTERED.unless(known(story, act.player()).presence() != Presence.WITHDRAWN);
        story.tell(new ByeRequested(story.id(), act.player(), act.round(), act.kind(), story.person(), story.why()));
    }

    /** Until the round is paired: after that somebody else's game would hang on it. */
    static void takeBackBye(Story story, Act.TakeBackBye act) {
        story.requireSelfOrOrganiser(act.player());
        TournamentRefusal.WRONG_STATE.unless(!story.state().over());
        var entry = known(story, act.player());
        TournamentRefusal.BAD_ROUND.unless(act.round() >= story.state().nextRound());
        TournamentRefusal.NO_BYE.unless(entry.byes().containsKey(act.round()));
        story.tell(new ByeTakenBack(story.id(), act.player(), act.round(), story.person(), story.why()));
    }
}
