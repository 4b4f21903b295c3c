package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.ClockRules;
import dev.perennial.domain.table.GameDocuments;
import dev.perennial.domain.text.WrittenText;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentRules.Acceleration;
import dev.perennial.domain.tournament.TournamentRules.PairingSystem;
import dev.perennial.domain.tournament.TournamentRules.PlayoffKind;
import dev.perennial.domain.tournament.TournamentRules.Schedule;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.pairing.pods.model.PodTieBreak;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.TieBreak;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Whether a tournament can be played by these rules. */
public final class RulesCheck {
    private static final int LONGEST_PRIZES = 5_000;
    private static final int LONGEST_WAIT = 60 * 24 * 30;
    private static final int MOST_POINTS = 10_000;
    private static final Set<Integer> BRACKETS = Set.of(0, 2, 4, 8, 16, 32);

    private RulesCheck() {}

    public static void check(String gameId, int tableSize, int rounds, TournamentRules rules, GameDocuments documents) {
        var game = Games.byId(gameId).orElseThrow();
        var options = documents.readOptions(game, rules.options());
        TournamentRefusal.BAD_OPTIONS.unless(options.isPresent());
        TournamentRefusal.BAD_CLOCK.unless(isClockOf(game, options.orElseThrow(), rules.clock(), documents));
        boolean two = tableSize == 2;
        var sizes = rules.tables();
        TournamentRefusal.BAD_TABLE_SIZE.unless(
                two
                        ? sizes.smallest() == 2 && sizes.largest() == 2
                        : sizes.smallest() >= Math.max(3, game.minSeats())
                                && sizes.smallest() <= tableSize
                                && tableSize <= sizes.largest()
                                && sizes.largest() <= game.maxSeats());
        TournamentRefusal.BAD_TABLE_SIZE.unless(two || rules.system().isSwiss());
        checkScoring(rules, sizes.smallest(), sizes.largest());
        checkTiming(rules, rounds);
        var playoff = rules.playoff();
        TournamentRefusal.BAD_PLAYOFF.unless(
                playoff.kind() == PlayoffKind.SINGLE_ELIMINATION
                        ? BRACKETS.contains(playoff.size()) && (two || playoff.size() == 0 || game.minSeats() <= 2)
                        : playoff.size() >= Math.max(2, game.minSeats()) && playoff.size() <= game.maxSeats());
        TournamentRefusal.BAD_TEXT.unless(WrittenText.fits(rules.prizes(), LONGEST_PRIZES));
    }

    /** Tables check clocks by the same rules, and would refuse to open with any other clock. */
    private static boolean isClockOf(
            Game<GameState, GameMove, GameEvent, GameOptions> game,
            GameOptions options,
            @Nullable Document clock,
            GameDocuments documents) {
        return clock == null
                || documents
                        .readClock(clock)
                        .flatMap(read -> ClockRules.timed(game, options, read))
                        .isPresent();
    }

    private static void checkScoring(TournamentRules rules, int smallest, int largest) {
        var scoring = rules.scoring();
        for (int size = smallest; size <= largest; size++) {
            var points = scoring.points().getOrDefault(size, List.of());
            boolean falling = points.size() == size;
            for (int place = 0; place < points.size(); place++) {
                int next = place + 1 < points.size() ? points.get(place + 1) : 0;
                falling &= points.get(place) >= next && points.get(place) <= MOST_POINTS;
            }
            TournamentRefusal.BAD_POINTS.unless(falling && points.getFirst() > 0);
        }
        TournamentRefusal.BAD_POINTS.unless(scoring.draw() >= 0
                && scoring.draw() <= MOST_POINTS
                && scoring.bye() >= 0
                && scoring.bye() <= MOST_POINTS);
        // The Baku method is only defined for points in which a draw is half a win and a loss nothing (C.04.7).
        var two = scoring.points().getOrDefault(2, List.of(1, 1));
        TournamentRefusal.BAD_POINTS.unless(rules.acceleration() == Acceleration.NONE
                || (largest == 2 && two.getFirst() == 2 * scoring.draw() && two.getLast() == 0));
        TournamentRefusal.BAD_TIE_BREAK.unless(Arrays.stream(Edition.values())
                .anyMatch(edition -> edition.name().equals(scoring.edition())));
        for (String code : scoring.tieBreaks()) {
            TournamentRefusal.BAD_TIE_BREAK.unless(
                    largest == 2
                            ? isTieBreak(code, rules.system())
                            : PodTieBreak.ofCode(code).isPresent());
        }
    }

    private static boolean isTieBreak(String code, PairingSystem system) {
        return TieBreak.isMeaningful(code)
                && (system.isSwiss() || !TieBreak.ofCode(code).kind().isBuchholz());
    }

    private static void checkTiming(TournamentRules rules, int rounds) {
        var timing = rules.timing();
        TournamentRefusal.BAD_SCHEDULE.unless(isZone(timing.timeZone()));
        var times = timing.roundTimes();
        boolean rising = true;
        for (int i = 1; i < times.size(); i++) {
            rising &= times.get(i - 1).isBefore(times.get(i));
        }
        TournamentRefusal.BAD_SCHEDULE.unless(rising
                && (timing.schedule() != Schedule.WEEKLY || times.size() == 1)
                && (timing.schedule() != Schedule.FIXED
                        || (rounds > 0 && times.size() >= rounds && times.size() <= rounds + playoffRounds(rules))));
        for (Integer minutes : Arrays.asList(timing.forfeitMinutes(), timing.withdrawMinutes())) {
            TournamentRefusal.BAD_LIMITS.unless(minutes == null || (minutes >= 1 && minutes <= LONGEST_WAIT));
        }
        var admission = rules.admission();
        var opens = admission.opens();
        var closes = admission.closes();
        var least = admission.minRating();
        var most = admission.maxRating();
        var limit = admission.maxPlayers();
        TournamentRefusal.BAD_LIMITS.unless((opens == null || closes == null || opens.isBefore(closes))
                && (least == null || most == null || least <= most)
                && (limit == null || limit >= 2)
                && admission.lateUntilRound() >= 0
                // A round-robin is scheduled for the players who start.
                && (admission.lateUntilRound() == 0 || rules.system().isSwiss())
                && admission.lateBye() != ByeKind.PAIRING);
    }

    private static int playoffRounds(TournamentRules rules) {
        int size = rules.playoff().size();
        return size > 1 && rules.playoff().kind() == PlayoffKind.SINGLE_ELIMINATION
                ? Integer.numberOfTrailingZeros(Integer.highestOneBit(size))
                : Math.min(size, 1);
    }

    private static boolean isZone(String text) {
        try {
            var _ = ZoneId.of(text);
            return true;
        } catch (DateTimeException e) {
            return false;
        }
    }
}
