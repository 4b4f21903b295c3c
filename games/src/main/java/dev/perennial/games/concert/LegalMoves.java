package dev.perennial.games.concert;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything a seat may do, apart from the hourglass: whether time is left is known only when a move arrives. */
public final class LegalMoves {
    private LegalMoves() {}

    public static Stream<ConcertMove> of(ConcertState state, int seat) {
        if (MoveRules.notAwaited(state, seat).isPresent()) {
            return Stream.empty();
        }
        Promoter promoter = state.promoter(seat);
        return switch (state.phase()) {
            case REVEAL -> selections(promoter.hand());
            case CARDS -> playsAndMore(state, promoter);
            case AFTER_HIT -> concertsAndEnd(promoter).stream();
            case FINISHED -> Stream.empty();
        };
    }

    private static Stream<ConcertMove> selections(List<InfluenceCard> hand) {
        return hand.stream()
                .flatMap(left -> hand.stream()
                        .filter(middle -> !middle.equals(left))
                        .flatMap(middle -> hand.stream()
                                .filter(right -> !right.equals(left) && !right.equals(middle))
                                .map(right -> new ConcertMove.SelectOpening(List.of(left, middle, right)))));
    }

    /** One stream for all: joined ones take most of the time of a random game. */
    private static Stream<ConcertMove> playsAndMore(ConcertState state, Promoter promoter) {
        var hand = promoter.hand();
        var more = afterCards(state, promoter);
        int places = state.seats() * ConcertTables.SLOTS;
        int plays = state.cardsPlayedThisTurn() < ConcertTables.CARDS_PER_TURN ? hand.size() * places : 0;
        return IntStream.range(0, plays + more.size()).mapToObj(choice -> {
            if (choice >= plays) {
                return more.get(choice - plays);
            }
            int place = choice % places;
            return new ConcertMove.PlayCard(
                    hand.get(choice / places), place / ConcertTables.SLOTS, place % ConcertTables.SLOTS);
        });
    }

    private static List<ConcertMove> afterCards(ConcertState state, Promoter promoter) {
        return state.cardsPlayedThisTurn() == 0
                ? List.of()
                : Lists.concat(
                        List.of(new ConcertMove.TurnHit(1), new ConcertMove.TurnHit(-1)), concertsAndEnd(promoter));
    }

    private static List<ConcertMove> concertsAndEnd(Promoter promoter) {
        var end = new ConcertMove.EndTurn();
        if (!promoter.hasConcertLeft()) {
            return List.of(end);
        }
        var concert = new ConcertMove.HoldConcert(false);
        return promoter.isGalaUsed() ? List.of(concert, end) : List.of(concert, new ConcertMove.HoldConcert(true), end);
    }
}
