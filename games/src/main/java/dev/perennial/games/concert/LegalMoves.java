package dev.perennial.games.concert;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything a seat may do, apart from the hourglass: whether time is left is known only when a move arrives. */
final class LegalMoves {
    private LegalMoves() {}

    static Stream<ConcertMove> of(ConcertState state, int seat) {
        if (Referee.notAwaited(state, seat).isPresent()) {
            return Stream.empty();
        }
        Promoter promoter = state.promoter(seat);
        return switch (state.phase()) {
            case REVEAL -> selections(promoter.hand());
            case CARDS -> Stream.concat(plays(state, promoter.hand()), afterCards(state, promoter));
            case AFTER_HIT -> concertsAndEnd(promoter);
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

    private static Stream<ConcertMove> plays(ConcertState state, List<InfluenceCard> hand) {
        if (state.cardsPlayedThisTurn() >= ConcertTables.CARDS_PER_TURN) {
            return Stream.empty();
        }
        int places = state.seats() * ConcertTables.SLOTS;
        return IntStream.range(0, hand.size() * places).mapToObj(choice -> {
            int place = choice % places;
            return new ConcertMove.PlayCard(
                    hand.get(choice / places), place / ConcertTables.SLOTS, place % ConcertTables.SLOTS);
        });
    }

    private static Stream<ConcertMove> afterCards(ConcertState state, Promoter promoter) {
        return state.cardsPlayedThisTurn() == 0
                ? Stream.empty()
                : Stream.concat(
                        Stream.of(new ConcertMove.TurnHit(1), new ConcertMove.TurnHit(-1)), concertsAndEnd(promoter));
    }

    private static Stream<ConcertMove> concertsAndEnd(Promoter promoter) {
        Stream<ConcertMove> concerts = Stream.of(false, true)
                .filter(gala -> promoter.hasConcertLeft() && !(gala && promoter.isGalaUsed()))
                .map(ConcertMove.HoldConcert::new);
        return Stream.concat(concerts, Stream.of(new ConcertMove.EndTurn()));
    }
}
