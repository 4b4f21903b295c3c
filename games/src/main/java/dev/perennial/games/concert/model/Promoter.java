package dev.perennial.games.concert.model;

import dev.perennial.games.collection.Lists;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One player's cards and scores.
 *
 * @param hand in the order dealt; chance draws from it by position
 * @param opening the three chosen cards, empty until submitted; in the hand as well until the reveal
 * @param stacks left, middle and right, the top card last; empty until the reveal
 * @param finale the player's part of the final concert
 */
public record Promoter(
        List<InfluenceCard> hand,
        List<InfluenceCard> opening,
        List<List<InfluenceCard>> stacks,
        List<Concert> concerts,
        @Nullable Concert finale) {

    public Promoter {
        hand = List.copyOf(hand);
        opening = List.copyOf(opening);
        stacks = Lists.nested(stacks);
        concerts = List.copyOf(concerts);
    }

    public static Promoter newcomer() {
        return new Promoter(List.of(), List.of(), List.of(), List.of(), null);
    }

    public boolean hasSubmitted() {
        return !opening.isEmpty();
    }

    public boolean isGalaUsed() {
        for (Concert concert : concerts) {
            if (concert.gala()) {
                return true;
            }
        }
        return false;
    }

    public boolean hasConcertLeft() {
        return concerts.size() < ConcertTables.CONCERTS_PER_PLAYER;
    }

    public List<InfluenceCard> tops() {
        var tops = new ArrayList<InfluenceCard>(stacks.size());
        for (List<InfluenceCard> stack : stacks) {
            tops.add(stack.getLast());
        }
        return tops;
    }

    public int total() {
        int earlier = concerts.stream().mapToInt(Concert::score).sum();
        return finale == null ? earlier : earlier + finale.score();
    }

    public Promoter dealt(List<InfluenceCard> cards) {
        return new Promoter(cards, opening, stacks, concerts, finale);
    }

    public Promoter chose(List<InfluenceCard> cards) {
        return new Promoter(hand, cards, stacks, concerts, finale);
    }

    public Promoter revealed(List<InfluenceCard> row) {
        var rest = hand.stream().filter(card -> !row.contains(card)).toList();
        return new Promoter(rest, row, row.stream().map(List::of).toList(), concerts, finale);
    }

    public Promoter gaveAway(InfluenceCard card) {
        return new Promoter(Lists.without(hand, card), opening, stacks, concerts, finale);
    }

    public Promoter covered(int slot, InfluenceCard card) {
        var changed = Lists.replaced(stacks, slot, Lists.with(stacks.get(slot), card));
        return new Promoter(hand, opening, changed, concerts, finale);
    }

    public Promoter held(Concert concert) {
        return new Promoter(hand, opening, stacks, Lists.with(concerts, concert), finale);
    }

    public Promoter heldFinal(Concert concert) {
        return new Promoter(hand, opening, stacks, concerts, concert);
    }
}
