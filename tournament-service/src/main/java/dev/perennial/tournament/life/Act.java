package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.TournamentRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of a tournament that exists. */
public sealed interface Act {

    record SetRules(TournamentRules rules) implements Act {}

    /**
     * Somebody wants to play.
     *
     * @param bot which bot it is; null for people
     * @param agreed the player lets the organisers of the tournament's league enter them
     */
    record Register(PlayerId player, @Nullable String bot, int rating, String clientSeed, boolean agreed)
            implements Act {
        public Register(PlayerId player, @Nullable String bot, int rating, String clientSeed) {
            this(player, bot, rating, clientSeed, false);
        }
    }

    /**
     * An organiser asks a player to take part.
     *
     * @param reachable the player takes invitations of that organiser now
     */
    record Invite(PlayerId player, boolean reachable) implements Act {}

    record DeclineInvitation(PlayerId player) implements Act {}

    record WithdrawInvitation(PlayerId player) implements Act {}

    record Withdraw(PlayerId player) implements Act {}

    /**
     * A player who left comes back.
     *
     * @param agreed the player lets the organisers of the tournament's league enter them
     */
    record Reenter(PlayerId player, boolean agreed) implements Act {
        public Reenter(PlayerId player) {
            this(player, false);
        }
    }

    record CheckIn(PlayerId player, String clientSeed) implements Act {}

    record RequestBye(PlayerId player, int round, ByeKind kind) implements Act {}

    record TakeBackBye(PlayerId player, int round) implements Act {}

    record SetSeeding(List<PlayerId> order) implements Act {}

    record Start() implements Act {}

    /**
     * Pairs and publishes a round.
     *
     * @param tables by hand, in seat order; null for what the rules give
     * @param previewed the fingerprint of the round as it was looked at; null if nobody did
     */
    record Pair(
            int round,
            @Nullable List<List<PlayerId>> tables,
            List<PlayerId> byes,
            @Nullable String previewed) implements Act {
        public static Pair byTheRules(int round) {
            return new Pair(round, null, List.of(), null);
        }
    }

    record Arrive(TableId table, PlayerId player) implements Act {}

    /** Somebody moved at a table. */
    record Seen(TableId table, int seat) implements Act {}

    /** A table has a result. */
    record Count(TableId table, List<Integer> places, List<Integer> scores, long resultNo) implements Act {}

    /**
     * A decision about a table.
     *
     * @param places in seat order; null if only those absent are named
     * @param absent null for those noted so far
     */
    record Decide(
            TableId table,
            @Nullable List<Integer> places,
            @Nullable List<PlayerId> absent) implements Act {}

    record Pause() implements Act {}

    record Resume() implements Act {}

    record Finish() implements Act {}

    record Cancel() implements Act {}

    /** Time has passed: whatever is due is done. */
    record Tick() implements Act {}
}
