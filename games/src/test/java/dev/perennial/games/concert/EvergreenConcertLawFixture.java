package dev.perennial.games.concert;

import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import dev.perennial.games.laws.LawFixture;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Hidden are the other hands, the undealt cards and, before the reveal, which cards the others chose. */
final class EvergreenConcertLawFixture implements LawFixture<ConcertState> {

    @Override
    public ConcertState redeal(ConcertState state, Viewer viewer, Random random) {
        var hidden = new ArrayList<>(state.undealt());
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!viewer.isSeat(seat)) {
                hidden.addAll(state.promoter(seat).hand());
            }
        }
        Collections.shuffle(hidden, random);
        var deck = new ArrayDeque<>(hidden);
        ConcertState dealt = state;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (!viewer.isSeat(seat)) {
                var hand = take(deck, state.promoter(seat).hand().size());
                dealt = dealt.change(seat, p -> withHand(p, hand));
            }
        }
        return dealt.withUndealt(List.copyOf(deck));
    }

    @Override
    public boolean reveals(GameEvent event, Viewer viewer) {
        return event instanceof ConcertEvent.OpeningRevealed
                || (event instanceof ConcertEvent.PenaltyCardPlaced placed && !viewer.isSeat(placed.seat()));
    }

    /** The start of a game costs most: thousands of openings are sampled for every seat. */
    @Override
    public int shortRun() {
        return 10;
    }

    private static Promoter withHand(Promoter promoter, List<InfluenceCard> hand) {
        boolean secretChoice = promoter.hasSubmitted() && promoter.stacks().isEmpty();
        return secretChoice ? promoter.dealt(hand).chose(hand.subList(0, 3)) : promoter.dealt(hand);
    }

    private static List<InfluenceCard> take(ArrayDeque<InfluenceCard> deck, int count) {
        return Stream.generate(deck::poll).limit(count).toList();
    }
}
