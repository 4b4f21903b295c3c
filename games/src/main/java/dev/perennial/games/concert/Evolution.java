package dev.perennial.games.concert;

import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.Concert;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.FinalBill;
import dev.perennial.games.concert.model.Hourglass;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Phase;
import dev.perennial.games.concert.model.Promoter;
import dev.perennial.games.concert.model.Turn;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Copies what the events say into the position. */
final class Evolution {
    private Evolution() {}

    static ConcertState evolve(@Nullable ConcertState state, ConcertEvent event) {
        if (event instanceof ConcertEvent.TableLaid laid) {
            return lay(laid);
        }
        if (state == null) {
            throw new IllegalArgumentException("no TableLaid before " + event);
        }
        return goOn(state, event);
    }

    private static ConcertState lay(ConcertEvent.TableLaid laid) {
        return new ConcertState(
                Phase.REVEAL,
                laid.dealer(),
                Collections.nCopies(laid.seats(), Promoter.newcomer()),
                List.of(),
                Arrays.stream(Colour.values())
                        .map(artist -> new Disc(artist, null, laid.discValue()))
                        .toList(),
                laid.hit(),
                null,
                Hourglass.empty(laid.hourglassSeconds()),
                List.of());
    }

    private static ConcertState goOn(ConcertState state, ConcertEvent event) {
        return switch (event) {
            case ConcertEvent.TableLaid laid -> lay(laid);
            case ConcertEvent.HandsDealt dealt -> deal(state, dealt);
            case ConcertEvent.OpeningChosen(int seat, var cards) -> state.change(seat, p -> p.chose(cards));
            case ConcertEvent.OpeningRevealed(var rows) -> reveal(state, rows);
            case ConcertEvent.FirstPlayerDetermined(int seat, var _) -> state.with(Phase.CARDS, new Turn(seat, 0));
            case ConcertEvent.TurnStarted(int seat, var glassEnd, var deadline) ->
                state.with(Phase.CARDS, new Turn(seat, 0))
                        .with(state.hourglass().showing(glassEnd, deadline));
            case ConcertEvent.InfluenceCardPlayed played ->
                state.change(played.seat(), p -> p.gaveAway(played.card()))
                        .change(played.target(), p -> p.covered(played.slot(), played.card()))
                        .with(state.phase(), new Turn(played.seat(), played.cardOfTurn()));
            case ConcertEvent.ArtistMoved(var artist, var _, int to, int value) ->
                state.with(new Disc(artist, to, value));
            case ConcertEvent.HitTurned(var _, var _, var _, var to) ->
                state.withHit(to).with(Phase.AFTER_HIT, state.turn());
            case ConcertEvent.ConcertHeld held ->
                state.change(held.seat(), p -> p.held(new Concert(held.score(), held.gala())));
            case ConcertEvent.TurnEnded(var _, var glassEnd) ->
                state.with(state.hourglass().showing(glassEnd, null));
            case ConcertEvent.TimeRanOut _ -> state;
            case ConcertEvent.PenaltyCardPlaced(int seat, var card, int slot, var _) ->
                state.change(seat, p -> p.gaveAway(card).covered(slot, card));
            case ConcertEvent.FinalConcertHeld(var bills) -> closeWith(state, bills);
            case ConcertEvent.GameEnded(var standings) ->
                state.with(Phase.FINISHED, null).withStandings(standings);
        };
    }

    private static ConcertState deal(ConcertState state, ConcertEvent.HandsDealt dealt) {
        ConcertState after = state.withUndealt(dealt.undealt());
        for (int seat = 0; seat < state.seats(); seat++) {
            var hand = dealt.hands().get(seat);
            after = after.change(seat, p -> p.dealt(hand));
        }
        return after;
    }

    private static ConcertState reveal(ConcertState state, List<List<InfluenceCard>> rows) {
        ConcertState after = state;
        for (int seat = 0; seat < rows.size(); seat++) {
            var row = rows.get(seat);
            after = after.change(seat, p -> p.revealed(row));
        }
        return after;
    }

    private static ConcertState closeWith(ConcertState state, List<FinalBill> bills) {
        ConcertState after = state;
        for (FinalBill bill : bills) {
            after = after.change(bill.seat(), p -> p.heldFinal(new Concert(bill.score(), bill.gala())));
        }
        return after;
    }
}
