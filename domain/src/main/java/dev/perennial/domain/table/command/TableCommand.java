package dev.perennial.domain.table.command;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.Phrase;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableId;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Commands to a table that is open. Time, ids and dice come in with the command. */
public sealed interface TableCommand extends CommandToTable {
    /**
     * Sits down on the given seat, or on the first free one.
     *
     * @param invitation the secret of the link, if the player came by one
     * @param guest whether the player has no account
     */
    record TakeSeat(
            TableId table,
            PlayerId player,
            @Nullable Integer seat,
            String clientSeed,
            @Nullable String invitation,
            boolean guest,
            Set<PlayerId> blockedBy,
            Instant at)
            implements TableCommand {
        public TakeSeat(TableId table, PlayerId player, @Nullable Integer seat, String clientSeed, Instant at) {
            this(table, player, seat, clientSeed, null, false, Set.of(), at);
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** Gives a free seat to a bot: the given one, or the first. */
    record AddBot(TableId table, PlayerId player, @Nullable Integer seat, String level, Instant at)
            implements TableCommand {}

    record RemoveBot(TableId table, PlayerId player, int seat) implements TableCommand {}

    record LeaveSeat(TableId table, PlayerId player) implements TableCommand {}

    /**
     * Starts before all seats are taken, or at a table that waits for its owner.
     *
     * @param fill the bot that takes the free seats; null if there shall be fewer seats
     */
    record StartTable(
            TableId table, PlayerId player, @Nullable String fill, Instant at) implements TableCommand {}

    record AbortTable(TableId table, PlayerId player) implements TableCommand {}

    /**
     * Plays a move.
     *
     * @param number the seat's own move number: two seats may act at the same time
     * @param key makes a repeated command count once
     * @param byBot whether the bot in that seat plays it, and not the person whose seat it is or was
     */
    record PlayMove(TableId table, PlayerId player, int number, String key, Document move, Instant at, boolean byBot)
            implements TableCommand {
        public PlayMove(TableId table, PlayerId player, int number, String key, Document move, Instant at) {
            this(table, player, number, key, move, at, false);
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /**
     * Registers the moves that are played if the player's time runs out first. The plan is secret and no event.
     *
     * @param number the seat's own number of the first move
     * @param key of the first move
     */
    record PlanMoves(TableId table, PlayerId player, int number, String key, List<Document> moves, Instant at)
            implements TableCommand {
        public PlanMoves {
            moves = List.copyOf(moves);
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    record WithdrawPlan(TableId table, PlayerId player) implements TableCommand {
        @Override
        public boolean routine() {
            return true;
        }
    }

    /**
     * A deadline has passed; nothing happens if it did not concern the table as it is now.
     *
     * @param sequence of the table when the deadline was set
     * @param plans the registered ones, of any seat and number
     */
    record CallTime(TableId table, long sequence, Instant at, List<Plan> plans) implements TableCommand {
        public CallTime {
            plans = List.copyOf(plans);
        }

        /** Before the plans of the table are known. */
        public CallTime(TableId table, long sequence, Instant at) {
            this(table, sequence, at, List.of());
        }

        public CallTime withPlans(List<Plan> registered) {
            return new CallTime(table, sequence, at, registered);
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    record Resign(TableId table, PlayerId player, Instant at) implements TableCommand {}

    /**
     * Forfeits the seat of a player who did not arrive, or whose account is gone.
     *
     * @param decision of the official who wants it; null if it follows from rules
     * @param reason the official's, for everybody to read
     */
    record ForfeitSeat(
            TableId table, PlayerId player, @Nullable OfficialDecision decision, String reason, Instant at)
            implements TableCommand {}

    record VoteVoid(TableId table, PlayerId player, boolean agrees) implements TableCommand {}

    record SayPhrase(TableId table, PlayerId player, Phrase phrase) implements TableCommand {}

    /**
     * Lets a player comment for the spectators.
     *
     * @param official whether the sender runs the tournament of the table, or is an admin
     */
    record AppointCommentator(TableId table, PlayerId commentator, PlayerId by, boolean official)
            implements TableCommand {}

    /** Ends an appointment; commentators may also resign. */
    record DismissCommentator(TableId table, PlayerId commentator, PlayerId by, boolean official)
            implements TableCommand {}

    /** Posted by a commentator of the table or, if {@code appointed}, of its whole tournament. */
    record PostComment(TableId table, PlayerId player, String text, boolean appointed) implements TableCommand {}

    /** Announces the table at which the same people may play again, once. Answered with a {@code RematchOffer}. */
    record OpenRematch(TableId table, PlayerId player) implements TableCommand {}

    /**
     * An official's decision: who has which place, in seat order, at a running or finished table.
     *
     * @param decision null if nobody decided it, but the tournament's own rules
     * @param byTournament whether the tournament itself has judged it, as after a player withdraws
     */
    record CorrectResult(
            TableId table,
            PlayerId by,
            String reason,
            List<Integer> places,
            @Nullable OfficialDecision decision,
            Instant at,
            boolean byTournament)
            implements TableCommand {
        public CorrectResult {
            places = List.copyOf(places);
        }

        /** A decision of the official alone. */
        public CorrectResult(
                TableId table, OfficialDecision decision, String reason, List<Integer> places, Instant at) {
            this(table, decision.by(), reason, places, decision, at, false);
        }
    }

    /** An official's decision that the game does not count. */
    record VoidTable(TableId table, PlayerId by, String reason, Instant at) implements TableCommand {}
}
