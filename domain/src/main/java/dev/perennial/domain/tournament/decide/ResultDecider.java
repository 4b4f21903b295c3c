package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.ResultCounted;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.CountResult;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.round.PlayoffBracket;
import dev.perennial.domain.tournament.round.TournamentStandings;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Counts the results of games, and results decided by organisers. */
final class ResultDecider {
    /** Large tournaments publish standings after every few results only. */
    private static final int PLAYERS_PER_STEP = 64;

    private ResultDecider() {}

    /** A decided table keeps its result, and a result counted before, or an older one, changes nothing. */
    static void count(TournamentDraft draft, CountResult command) {
        var place = RoundTable.find(draft.state(), command.table());
        if (place.isEmpty() || draft.state().status() == TournamentStatus.CANCELLED) {
            return;
        }
        var table = place.get().table();
        // Finished early: games still running then do not count, corrections of finished games do.
        if (draft.state().over() && !table.done()) {
            return;
        }
        boolean fits = command.places().size() == table.players().size();
        if (!fits || table.decided() || command.resultNo() <= table.resultNo()) {
            return;
        }
        var counted = new ResultCounted(
                draft.id(),
                place.get().round().number(),
                command.table(),
                command.places(),
                command.scores(),
                command.resultNo());
        if (changesWhoWentOn(draft.state(), place.get(), counted)) {
            return;
        }
        draft.add(counted);
        advance(draft, place.get().round().number(), table.done());
    }

    static void decide(TournamentDraft draft, DecideResult command) {
        draft.requireOrganiser();
        draft.requireReason();
        var place = RoundTable.required(draft.state(), command.table());
        var by = draft.by();
        TournamentRefusal.OWN_TABLE.unless(
                by == null || !place.table().players().contains(by));
        TournamentRefusal.WRONG_STATE.unless(draft.state().status() != TournamentStatus.CANCELLED);
        var absent = absent(place.table(), command);
        var places = command.places();
        if (places == null && Forfeits.playOn(draft.state(), place.table(), absent)) {
            forfeitSeats(draft, place, absent);
        } else {
            decide(draft, place, places, absent);
        }
    }

    /** A player recorded as absent from a larger table stays absent unless the decision names places without them. */
    private static List<PlayerId> absent(Seating table, DecideResult command) {
        var given = Objects.requireNonNullElse(command.absent(), List.<PlayerId>of());
        TournamentRefusal.BAD_PLACES.unless(
                table.players().containsAll(given) && (command.places() != null || !given.isEmpty()));
        boolean more =
                command.absent() == null ? table.players().size() > 2 : command.places() == null && !table.done();
        return table.players().stream()
                .filter(player ->
                        given.contains(player) || (more && table.absent().contains(player)))
                .toList();
    }

    private static void forfeitSeats(TournamentDraft draft, RoundTable place, List<PlayerId> absent) {
        var table = place.table();
        var gone = absent.stream()
                .filter(player -> !table.absent().contains(player))
                .toList();
        TournamentRefusal.BAD_PLACES.unless(!gone.isEmpty());
        draft.add(new SeatsForfeited(
                draft.id(), place.round().number(), table.table(), gone, draft.by(), draft.reason()));
    }

    private static void decide(
            TournamentDraft draft, RoundTable place, @Nullable List<Integer> places, List<PlayerId> absent) {
        var table = place.table();
        TournamentRefusal.BAD_PLACES.unless(places == null
                || DecidedPlaces.arePlaces(places, table.players().size()));
        var decided = places == null
                ? DecidedPlaces.forfeited(table, absent)
                : DecidedPlaces.withAbsentLast(table, places, absent);
        var correction = new ResultCorrectionDecided(
                draft.id(),
                place.round().number(),
                table.table(),
                table.players(),
                decided,
                absent,
                draft.by(),
                draft.reason());
        TournamentRefusal.PLAYOFF_WENT_ON.unless(!changesWhoWentOn(draft.state(), place, correction));
        draft.add(correction);
        advance(draft, place.round().number(), table.done());
    }

    /** Once the next round of a playoff is published, the players in it can no longer change. */
    private static boolean changesWhoWentOn(TournamentState before, RoundTable place, TournamentEvent result) {
        int round = place.round().number();
        if (place.round().stage() != Stage.PLAYOFF || round == before.played().size()) {
            return false;
        }
        Seating after = before.evolve(result)
                .played()
                .get(round - 1)
                .table(place.table().table())
                .orElseThrow();
        return !PlayoffBracket.losers(before, place.table()).equals(PlayoffBracket.losers(before, after));
    }

    private static void advance(TournamentDraft draft, int round, boolean corrected) {
        var state = draft.state();
        long done = state.played().get(round - 1).tables().stream()
                .filter(Seating::done)
                .count();
        int step = Math.max(1, state.entries().size() / PLAYERS_PER_STEP);
        boolean roundEnds = state.played().get(round - 1).allDone();
        if (corrected || (!roundEnds && done % step == 0)) {
            draft.add(TournamentStandings.publish(state, state.over()));
        }
        RoundProgress.advance(draft);
    }
}
