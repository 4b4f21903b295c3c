package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.TournamentEvent.PlayerCheckedIn;
import dev.perennial.domain.tournament.TournamentEvent.PlayerReentered;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.games.Bots;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Registers, withdraws and checks in players. */
final class EntryDecider {
    private static final Pattern CLIENT_SEED = Pattern.compile("[A-Za-z0-9_-]{0,64}");

    /** Enough to fill any field, and few enough that their games leave time for those of others. */
    private static final int MOST_BOTS = 256;

    private EntryDecider() {}

    static void register(TournamentDraft draft, RegisterPlayer command) {
        var state = draft.state();
        if (command.bot() != null) {
            draft.requireOrganiser();
            draft.requireReason();
            TournamentRefusal.UNKNOWN_BOT.unless(Bots.names(state.game()).contains(command.bot()));
            TournamentRefusal.TOO_MANY_BOTS.unless(state.entries().values().stream()
                            .filter(entry -> entry.bot() != null)
                            .count()
                    < MOST_BOTS);
        } else if (draft.isBy(command.player())) {
            requireAdmission(draft, command.player(), command.rating());
        } else {
            draft.requireSelfOrOrganiser(command.player());
            TournamentRefusal.CONSENT_MISSING.unless(agreed(draft, command.agreed()));
        }
        TournamentRefusal.WRONG_STATE.unless(!state.over());
        TournamentRefusal.ALREADY_REGISTERED.unless(
                state.entry(command.player()).isEmpty());
        requireSeed(command.clientSeed());
        int firstRound = state.started() ? state.nextRound() : 1;
        // The waiting list ends when the players get their numbers.
        TournamentRefusal.REGISTRATION_CLOSED.unless(!state.started() || (lateEntryOpen(draft) && !state.full()));
        draft.add(new PlayerRegistered(
                draft.id(),
                command.player(),
                command.bot(),
                command.rating(),
                command.clientSeed(),
                state.full(),
                firstRound,
                draft.person(),
                draft.reason()));
    }

    /** Consent is given to the organisers of one league, for its tournaments. */
    private static boolean agreed(TournamentDraft draft, boolean agreed) {
        return agreed && draft.state().rules().league() != null;
    }

    static boolean lateEntryOpen(TournamentDraft draft) {
        var state = draft.state();
        int last = Math.min(state.rounds(), state.rules().admission().lateUntilRound());
        return state.nextRound() <= last && state.playoff().isEmpty();
    }

    /**
     * Registration hours, the list of invited players and rating limits do not bind a player the organisers invited.
     */
    private static void requireAdmission(TournamentDraft draft, PlayerId player, int rating) {
        if (draft.state().invited(player)) {
            return;
        }
        var admission = draft.state().rules().admission();
        TournamentRefusal.REGISTRATION_CLOSED.unless(!before(draft.at(), admission.opens())
                && (admission.closes() == null || before(draft.at(), admission.closes())));
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

    static Entry known(TournamentDraft draft, PlayerId player) {
        return draft.state().entry(player).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_PLAYER));
    }

    static void withdraw(TournamentDraft draft, WithdrawPlayer command) {
        draft.requireSelfOrOrganiser(command.player());
        TournamentRefusal.WRONG_STATE.unless(!draft.state().over());
        TournamentRefusal.NOT_REGISTERED.unless(known(draft, command.player()).presence() != Presence.WITHDRAWN);
        draft.add(new PlayerWithdrew(draft.id(), command.player(), draft.by(), draft.reason()));
        WaitingList.admit(draft);
    }

    /** A player removed by an organiser returns only with an organiser. */
    static void reenter(TournamentDraft draft, ReenterPlayer command) {
        draft.requireSelfOrOrganiser(command.player());
        TournamentRefusal.WRONG_STATE.unless(
                !draft.state().over() && draft.state().playoff().isEmpty());
        var entry = known(draft, command.player());
        TournamentRefusal.ALREADY_REGISTERED.unless(entry.presence() == Presence.WITHDRAWN);
        boolean self = draft.isBy(command.player());
        TournamentRefusal.NOT_ORGANISER.unless(entry.removedBy() == null
                || draft.isByOrganiser()
                || draft.state().invited(command.player()));
        // An organiser can undo a removal by an organiser. A player who left returns only on their own request.
        TournamentRefusal.CONSENT_MISSING.unless(
                self || entry.bot() != null || entry.removedBy() != null || agreed(draft, command.agreed()));
        // A player who missed the start has no number and enters as a new or late player.
        boolean numbered = entry.number() > 0;
        if (!numbered && self) {
            requireAdmission(draft, command.player(), entry.rating());
        }
        // Before the start, a player who returns to a full tournament joins the waiting list.
        TournamentRefusal.REGISTRATION_CLOSED.unless(
                !draft.state().started() || (!draft.state().full() && (numbered || lateEntryOpen(draft))));
        draft.add(new PlayerReentered(draft.id(), command.player(), draft.person(), draft.reason()));
    }

    static void checkIn(TournamentDraft draft, CheckIn command) {
        draft.requireSelfOrOrganiser(command.player());
        TournamentRefusal.WRONG_STATE.unless(
                !draft.state().started() && !draft.state().over());
        // Waiting players check in too: at the start they replace players who did not.
        TournamentRefusal.NOT_REGISTERED.unless(known(draft, command.player()).presence() != Presence.WITHDRAWN);
        requireSeed(command.clientSeed());
        draft.add(new PlayerCheckedIn(
                draft.id(), command.player(), command.clientSeed(), draft.person(), draft.reason()));
    }
}
