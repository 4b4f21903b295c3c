package dev.perennial.games.concert.model;

import dev.perennial.games.GameState;
import dev.perennial.games.collection.Lists;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The whole position.
 *
 * @param promoters in seat order, clockwise
 * @param undealt out of the game, hidden until its end
 * @param discs in the order of the colours
 * @param turn the running turn; null during the reveal and after the end
 * @param standings in seat order, empty until the end
 */
public record ConcertState(
        Phase phase,
        int dealer,
        List<Promoter> promoters,
        List<InfluenceCard> undealt,
        List<Disc> discs,
        Colour hit,
        @Nullable Turn turn,
        Hourglass hourglass,
        List<Standing> standings)
        implements GameState {

    public ConcertState {
        promoters = List.copyOf(promoters);
        undealt = List.copyOf(undealt);
        discs = List.copyOf(discs);
        standings = List.copyOf(standings);
    }

    public int seats() {
        return promoters.size();
    }

    public boolean isSeat(int seat) {
        return seat >= 0 && seat < seats();
    }

    public Promoter promoter(int seat) {
        return promoters.get(seat);
    }

    public Disc disc(Colour artist) {
        for (Disc disc : discs) {
            if (disc.artist() == artist) {
                return disc;
            }
        }
        throw new IllegalStateException("no record of " + artist);
    }

    public boolean isFinished() {
        return phase == Phase.FINISHED;
    }

    public boolean isMover(int seat) {
        return turn != null && turn.mover() == seat;
    }

    public int cardsPlayedThisTurn() {
        return turn == null ? 0 : turn.cardsPlayed();
    }

    public ConcertState with(Phase newPhase, @Nullable Turn newTurn) {
        return new ConcertState(newPhase, dealer, promoters, undealt, discs, hit, newTurn, hourglass, standings);
    }

    public ConcertState with(Hourglass changed) {
        return new ConcertState(phase, dealer, promoters, undealt, discs, hit, turn, changed, standings);
    }

    public ConcertState withUndealt(List<InfluenceCard> cards) {
        return new ConcertState(phase, dealer, promoters, cards, discs, hit, turn, hourglass, standings);
    }

    public ConcertState withHit(Colour colour) {
        return new ConcertState(phase, dealer, promoters, undealt, discs, colour, turn, hourglass, standings);
    }

    public ConcertState withStandings(List<Standing> table) {
        return new ConcertState(phase, dealer, promoters, undealt, discs, hit, turn, hourglass, table);
    }

    public ConcertState with(Disc moved) {
        var changed = Lists.mapped(discs, disc -> disc.artist() == moved.artist() ? moved : disc);
        return new ConcertState(phase, dealer, promoters, undealt, changed, hit, turn, hourglass, standings);
    }

    public ConcertState change(int seat, UnaryOperator<Promoter> change) {
        var changed = Lists.replaced(promoters, seat, change.apply(promoters.get(seat)));
        return new ConcertState(phase, dealer, changed, undealt, discs, hit, turn, hourglass, standings);
    }
}
