package dev.perennial.command.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Clock;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.Phrase;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableTerms;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What can be asked of a table. Time, ids and dice come in with the command. */
public sealed interface TableCommand {

    TableId table();

    /**
     * Opens a table.
     *
     * @param clock null for the one the game is usually played with
     * @param bots levels of the bots that take its last seats
     * @param terms whose clock does not count
     * @param invited who may sit down without the link
     */
    record OpenTable(
            @TargetAggregateIdentifier TableId table,
            PlayerId owner,
            String game,
            int seats,
            FirstSeat firstSeat,
            JsonNode options,
            @Nullable Clock clock,
            List<String> bots,
            TableTerms terms,
            @Nullable TableId rematchOf,
            List<PlayerId> invited,
            ServerSeed seed,
            Instant at)
            implements TableCommand {
        public OpenTable {
            bots = List.copyOf(bots);
            invited = List.copyOf(invited);
        }

        /** A plain table without bots. */
        public OpenTable(
                TableId table,
                PlayerId owner,
                String game,
                int seats,
                FirstSeat firstSeat,
                JsonNode options,
                ServerSeed seed) {
            this(
                    table,
                    owner,
                    game,
                    seats,
                    firstSeat,
                    options,
                    null,
                    List.of(),
                    TableTerms.casual(),
                    null,
                    List.of(),
                    seed,
                    Instant.EPOCH);
        }
    }

    /**
     * Opens a table at which everybody sits already, and starts the game.
     *
     * @param tournament it is played for
     * @param seating in seat order
     */
    record OpenSeatedTable(
            @TargetAggregateIdentifier TableId table,
            PlayerId owner,
            String game,
            JsonNode options,
            FirstSeat firstSeat,
            TableTerms terms,
            @Nullable String tournament,
            List<Seating> seating,
            ServerSeed seed,
            Instant at)
            implements TableCommand {
        public OpenSeatedTable {
            seating = List.copyOf(seating);
        }
    }

    /**
     * Somebody who is put on a seat.
     *
     * @param bot its level, null for people
     */
    record Seating(
            PlayerId player, String clientSeed, @Nullable String bot) {}

    /**
     * Sits down on the given seat, or on the first free one.
     *
     * @param invitation the secret of the link, if he came by one
     * @param guest whether he has no account
     */
    record TakeSeat(
            @TargetAggregateIdentifier TableId table,
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
    }

    /** Gives a free seat to a bot: the given one, or the first. */
    record AddBot(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable Integer seat,
            String level,
            Instant at) implements TableCommand {}

    record RemoveBot(@TargetAggregateIdentifier TableId table, PlayerId player, int seat) implements TableCommand {}

    record LeaveSeat(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /** Asks for the link; changes nothing, but only the owner may. */
    record ShowInvitation(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /** Asks how the table was opened; changes nothing. Answered with the event of it. */
    record AskOpening(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /**
     * Starts before all seats are taken, or at a table that waits for its owner.
     *
     * @param fill the bot that takes the free seats; null if there shall be fewer seats
     */
    record StartTable(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable String fill,
            Instant at) implements TableCommand {}

    record AbortTable(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /**
     * Plays a move.
     *
     * @param number the seat's own move number: two seats may act at the same time
     * @param key makes a repeated command count once
     * @param byBot whether the bot in that seat plays it, and not the person whose seat it is or was
     */
    record PlayMove(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            int number,
            String key,
            JsonNode move,
            Instant at,
            boolean byBot)
            implements TableCommand {
        public PlayMove(TableId table, PlayerId player, int number, String key, JsonNode move, Instant at) {
            this(table, player, number, key, move, at, false);
        }
    }

    /**
     * A deadline has passed; nothing happens if it did not concern the table as it is now.
     *
     * @param sequence of the table when the deadline was set
     */
    record CallTime(@TargetAggregateIdentifier TableId table, long sequence, Instant at) implements TableCommand {}

    record Resign(@TargetAggregateIdentifier TableId table, PlayerId player, Instant at) implements TableCommand {}

    /**
     * Forfeits the seat of a player who did not arrive, or whose account is gone.
     *
     * @param decision of the official who wants it; null if it follows from rules
     * @param reason the official's, for everybody to read
     */
    record ForfeitSeat(
            @TargetAggregateIdentifier TableId table,
            PlayerId player,
            @Nullable OfficialDecision decision,
            String reason,
            Instant at)
            implements TableCommand {}

    record VoteVoid(@TargetAggregateIdentifier TableId table, PlayerId player, boolean agrees)
            implements TableCommand {}

    record SayPhrase(@TargetAggregateIdentifier TableId table, PlayerId player, Phrase phrase)
            implements TableCommand {}

    /** Asks where the same people may play again. Answered with a {@link RematchOffer}. */
    record AskRematch(@TargetAggregateIdentifier TableId table, PlayerId player) implements TableCommand {}

    /**
     * An official's decision: who has which place, in seat order, at a running or finished table.
     *
     * @param decision null if nobody decided it, but the tournament's own rules
     * @param byTournament whether the tournament itself has judged it, which also tells what a player brings about who
     *     withdraws
     */
    record CorrectResult(
            @TargetAggregateIdentifier TableId table,
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

        /** One that nobody but the official has judged. */
        CorrectResult(TableId table, OfficialDecision decision, String reason, List<Integer> places, Instant at) {
            this(table, decision.by(), reason, places, decision, at, false);
        }
    }

    /** An official's decision that the game does not count. */
    record VoidTable(@TargetAggregateIdentifier TableId table, PlayerId by, String reason, Instant at)
            implements TableCommand {}
}
