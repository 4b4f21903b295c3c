package dev.perennial.domain.tournament;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that can happen to a tournament. */
public sealed interface TournamentEvent {

    TournamentId tournament();

    /**
     * A decision. It has no author when the tournament continued automatically; a reason is required only from those
     * who act for others.
     */
    sealed interface Decided extends TournamentEvent {
        @Nullable
        PlayerId by();

        @Nullable
        String why();
    }

    /**
     * A tournament is announced.
     *
     * @param rounds 0 if the number is to follow from the players who come
     */
    record TournamentCreated(
            TournamentId tournament, String name, String game, int tableSize, int rounds, PlayerId organiser)
            implements TournamentEvent {}

    record RulesSet(
            TournamentId tournament,
            TournamentRules rules,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /**
     * A player registered.
     *
     * @param bot the bot; null for people
     * @param rating on the ladder of the game at the time
     * @param waiting the tournament is full; the player moves up when someone leaves
     * @param firstRound the first round the player can play in
     */
    record PlayerRegistered(
            TournamentId tournament,
            PlayerId player,
            @Nullable String bot,
            int rating,
            String clientSeed,
            boolean waiting,
            int firstRound,
            PlayerId by,
            @Nullable String why)
            implements Decided {}

    /** An organiser would like this player to take part. Only the player can say yes, by registering. */
    record PlayerInvited(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /** The invited player does not want to play; saying yes later stays possible. */
    record InvitationDeclined(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record InvitationWithdrawn(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /** The player comments for spectators at all tables of the tournament. */
    record CommentatorAppointed(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record CommentatorDismissed(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /** A player moved up from the waiting list. */
    record PlayerAdmitted(TournamentId tournament, PlayerId player) implements TournamentEvent {}

    record PlayerCheckedIn(
            TournamentId tournament,
            PlayerId player,
            String clientSeed,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record PlayerWithdrew(
            TournamentId tournament,
            PlayerId player,
            @Nullable PlayerId by,
            @Nullable String why) implements Decided {}

    record PlayerReentered(
            TournamentId tournament,
            PlayerId player,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record ByeRequested(
            TournamentId tournament,
            PlayerId player,
            int round,
            ByeKind kind,
            PlayerId by,
            @Nullable String why) implements Decided {}

    /** The player plays in that round after all. */
    record ByeTakenBack(
            TournamentId tournament,
            PlayerId player,
            int round,
            PlayerId by,
            @Nullable String why) implements Decided {}

    record SeedingSet(
            TournamentId tournament,
            List<PlayerId> order,
            PlayerId by,
            @Nullable String why) implements Decided {
        public SeedingSet {
            order = List.copyOf(order);
        }
    }

    /**
     * The numbers are drawn up: the first of the order has number 1.
     *
     * @param absent registered, but not checked in: they are out
     */
    record TournamentStarted(
            TournamentId tournament,
            int rounds,
            List<PlayerId> order,
            List<PlayerId> absent,
            Instant at,
            @Nullable PlayerId by,
            @Nullable String why)
            implements Decided {
        public TournamentStarted {
            order = List.copyOf(order);
            absent = List.copyOf(absent);
        }
    }

    /** A round is published: its tables are opened as listed here. */
    record RoundPaired(
            TournamentId tournament,
            int round,
            Stage stage,
            String game,
            Document options,
            @Nullable Document clock,
            List<PairedTable> tables,
            List<RoundBye> byes,
            Instant at,
            @Nullable PlayerId by,
            @Nullable String why)
            implements Decided {
        public RoundPaired {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    /** The tournament stops until its organiser decides how to go on. */
    record PairingImpossible(TournamentId tournament, int round, String reason, Instant at)
            implements TournamentEvent {}

    /** A player arrived at their table. */
    record PlayerArrived(TournamentId tournament, int round, TableId table, PlayerId player)
            implements TournamentEvent {}

    /** The result of a table, as the table has it; places and scores are in seat order. */
    record ResultCounted(
            TournamentId tournament,
            int round,
            TableId table,
            List<Integer> places,
            List<Integer> scores,
            long resultNo)
            implements TournamentEvent {
        public ResultCounted {
            places = List.copyOf(places);
            scores = List.copyOf(scores);
        }
    }

    /** A correction, an adjudication, or a forfeit of those absent. Players and places are in seat order. */
    record ResultCorrectionDecided(
            TournamentId tournament,
            int round,
            TableId table,
            List<PlayerId> players,
            List<Integer> places,
            List<PlayerId> absent,
            @Nullable PlayerId by,
            @Nullable String why)
            implements Decided {
        public ResultCorrectionDecided {
            players = List.copyOf(players);
            places = List.copyOf(places);
            absent = List.copyOf(absent);
        }
    }

    /** At a table of three or more, these players did not come. Their seats are forfeited; the others play on. */
    record SeatsForfeited(
            TournamentId tournament,
            int round,
            TableId table,
            List<PlayerId> players,
            @Nullable PlayerId by,
            @Nullable String why)
            implements Decided {
        public SeatsForfeited {
            players = List.copyOf(players);
        }
    }

    record RoundFinished(TournamentId tournament, int round, Instant at) implements TournamentEvent {}

    /**
     * The complete standings.
     *
     * @param version counts the published standings
     * @param round the last one that counts in it
     * @param last nothing comes after it
     */
    record StandingsPublished(
            TournamentId tournament, int version, int round, boolean last, List<String> columns, List<StandingRow> rows)
            implements TournamentEvent {
        public StandingsPublished {
            columns = List.copyOf(columns);
            rows = List.copyOf(rows);
        }
    }

    /** The best go on; in the order of the standings. */
    record PlayoffStarted(TournamentId tournament, List<PlayerId> players) implements TournamentEvent {
        public PlayoffStarted {
            players = List.copyOf(players);
        }
    }

    record TournamentPaused(
            TournamentId tournament,
            @Nullable PlayerId by,
            @Nullable String why) implements Decided {}

    /**
     * The tournament goes on.
     *
     * @param at null in tournaments of the time before it was kept
     */
    record TournamentResumed(
            TournamentId tournament,
            PlayerId by,
            @Nullable String why,
            @Nullable Instant at) implements Decided {}

    record TournamentFinished(
            TournamentId tournament,
            @Nullable PlayerId by,
            @Nullable String why) implements Decided {}

    /**
     * The tournament was cancelled and does not count.
     *
     * @param tables with games in progress; null in events stored before those were voided too
     */
    record TournamentCancelled(
            TournamentId tournament,
            PlayerId by,
            @Nullable String why,
            @Nullable List<TableId> tables) implements Decided {
        public TournamentCancelled {
            tables = tables == null ? null : List.copyOf(tables);
        }
    }
}
