package dev.perennial.domain.table.decide;

import static java.util.Objects.requireNonNull;

import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.RatingEligibility.Kind;
import dev.perennial.domain.table.SeatState;
import dev.perennial.domain.table.TableState;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Decides what the result of a game counts for. */
final class RatingEligibilityRules {
    private RatingEligibilityRules() {}

    /** Includes the decisions of officials about seats. */
    static RatingEligibility eligibility(TableState table) {
        return eligibility(table, forfeitDecision(table), mayCount(table));
    }

    /** @param mayCount whether the game counts if the decision does */
    static RatingEligibility eligibility(TableState table, @Nullable OfficialDecision decision, boolean mayCount) {
        boolean rated = mayCount && (decision == null || decision.approved());
        return new RatingEligibility(rated, kind(table), table.forfeits(), table.tournament(), decision);
    }

    /** By whose decision a seat was given up; one that was not approved comes first, since then nothing counts. */
    private static @Nullable OfficialDecision forfeitDecision(TableState table) {
        return table.seats().stream()
                .flatMap(seat -> Stream.ofNullable(requireNonNull(seat).forfeited()))
                .flatMap(forfeited -> Stream.ofNullable(forfeited.decision()))
                .min(Comparator.comparing(OfficialDecision::approved))
                .orElse(null);
    }

    private static Kind kind(TableState table) {
        var seats = table.seats();
        long bots = seats.stream()
                .map(seat -> requireNonNull(seat))
                .filter(seat -> seat.bot() != null && !seat.isForfeited())
                .count();
        return bots == 0 ? Kind.HUMAN : bots == seats.size() ? Kind.BOT : Kind.MIXED;
    }

    /**
     * A game counts between equals from the moment the cards are dealt: players who leave then, or let their time run
     * out, have lost. A tournament seats people whether they are there or not, so a seat nobody came to is a walkover,
     * which counts for nobody's rating.
     */
    static boolean mayCount(TableState table) {
        return table.terms().rated()
                && table.opening().origin() == null
                && table.seats().size() > 1
                && kind(table) != Kind.MIXED
                && (table.tournament() == null || !isWalkover(table));
    }

    private static boolean isWalkover(TableState table) {
        boolean leftBehind =
                table.seats().stream().map(seat -> requireNonNull(seat)).anyMatch(SeatState::hasResigned);
        return table.seats().stream()
                .map(seat -> requireNonNull(seat))
                .filter(seat -> seat.moves().isEmpty() && !seat.hasResigned())
                .anyMatch(seat -> seat.isForfeited() || !leftBehind);
    }
}
