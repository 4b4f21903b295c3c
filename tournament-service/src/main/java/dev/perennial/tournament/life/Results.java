package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentEvent.PlayerArrived;
import dev.perennial.contract.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.contract.tournament.TournamentEvent.ResultCounted;
import dev.perennial.contract.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How tables end: by their game, or by decision. */
final class Results {
    /** Of larger tournaments not every result makes a new table of standings, only every so many. */
    private static final int PLAYERS_PER_STEP = 64;

    private record Place(RoundState round, Seating table) {}

    private Results() {}

    private static Optional<Place> find(Story story, TableId id) {
        return story.state().played().stream()
                .flatMap(round -> round.table(id).map(table -> new Place(round, table)).stream())
                .findFirst();
    }

    /** Told by the player himself, so that he must sit there. */
    static void arrive(Story story, Act.Arrive act) {
        var place = find(story, act.table()).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_TABLE));
        TournamentRefusal.NOT_YOURSELF.unless(
                act.player().equals(story.by()) && place.table().players().contains(act.player()));
        arrived(story, place, act.player());
    }

    private static void arrived(Story story, Place place, PlayerId player) {
        var table = place.table();
        if (!table.done() && !table.arrived().contains(player)) {
            story.tell(new PlayerArrived(story.id(), place.round().number(), table.table(), player));
        }
    }

    /** Only kept where somebody who does not come has to fear for it. */
    static void seen(Story story, Act.Seen act) {
        var timing = story.state().rules().timing();
        if (timing.forfeitMinutes() != null || timing.withdrawMinutes() != null) {
            find(story, act.table())
                    .filter(place -> act.seat() >= 0
                            && act.seat() < place.table().players().size())
                    .ifPresent(
                            place -> seen(story, place, place.table().players().get(act.seat())));
        }
    }

    private static void seen(Story story, Place place, PlayerId player) {
        // A seat that was given up is moved by the house.
        if (story.state().known(player).bot() == null && !place.table().absent().contains(player)) {
            arrived(story, place, player);
        }
    }

    /** What was decided stands, and a result already counted, or an older one, changes nothing. */
    static void count(Story story, Act.Count act) {
        var place = find(story, act.table());
        if (place.isEmpty() || story.state().status() == TournamentStatus.CANCELLED) {
            return;
        }
        var table = place.get().table();
        // Finished before its time: games that were still played do not count, corrections of others do.
        if (story.state().over() && !table.done()) {
            return;
        }
        boolean fits = act.places().size() == table.players().size();
        if (!fits || table.decided() || act.resultNo() <= table.resultNo()) {
            return;
        }
        var counted = new ResultCounted(
                story.id(), place.get().round().number(), act.table(), act.places(), act.scores(), act.resultNo());
        if (changesWhoWentOn(story.state(), place.get(), counted)) {
            return;
        }
        story.tell(counted);
        goOn(story, place.get().round().number(), table.done());
    }

    static void decide(Story story, Act.Decide act) {
        story.requireOrganiser();
        story.requireReason();
        var place = find(story, act.table()).orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_TABLE));
        var by = story.by();
        TournamentRefusal.OWN_TABLE.unless(
                by == null || !place.table().players().contains(by));
        TournamentRefusal.WRONG_STATE.unless(story.state().status() != TournamentStatus.CANCELLED);
        var absent = absent(place.table(), act);
        var places = act.places();
        if (places == null && playOn(story.state(), place.table(), absent)) {
            giveUpSeats(story, place, absent);
        } else {
            decide(story, place, places, absent);
        }
    }

    /** Nobody who was noted as absent from a larger table comes back to it unless that is said with the places. */
    private static List<PlayerId> absent(Seating table, Act.Decide act) {
        var given = Objects.requireNonNullElse(act.absent(), List.<PlayerId>of());
        TournamentRefusal.BAD_PLACES.unless(
                table.players().containsAll(given) && (act.places() != null || !given.isEmpty()));
        boolean more = act.absent() == null ? table.players().size() > 2 : act.places() == null && !table.done();
        return table.players().stream()
                .filter(player ->
                        given.contains(player) || (more && table.absent().contains(player)))
                .toList();
    }

    /** If two or more are there they play on without the others (pods spec 8). */
    private static boolean playOn(TournamentState state, Seating table, List<PlayerId> absent) {
        return !state.over() && !table.done() && table.players().size() - absent.size() > 1;
    }

    private static void giveUpSeats(Story story, Place place, List<PlayerId> absent) {
        var table = place.table();
        var gone = absent.stream()
                .filter(player -> !table.absent().contains(player))
                .toList();
        TournamentRefusal.BAD_PLACES.unless(!gone.isEmpty());
        story.tell(
                new SeatsForfeited(story.id(), place.round().number(), table.table(), gone, story.by(), story.why()));
    }

    private static void decide(Story story, Place place, @Nullable List<Integer> places, List<PlayerId> absent) {
        var table = place.table();
        TournamentRefusal.BAD_PLACES.unless(
                places == null || arePlaces(places, table.players().size()));
        var decided = places == null ? forfeit(table, absent) : withLast(table, places, absent);
        var correction = new ResultCorrectionDecided(
                story.id(),
                place.round().number(),
                table.table(),
                table.players(),
                decided,
                absent,
                story.by(),
                story.why());
        TournamentRefusal.PLAYOFF_WENT_ON.unless(!changesWhoWentOn(story.state(), place, correction));
        story.tell(correction);
        goOn(story, place.round().number(), table.done());
    }

    /** In a playoff the winner meets others in the next round: once that is published nobody can take his place. */
    private static boolean changesWhoWentOn(TournamentState before, Place place, TournamentEvent result) {
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

    /** Nobody waits any longer for those who have not come, or will not. */
    static void forfeitAbsent(Story story, int round, Seating table, List<PlayerId> missing, String why) {
        var absent = table.players().stream()
                .filter(player -> missing.contains(player) || table.absent().contains(player))
                .toList();
        if (playOn(story.state(), table, absent)) {
            story.tell(new SeatsForfeited(story.id(), round, table.table(), missing, null, why));
            return;
        }
        story.tell(new ResultCorrectionDecided(
                story.id(), round, table.table(), table.players(), forfeit(table, absent), absent, null, why));
    }

    /** Those who came share the first places, those who did not the last. */
    private static List<Integer> forfeit(Seating table, List<PlayerId> absent) {
        int there = table.players().size() - absent.size();
        return table.players().stream()
                .map(player -> absent.contains(player) ? there + 1 : 1)
                .toList();
    }

    /** As decided, but who was not there is behind everybody who was. */
    private static List<Integer> withLast(Seating table, List<Integer> places, List<PlayerId> absent) {
        var there = table.players().stream()
                .filter(player -> !absent.contains(player))
                .map(player -> places.get(table.seatOf(player)))
                .toList();
        return table.players().stream()
                .map(player -> 1
                        + (int) there.stream()
                                .filter(place -> absent.contains(player) || place < places.get(table.seatOf(player)))
                                .count())
                .toList();
    }

    /** 1, 2, 2, 4: each place says how many are better. */
    static boolean arePlaces(List<Integer> places, int seats) {
        return places.size() == seats
                && places.stream()
                        .allMatch(place -> place
                                == 1
                                        + places.stream()
                                                .filter(other -> other < place)
                                                .count());
    }

    private static void goOn(Story story, int round, boolean corrected) {
        var state = story.state();
        long done = state.played().get(round - 1).tables().stream()
                .filter(Seating::done)
                .count();
        int step = Math.max(1, state.entries().size() / PLAYERS_PER_STEP);
        boolean roundEnds = state.played().get(round - 1).allDone();
        if (corrected || (!roundEnds && done % step == 0)) {
            story.tell(StandingsTable.publish(state, state.over()));
        }
        Progress.goOn(story);
    }

    /** People who have not come to a game that is still to be played, and have not lost their seats yet. */
    static List<PlayerId> missing(TournamentState state, Seating table) {
        return table.done()
                ? List.of()
                : table.players().stream()
                        .filter(player -> state.known(player).bot() == null)
                        .filter(player -> !table.arrived().contains(player))
                        .filter(player -> !table.absent().contains(player))
                        .toList();
    }
}
