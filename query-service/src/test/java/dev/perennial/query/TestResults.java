package dev.perennial.query;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.RatingEligibility.Kind;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** Results as the relay numbers them: all tests share the topic, so they share the numbers too. */
public final class TestResults {
    private static final AtomicLong NUMBER = new AtomicLong();

    private TestResults() {}

    public static long nextNumber() {
        return NUMBER.incrementAndGet();
    }

    /** A game between these players, who took these places (both separated by blanks). */
    public static ResultRecord played(String game, Instant at, String players, String places) {
        return result(nextNumber(), UUID.randomUUID().toString(), 10, game, at, players, places);
    }

    public static ResultRecord result(
            long number, String table, long sequence, String game, Instant at, String players, String places) {
        List<PlayerId> ids =
                Arrays.stream(players.split(" ")).map(PlayerId::new).toList();
        int[] taken =
                Arrays.stream(places.split(" ")).mapToInt(Integer::parseInt).toArray();
        var seats = IntStream.range(0, taken.length)
                .mapToObj(seat -> new Result.SeatResult(seat, 100 - taken[seat], taken[seat], Map.of()))
                .toList();
        long bots = ids.stream().filter(id -> id.code().startsWith("bot-")).count();
        var kind = bots == 0 ? Kind.HUMAN : bots == ids.size() ? Kind.BOT : Kind.MIXED;
        return new ResultRecord(
                number,
                new TableId(table),
                sequence,
                game,
                at,
                ids,
                new Result(seats),
                Ending.PLAYED,
                new RatingEligibility(true, kind, List.of(), null));
    }

    /** A game that counts for no ladder. */
    public static ResultRecord unrated(String game, String players, String places) {
        var rated = played(game, Instant.now(), players, places);
        return new ResultRecord(
                rated.resultNo(), rated.table(), rated.sequence(), game, rated.time(), rated.players(), rated.result());
    }

    /** The same with a seat that was given up before the end. */
    public static ResultRecord forfeited(ResultRecord result, int seat) {
        var counting = result.counting();
        return new ResultRecord(
                result.resultNo(),
                result.table(),
                result.sequence(),
                result.game(),
                result.time(),
                result.players(),
                result.result(),
                result.ending(),
                new RatingEligibility(counting.rated(), counting.kind(), List.of(seat), counting.tournament()));
    }

    /** The same, decided by an official whose decisions do not count. */
    public static ResultRecord unapproved(ResultRecord result) {
        var decision = new OfficialDecision(new PlayerId("organiser"), false);
        return new ResultRecord(
                result.resultNo(),
                result.table(),
                result.sequence(),
                result.game(),
                result.time(),
                result.players(),
                result.result(),
                Ending.CORRECTED,
                new RatingEligibility(false, result.counting().kind(), List.of(), "cup", decision));
    }

    /** The same table with another end, decided later. */
    public static ResultRecord corrected(ResultRecord result, String places) {
        String players =
                String.join(" ", result.players().stream().map(PlayerId::code).toList());
        return result(
                nextNumber(),
                result.table().code(),
                result.sequence() + 5,
                result.game(),
                result.time().plusSeconds(3_600),
                players,
                places);
    }
}
