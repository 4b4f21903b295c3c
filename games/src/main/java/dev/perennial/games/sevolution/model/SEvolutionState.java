package dev.perennial.games.sevolution.model;

import dev.perennial.games.GameState;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Suit;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The whole position.
 *
 * @param toAct the only seat awaited; none before a round or trick begins and when the game is over
 * @param leader who leads the round's first trick
 * @param gone playing cards that left the game
 * @param standings empty until the game is over
 */
public record SEvolutionState(
        int round,
        Phase phase,
        @Nullable Integer toAct,
        int leader,
        @Nullable Suit trump,
        List<Player> players,
        @Nullable Trick trick,
        @Nullable ActionTurn action,
        List<Card> gone,
        List<Standing> standings)
        implements GameState {
    public SEvolutionState {
        players = List.copyOf(players);
        gone = List.copyOf(gone);
        standings = List.copyOf(standings);
    }

    public int seats() {
        return players.size();
    }

    public Player player(int seat) {
        return players.get(seat);
    }

    public boolean isOver() {
        return phase == Phase.GAME_OVER;
    }

    public Trick currentTrick() {
        return Objects.requireNonNull(trick, "no trick on the table");
    }

    public ActionTurn currentAction() {
        return Objects.requireNonNull(action, "nobody's Action turn");
    }

    /** The winner of the round's last trick starts the Action phase. */
    public int actionStarter() {
        return Objects.requireNonNull(currentTrick().winner(), "the trick has no winner yet");
    }

    /** No seat is awaited until the cards are dealt: the Action turn of the round before is over. */
    public SEvolutionState withRound(int newRound, int newLeader) {
        return new SEvolutionState(newRound, phase, null, newLeader, null, players, null, null, gone, standings);
    }

    public SEvolutionState withTurn(@Nullable Integer seat, Phase newPhase) {
        return new SEvolutionState(round, newPhase, seat, leader, trump, players, trick, action, gone, standings);
    }

    public SEvolutionState withTrump(Suit suit) {
        return new SEvolutionState(round, phase, toAct, leader, suit, players, trick, action, gone, standings);
    }

    public SEvolutionState player(int seat, UnaryOperator<Player> change) {
        return withPlayers(Lists.replaced(players, seat, change.apply(players.get(seat))));
    }

    public SEvolutionState players(UnaryOperator<Player> change) {
        return withPlayers(Lists.mapped(players, change));
    }

    private SEvolutionState withPlayers(List<Player> changed) {
        return new SEvolutionState(round, phase, toAct, leader, trump, changed, trick, action, gone, standings);
    }

    public SEvolutionState civilisation(int seat, UnaryOperator<Civilisation> change) {
        return player(seat, player -> player.civilisation(change));
    }

    /** No seat is awaited until the turn passes to the leader: earlier questions belong to the trick before. */
    public SEvolutionState withNewTrick(Trick newTrick) {
        return new SEvolutionState(round, phase, null, leader, trump, players, newTrick, action, gone, standings);
    }

    public SEvolutionState withTrick(Trick newTrick) {
        return new SEvolutionState(round, phase, toAct, leader, trump, players, newTrick, action, gone, standings);
    }

    public SEvolutionState withAction(ActionTurn newAction) {
        return new SEvolutionState(round, phase, toAct, leader, trump, players, trick, newAction, gone, standings);
    }

    public SEvolutionState withGone(List<Card> cards) {
        var more = Lists.concat(gone, cards);
        return new SEvolutionState(round, phase, toAct, leader, trump, players, trick, action, more, standings);
    }

    public SEvolutionState withStandings(List<Standing> places) {
        return new SEvolutionState(round, phase, toAct, leader, trump, players, trick, action, gone, places);
    }
}
