package dev.perennial.games.concert;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Promoter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The simultaneous opening choice (concert spec 4). */
final class Reveal {
    private Reveal() {}

    static void choose(ConcertDraft draft, int seat, List<InfluenceCard> cards, Instant at) {
        draft.add(new ConcertEvent.OpeningChosen(seat, cards));
        if (draft.state().promoters().stream().allMatch(Promoter::hasSubmitted)) {
            revealAll(draft, at);
        }
    }

    /** A player who exceeds the platform's limit opens with three cards drawn one after the other (D10). */
    static List<InfluenceCard> choiceByChance(List<InfluenceCard> hand, Chance chance) {
        var left = new ArrayList<>(hand);
        var drawn = new ArrayList<InfluenceCard>();
        while (drawn.size() < ConcertTables.SLOTS) {
            drawn.add(left.remove(chance.below(left.size())));
        }
        return drawn;
    }

    private static void revealAll(ConcertDraft draft, Instant at) {
        var rows = draft.state().promoters().stream().map(Promoter::opening).toList();
        draft.add(new ConcertEvent.OpeningRevealed(rows));
        var sums = rows.stream()
                .map(row -> row.stream().mapToInt(InfluenceCard::value).sum())
                .toList();
        int first = firstPlayer(sums, draft.state().dealer());
        draft.add(new ConcertEvent.FirstPlayerDetermined(first, sums));
        for (Colour artist : Colour.values()) {
            Artists.update(draft, artist);
        }
        TurnOrder.begin(draft, first, at);
    }

    /** The lowest sum; among equals the first to the dealer's left, the dealer last (concert spec 4.3). */
    static int firstPlayer(List<Integer> sums, int dealer) {
        int seats = sums.size();
        return IntStream.range(0, seats)
                .boxed()
                .min(Comparator.<Integer>comparingInt(sums::get)
                        .thenComparingInt(seat -> Math.floorMod(seat - dealer - 1, seats)))
                .orElseThrow();
    }
}
