package dev.perennial.tournament.league;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueEvent;
import dev.perennial.contract.league.LeagueEvent.LeagueFounded;
import dev.perennial.contract.league.LeagueRules;
import dev.perennial.contract.league.LeagueState;
import dev.perennial.contract.league.LeagueTable;
import dev.perennial.tournament.life.TournamentRefusal;
import dev.perennial.tournament.life.Wording;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Judges every order to a league: pure. */
final class LeagueDecider {
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_REASON = 500;
    private static final int MOST_PLACES = 200;
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_GROUPS = 10;

    private LeagueDecider() {}

    static LeagueFounded found(FoundLeague command) {
        checkName(command.name());
        check(command.rules());
        return new LeagueFounded(command.league(), command.name().strip(), command.rules(), command.by());
    }

    private static void checkName(String name) {
        TournamentRefusal.BAD_NAME.unless(Wording.isName(name, LONGEST_NAME));
    }

    private static void check(LeagueRules rules) {
        var points = rules.points();
        boolean falling = points.size() <= MOST_PLACES && !points.isEmpty();
        for (int place = 0; place < points.size(); place++) {
            int next = place + 1 < points.size() ? points.get(place + 1) : 0;
            falling &= points.get(place) >= next && points.get(place) <= MOST_POINTS;
        }
        TournamentRefusal.BAD_POINTS.unless(falling);
        var groups = rules.groups();
        TournamentRefusal.BAD_LIMITS.unless(rules.best() >= 0
                && rules.promoted() >= 0
                && rules.relegated() >= 0
                && !groups.isEmpty()
                && groups.size() <= MOST_GROUPS
                && new HashSet<>(groups).size() == groups.size()
                && groups.stream().allMatch(group -> Wording.isName(group, LONGEST_NAME)));
    }

    static List<LeagueEvent> decide(LeagueState state, LeagueOrder order) {
        return switch (order.act()) {
            case LeagueAct.ChangeRules act -> {
                requireOrganiser(state, order);
                check(act.rules());
                // Members stand in groups: none may vanish under them.
                TournamentRefusal.BAD_LIMITS.unless(
                        act.rules().groups().containsAll(state.members().values()));
                yield List.of(
                        new LeagueEvent.LeagueRulesChanged(state.id(), act.rules(), person(order), reason(order)));
            }
            case LeagueAct.AddOrganiser act -> {
                requireOrganiser(state, order);
                TournamentRefusal.ALREADY_REGISTERED.unless(!state.organisers().contains(act.player()));
                yield List.of(new LeagueEvent.OrganiserAdded(state.id(), act.player(), person(order), reason(order)));
            }
            case LeagueAct.RemoveOrganiser act -> {
                requireOrganiser(state, order);
                TournamentRefusal.UNKNOWN_PLAYER.unless(state.organisers().contains(act.player()));
                // A league without organisers could never be run again.
                TournamentRefusal.WRONG_STATE.unless(state.organisers().size() > 1);
                yield List.of(new LeagueEvent.OrganiserRemoved(state.id(), act.player(), person(order), reason(order)));
            }
            case LeagueAct.Join act -> {
                requireSelfOrOrganiser(state, order, act.player());
                TournamentRefusal.ALREADY_REGISTERED.unless(!state.members().containsKey(act.player()));
                yield List.of(new LeagueEvent.MemberJoined(
                        state.id(), act.player(), person(order), reasonForOthers(order, act.player())));
            }
            case LeagueAct.Leave act -> {
                requireSelfOrOrganiser(state, order, act.player());
                TournamentRefusal.UNKNOWN_PLAYER.unless(state.members().containsKey(act.player()));
                yield List.of(new LeagueEvent.MemberLeft(
                        state.id(), act.player(), person(order), reasonForOthers(order, act.player())));
            }
            case LeagueAct.GiveConsent act -> {
                requireMemberAsks(state, order, act.player());
                yield state.consents().contains(act.player())
                        ? List.of()
                        : List.of(new LeagueEvent.EntryConsentGiven(state.id(), act.player(), person(order)));
            }
            case LeagueAct.RevokeConsent act -> {
                requireMemberAsks(state, order, act.player());
                yield state.consents().contains(act.player())
                        ? List.of(new LeagueEvent.EntryConsentRevoked(state.id(), act.player(), person(order)))
                        : List.of();
            }
            case LeagueAct.OpenSeason act -> {
                requireOrganiser(state, order);
                checkName(act.name());
                TournamentRefusal.WRONG_STATE.unless(state.openSeason().isEmpty());
                int number = state.seasons().size() + 1;
                yield List.of(new LeagueEvent.SeasonOpened(
                        state.id(), number, act.name().strip(), person(order)));
            }
            case LeagueAct.CloseSeason _ -> {
                requireOrganiser(state, order);
                TournamentRefusal.WRONG_STATE.unless(state.openSeason().isPresent());
                var season = state.openSeason().orElseThrow();
                yield List.of(new LeagueEvent.SeasonClosed(
                        state.id(), season.number(), LeagueTable.moves(state, season), person(order), reason(order)));
            }
            case LeagueAct.CountTournament act -> count(state, act);
        };
    }

    /** Into the season that is open, or again into the one it was counted in; without a season it counts nowhere. */
    private static List<LeagueEvent> count(LeagueState state, LeagueAct.CountTournament act) {
        var season = state.seasons().stream()
                .filter(one -> one.tournaments().containsKey(act.tournament()))
                .findFirst()
                .or(state::openSeason);
        return season.filter(one -> !Objects.equals(one.tournaments().get(act.tournament()), act.places()))
                .<List<LeagueEvent>>map(one -> List.of(
                        new LeagueEvent.TournamentCounted(state.id(), one.number(), act.tournament(), act.places())))
                .orElse(List.of());
    }

    private static boolean organiser(LeagueState state, LeagueOrder order) {
        var by = order.by();
        return order.admin() || (by != null && state.organisers().contains(by));
    }

    private static void requireOrganiser(LeagueState state, LeagueOrder order) {
        TournamentRefusal.NOT_ORGANISER.unless(organiser(state, order));
    }

    private static void requireSelfOrOrganiser(LeagueState state, LeagueOrder order, PlayerId player) {
        TournamentRefusal.NOT_YOURSELF.unless(player.equals(order.by()) || organiser(state, order));
    }

    /** Nobody consents for others, not even an administrator. */
    private static void requireMemberAsks(LeagueState state, LeagueOrder order, PlayerId player) {
        TournamentRefusal.NOT_YOURSELF.unless(player.equals(order.by()));
        TournamentRefusal.UNKNOWN_PLAYER.unless(state.members().containsKey(player));
    }

    private static PlayerId person(LeagueOrder order) {
        return Objects.requireNonNull(order.by(), "nobody asks");
    }

    /** Who acts for himself owes nobody a reason. */
    private static @Nullable String reasonForOthers(LeagueOrder order, PlayerId player) {
        return player.equals(order.by()) ? null : reason(order);
    }

    private static String reason(LeagueOrder order) {
        String why = order.why() == null ? "" : order.why().strip();
        TournamentRefusal.REASON_MISSING.unless(!why.isEmpty());
        TournamentRefusal.BAD_TEXT.unless(Wording.fits(why, LONGEST_REASON));
        return why;
    }
}
