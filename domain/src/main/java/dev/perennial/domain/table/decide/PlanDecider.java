package dev.perennial.domain.table.decide;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.TableCommand.PlanMoves;
import dev.perennial.domain.table.command.TableCommand.WithdrawPlan;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.DecisionContext;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Decides about plans: which may be registered, and how one is played when time is up. */
final class PlanDecider {
    /** A game with its own clock counts the next turn from the move; a plan called later would shorten that turn. */
    private static final Duration LATEST = Duration.ofSeconds(5);

    private PlanDecider() {}

    /**
     * Only the first move is tried by the rules. Whether a later one is allowed may depend on a card that the first
     * one draws, and a refusal would tell which.
     */
    static void require(TableDraft draft, PlanMoves command) {
        TableState table = draft.state();
        int seat = TableChecks.seatOf(table, command.player());
        TableChecks.requirePlaying(table);
        if (!table.terms().plans()) {
            throw new TableRefused(TableRefusal.NO_PLANS);
        }
        if (table.seat(seat).isForfeited()) {
            throw new TableRefused(TableRefusal.SEAT_FORFEITED);
        }
        PlayDecider.requireNext(table, seat, command.number());
        PlayDecider.requireTime(table, seat, command.at());
        if (command.moves().isEmpty() || command.moves().size() > Plan.MOST_MOVES) {
            throw new TableRefused(TableRefusal.MALFORMED);
        }
        var moves = command.moves().stream()
                .map(move -> PlayDecider.readable(draft, move))
                .toList();
        var _ = PlayDecider.allowed(table, seat, moves.getFirst(), new DecisionContext(command.at(), draft.chance()));
    }

    static void require(TableDraft draft, WithdrawPlan command) {
        int _ = TableChecks.seatOf(draft.state(), command.player());
    }

    /** Plays the seat's plan as far as the rules allow it. Nothing happens without one, or with one of another turn. */
    static void play(TableDraft draft, int seat, Instant at, List<Plan> plans) {
        TableState table = draft.state();
        if (!table.terms().plans() || !table.seat(seat).isPlayedByPerson()) {
            return;
        }
        plans.stream()
                .filter(plan ->
                        plan.seat() == seat && plan.number() == table.seat(seat).nextMove())
                .findFirst()
                .ifPresent(plan -> play(draft, plan, at));
    }

    private static void play(TableDraft draft, Plan plan, Instant at) {
        Instant ofGame =
                draft.state().game().deadline(draft.state().runningPosition()).orElse(null);
        if (ofGame != null && Duration.between(ofGame, at).compareTo(LATEST) > 0) {
            return;
        }
        // The rules of a game with its own clock know no move after the end of time.
        Instant moment = ofGame == null ? at : ofGame.minusMillis(1);
        for (int i = 0; i < plan.moves().size() && draft.state().awaited().contains(plan.seat()); i++) {
            if (!isPlayed(draft, plan, i, moment)) {
                return;
            }
        }
    }

    private static boolean isPlayed(TableDraft draft, Plan plan, int index, Instant at) {
        Document move = plan.moves().get(index);
        try {
            PlayDecider.play(draft, plan.seat(), plan.key(index), move, at);
            return true;
        } catch (TableRefused notAllowed) {
            return false;
        }
    }
}
