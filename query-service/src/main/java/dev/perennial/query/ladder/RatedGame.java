package dev.perennial.query.ladder;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.ResultRecord;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A game as ladders count it.
 *
 * @param resultNo its place in the order
 * @param players in seat order, as the places
 */
record RatedGame(
        long resultNo,
        String table,
        long sequence,
        String game,
        String kind,
        Instant at,
        List<String> players,
        List<Integer> places) {
    /** Empty if the result does not count for any ladder. */
    static Optional<RatedGame> of(ResultRecord result) {
        List<String> players = result.players().stream().map(PlayerId::code).toList();
        RatingEligibility counting = result.counting();
        if (!counting.rated() || counting.kind() == RatingEligibility.Kind.MIXED || players.size() < 2) {
            return Optional.empty();
        }
        return Optional.of(new RatedGame(
                result.resultNo(),
                result.table().code(),
                result.sequence(),
                result.game(),
                counting.kind() == RatingEligibility.Kind.HUMAN ? LadderName.HUMAN : LadderName.BOT,
                result.time(),
                players,
                result.ratedPlaces()));
    }

    /** The same game with another end; it keeps its place in the order. */
    RatedGame corrected(RatedGame correction) {
        return new RatedGame(resultNo, table, correction.sequence, game, kind, at, players, correction.places);
    }

    List<LadderName> ladders() {
        return List.of(new LadderName(game, kind), new LadderName(LadderName.OVERALL, kind));
    }
}
