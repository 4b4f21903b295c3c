package dev.perennial.domain.tournament.command;

import dev.perennial.domain.AggregateCommand;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command to a tournament. */
public sealed interface TournamentCommand extends AggregateCommand {

    TournamentId tournament();

    Request request();

    @Override
    default String aggregateType() {
        return "tournament";
    }

    @Override
    default String aggregateId() {
        return tournament().code();
    }

    /** Creates a command for a known tournament and sender. */
    @FunctionalInterface
    interface Factory {
        TournamentCommand create(TournamentId tournament, Request request);
    }

    /**
     * Creates a tournament. Its sender becomes the organiser.
     *
     * @param rounds 0 for the number recommended for the players who start
     */
    record CreateTournament(
            TournamentId tournament,
            Request request,
            String name,
            String game,
            int tableSize,
            int rounds,
            TournamentRules rules)
            implements TournamentCommand {}

    record SetRules(TournamentId tournament, Request request, TournamentRules rules) implements TournamentCommand {}

    /**
     * Enters a player.
     *
     * @param bot the bot's level; null for people
     * @param agreed the player lets the organisers of the tournament's league enter them
     */
    record RegisterPlayer(
            TournamentId tournament,
            Request request,
            PlayerId player,
            @Nullable String bot,
            int rating,
            String clientSeed,
            boolean agreed)
            implements TournamentCommand {
        public RegisterPlayer(
                TournamentId tournament,
                Request request,
                PlayerId player,
                @Nullable String bot,
                int rating,
                String clientSeed) {
            this(tournament, request, player, bot, rating, clientSeed, false);
        }
    }

    /**
     * An organiser asks a player to take part.
     *
     * @param reachable the player accepts invitations from this organiser now
     */
    record InvitePlayer(TournamentId tournament, Request request, PlayerId player, boolean reachable)
            implements TournamentCommand {}

    record DeclineInvitation(TournamentId tournament, Request request, PlayerId player) implements TournamentCommand {}

    record WithdrawInvitation(TournamentId tournament, Request request, PlayerId player) implements TournamentCommand {}

    /** Lets someone comment for spectators at all tables of the tournament. */
    record AppointCommentator(TournamentId tournament, Request request, PlayerId player) implements TournamentCommand {}

    record DismissCommentator(TournamentId tournament, Request request, PlayerId player) implements TournamentCommand {}

    record WithdrawPlayer(TournamentId tournament, Request request, PlayerId player) implements TournamentCommand {}

    /**
     * A player who withdrew comes back.
     *
     * @param agreed the player lets the organisers of the tournament's league enter them
     */
    record ReenterPlayer(TournamentId tournament, Request request, PlayerId player, boolean agreed)
            implements TournamentCommand {
        public ReenterPlayer(TournamentId tournament, Request request, PlayerId player) {
            this(tournament, request, player, false);
        }
    }

    record CheckIn(TournamentId tournament, Request request, PlayerId player, String clientSeed)
            implements TournamentCommand {}

    record RequestBye(TournamentId tournament, Request request, PlayerId player, int round, ByeKind kind)
            implements TournamentCommand {}

    record WithdrawBye(TournamentId tournament, Request request, PlayerId player, int round)
            implements TournamentCommand {}

    record SetSeeding(TournamentId tournament, Request request, List<PlayerId> order) implements TournamentCommand {
        public SetSeeding {
            order = List.copyOf(order);
        }
    }

    record StartTournament(TournamentId tournament, Request request) implements TournamentCommand {}

    /**
     * Publishes the next round as the rules pair it.
     *
     * @param previewed the fingerprint of the preview the organiser saw; null to publish without one
     */
    record PairRound(
            TournamentId tournament,
            Request request,
            int round,
            @Nullable String previewed) implements TournamentCommand {}

    /**
     * Publishes the next round as the organiser sets it.
     *
     * @param tables players in seat order
     */
    record PairRoundByHand(
            TournamentId tournament, Request request, int round, List<List<PlayerId>> tables, List<PlayerId> byes)
            implements TournamentCommand {
        public PairRoundByHand {
            tables = tables.stream().map(List::copyOf).toList();
            byes = List.copyOf(byes);
        }
    }

    /** A player reports being at their table. */
    record ReportArrival(TournamentId tournament, Request request, TableId table, PlayerId player)
            implements TournamentCommand {}

    /** Someone moved at a table, so that player has arrived. */
    record RecordMove(TournamentId tournament, Request request, TableId table, int seat) implements TournamentCommand {}

    /** A table has a result. */
    record CountResult(
            TournamentId tournament,
            Request request,
            TableId table,
            List<Integer> places,
            List<Integer> scores,
            long resultNo)
            implements TournamentCommand {
        public CountResult {
            places = List.copyOf(places);
            scores = List.copyOf(scores);
        }
    }

    /**
     * An organiser decides or corrects the result of a table.
     *
     * @param places in seat order; null if only absent players are named
     * @param absent null for those recorded so far
     */
    record DecideResult(
            TournamentId tournament,
            Request request,
            TableId table,
            @Nullable List<Integer> places,
            @Nullable List<PlayerId> absent)
            implements TournamentCommand {}

    record PauseTournament(TournamentId tournament, Request request) implements TournamentCommand {}

    record ResumeTournament(TournamentId tournament, Request request) implements TournamentCommand {}

    record FinishTournament(TournamentId tournament, Request request) implements TournamentCommand {}

    record CancelTournament(TournamentId tournament, Request request) implements TournamentCommand {}

    /** Time has passed: everything that is due happens. */
    record Tick(TournamentId tournament, Request request) implements TournamentCommand {}
}
