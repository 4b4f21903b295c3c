package dev.perennial.query.ladder;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.ResultRecord;
import dev.perennial.games.Result.SeatResult;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashSet;
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
    /** How the ids of bots begin. */
    private static final String BOT = "bot-";

    /** Empty if the result does not count for any ladder. */
    static Optional<RatedGame> of(ResultRecord result) {
        List<String> players = result.players().stream().map(PlayerId::code).toList();
        long bots = players.stream().filter(player -> player.startsWith(BOT)).count();
        boolean alike = bots == 0 || bots == players.size();
        if (players.size() < 2 || !alike || new HashSet<>(players).size() < players.size()) {
            return Optional.empty();
        }
        var places = result.result().seats().stream()
                .sorted(Comparator.comparingInt(SeatResult::seat))
                .map(SeatResult::place)
                .toList();
        if (places.size() != players.size()) {
            throw new IllegalArgumentException("a place for every player");
        }
        return Optional.of(new RatedGame(
                result.resultNo(),
                result.table().code(),
                result.sequence(),
                result.game(),
                bots == 0 ? LadderName.HUMAN : LadderName.BOT,
                result.time(),
                players,
                places));
    }

    /** The same game with another end; it keeps its place in the order. */
    RatedGame corrected(RatedGame correction) {
        return new RatedGame(resultNo, table, correction.sequence, game, kind, at, players, correction.places);
    }

    List<LadderName> ladders() {
        return List.of(new LadderName(game, kind), new LadderName(LadderName.OVERALL, kind));
    }
}
