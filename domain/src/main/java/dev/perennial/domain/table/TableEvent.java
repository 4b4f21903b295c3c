package dev.perennial.domain.table;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Result;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event of a table besides the game's own events, which follow the event that caused them.
 *
 * <p>Causing events say how many events came with them ({@code caused}, themselves not counted) and how many words of
 * the chance stream are used up after them ({@code chance}).
 */
public sealed interface TableEvent {

    TableId table();

    /** An event that game events follow in the same commit. */
    sealed interface Cause extends TableEvent {
        int caused();

        long chance();
    }

    /**
     * A table was opened.
     *
     * @param tournament it is played for; null for all others
     * @param invited who may sit down without the link
     * @param origin the game it goes on with; null for a new one. Its events follow in the same commit.
     */
    record TableOpened(
            TableId table,
            String game,
            String rulesVersion,
            int seats,
            FirstSeat firstSeat,
            Document options,
            PlayerId owner,
            String commitment,
            TableTerms terms,
            @Nullable String tournament,
            @Nullable TableId rematchOf,
            List<PlayerId> invited,
            @Nullable Origin origin)
            implements TableEvent {
        public TableOpened {
            invited = List.copyOf(invited);
        }

        public TableOpened(
                TableId table,
                String game,
                String rulesVersion,
                int seats,
                FirstSeat firstSeat,
                Document options,
                PlayerId owner,
                String commitment) {
            this(
                    table,
                    game,
                    rulesVersion,
                    seats,
                    firstSeat,
                    options,
                    owner,
                    commitment,
                    TableTerms.casual(),
                    null,
                    null,
                    List.of(),
                    null);
        }
    }

    record SeatTaken(TableId table, int seat, PlayerId player, String clientSeed) implements TableEvent {}

    /**
     * A bot sat down. It brings no seed of its own: its client seed is the empty text.
     *
     * @param level which bot it is, such as {@code greedy}
     */
    record BotSeated(TableId table, int seat, PlayerId player, String level) implements TableEvent {}

    record SeatLeft(TableId table, int seat, PlayerId player) implements TableEvent {}

    /** The owner started without waiting for more: these seats are gone, and those behind them move up. */
    record SeatsClosed(TableId table, List<Integer> seats) implements TableEvent {
        public SeatsClosed {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Everybody sits, the game begins.
     *
     * @param at when the clocks began to run; null in old events
     */
    record PlayStarted(
            TableId table,
            int caused,
            long chance,
            @Nullable Instant at) implements Cause {
        public PlayStarted(TableId table, int caused, long chance) {
            this(table, caused, chance, null);
        }
    }

    /**
     * A move was accepted.
     *
     * @param number the seat's own move number, from 1
     * @param key the idempotency key it was sent with; null in a redacted copy
     * @param move as the player sent it; null in a copy for other eyes, since a choice may be secret
     * @param at the moment the rules were asked about, which clocks in a game depend on; null in old events
     */
    record MoveMade(
            TableId table,
            int seat,
            int number,
            @Nullable String key,
            @Nullable Document move,
            int caused,
            long chance,
            @Nullable Instant at)
            implements Cause {
        public MoveMade(
                TableId table,
                int seat,
                int number,
                @Nullable String key,
                @Nullable Document move,
                int caused,
                long chance) {
            this(table, seat, number, key, move, caused, chance, null);
        }
    }

    /**
     * A seat's time was up and the game's own rule acted for it.
     *
     * @param at as in {@link MoveMade}
     */
    record TimeCalled(
            TableId table,
            int seat,
            int caused,
            long chance,
            @Nullable Instant at) implements Cause {
        public TimeCalled(TableId table, int seat, int caused, long chance) {
            this(table, seat, caused, chance, null);
        }
    }

    enum ForfeitReason {
        RESIGNED,
        ABSENT
    }

    /**
     * A seat was forfeited: it ranks last, and a bot or a rule plays on for it.
     *
     * @param bot the bot; null for the game's own rule for seats whose time is up
     * @param decision of the official who forfeited it; null if there was none
     */
    record SeatForfeited(
            TableId table,
            int seat,
            PlayerId player,
            ForfeitReason reason,
            @Nullable String bot,
            Instant at,
            @Nullable OfficialDecision decision)
            implements TableEvent {
        public SeatForfeited(
                TableId table, int seat, PlayerId player, ForfeitReason reason, @Nullable String bot, Instant at) {
            this(table, seat, player, reason, bot, at, null);
        }
    }

    /** An event that says how the game ended, for the ladders and tournaments. */
    sealed interface Outcome extends TableEvent {
        String game();

        List<PlayerId> players();

        Result result();

        Ending ending();

        RatingEligibility counting();
    }

    record GameFinished(
            TableId table,
            String game,
            List<PlayerId> players,
            Result result,
            Ending ending,
            RatingEligibility counting)
            implements Outcome {
        public GameFinished {
            players = List.copyOf(players);
        }

        public GameFinished(TableId table, String game, List<PlayerId> players, Result result) {
            this(table, game, players, result, Ending.PLAYED, RatingEligibility.casual());
        }
    }

    /** An official changed the result of a finished game. */
    record ResultCorrected(
            TableId table,
            String game,
            List<PlayerId> players,
            Result result,
            RatingEligibility counting,
            PlayerId by,
            String reason)
            implements Outcome {
        public ResultCorrected {
            players = List.copyOf(players);
        }

        @Override
        public Ending ending() {
            return Ending.CORRECTED;
        }
    }

    /** An official decided how a running game ends; the decision follows. */
    record GameAdjudicated(TableId table, PlayerId by, String reason) implements TableEvent {}

    /** A player votes to void the running game, or withdraws that vote. */
    record VoidVoted(TableId table, int seat, boolean agrees) implements TableEvent {}

    record TableAborted(TableId table, PlayerId by, Ending ending) implements TableEvent {
        public TableAborted(TableId table, PlayerId by) {
            this(table, by, Ending.CALLED_OFF);
        }
    }

    record SeedRevealed(TableId table, String serverSeed) implements TableEvent {}

    record PhraseSaid(TableId table, int seat, Phrase phrase) implements TableEvent {}

    /** This player may post comments for the spectators. */
    record CommentatorAppointed(TableId table, PlayerId player, PlayerId by) implements TableEvent {}

    record CommentatorDismissed(TableId table, PlayerId player, PlayerId by) implements TableEvent {}

    /**
     * A commentator wrote something for the spectators.
     *
     * @param text null in a copy for players of the running game
     */
    record CommentPosted(
            TableId table, PlayerId by, @Nullable String text) implements TableEvent {}

    /** The same people may play again at that table. */
    record RematchOpened(TableId table, TableId next) implements TableEvent {}
}
