package dev.perennial.games.concert;

import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The simultaneous opening choice (concert spec 4). */
final class Reveal {
    private Reveal() {}

    static void choose(Story story, int seat, List<InfluenceCard> cards, Instant at) {
        story.tell(new ConcertEvent.OpeningChosen(seat, cards));
        if (story.state().promoters().stream().allMatch(Promoter::hasSubmitted)) {
            revealAll(story, at);
        }
    }

    /** Who lets the platform's limit expire opens with three cards drawn one after the other (D10). */
    static List<InfluenceCard> choiceByChance(List<InfluenceCard> hand, Chance chance) {
        var left = new ArrayList<>(hand);
        var drawn = new ArrayList<InfluenceCard>();
        while (drawn.size() < ConcertTables.SLOTS) {
            drawn.add(left.remove(chance.below(left.size())));
        }
        return drawn;
    }

    private static void revealAll(Story story, Instant at) {
        var rows = story.state().promoters().stream().map(Promoter::opening).toList();
        story.tell(new ConcertEvent.OpeningRevealed(rows));
        var sums = rows.stream()
                .map(row -> row.stream().mapToInt(InfluenceCard::value).sum())
                .toList();
        int first = firstPlayer(sums, story.state().dealer());
        story.tell(new ConcertEvent.FirstPlayerDetermined(first, sums));
        for (Colour artist : Colour.values()) {
            Artists.update(story, artist);
        }
        TurnOrder.begin(story, first, at);
    }

    /** The lowest sum; among equals the first to the dealer's left, the dealer himself last (concert spec 4.3). */
    static int firstPlayer(List<Integer> sums, int dealer) {
        int seats = sums.size();
        return IntStream.range(0, seats)
                .boxed()
                .min(Comparator.<Integer>comparingInt(sums::get)
                        .thenComparingInt(seat -> Math.floorMod(seat - dealer - 1, seats)))
                .orElseThrow();
    }
}
