package dev.perennial.games.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Bots;
import dev.perennial.games.GameEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LuckTest {

    private static List<Integer> luck(Course course, Runnable afterEach) {
        return Bots.analyst("arboretum").orElseThrow().luck(course, afterEach);
    }

    @Test
    void comparesWithTwoHundredDealsAndIsTheSameEveryTime() {
        var course = SampleCourse.of("arboretum", 2, "greedy");
        var deals = new AtomicInteger();
        var luck = luck(course, deals::incrementAndGet);
        assertThat(deals).hasValue(200);
        assertThat(luck).hasSize(2).isEqualTo(luck(course, () -> {}));
        assertThat(luck.getFirst() + luck.getLast())
                .as("one seat's luck is the other's")
                .isBetween(99, 101);
    }

    /** All eights and sevens against all ones and twos. */
    @Test
    void bestCardsAreBetterThanMostDeals() {
        var course = SampleCourse.of("arboretum", 2, "greedy");
        var rich = new ArrayList<GameEvent>();
        for (GameEvent event : course.opening()) {
            rich.add(event instanceof CardsDealt dealt ? sorted(dealt) : event);
        }
        var luck = luck(new Course(course.id(), course.game(), course.setup(), true, rich, course.steps()), () -> {});
        assertThat(luck.getFirst()).isGreaterThan(60);
        assertThat(luck.getLast()).isLessThan(40);
    }

    private static CardsDealt sorted(CardsDealt dealt) {
        var cards = new ArrayList<Card>();
        dealt.hands().forEach(cards::addAll);
        cards.addAll(dealt.deck());
        cards.sort(Comparator.comparingInt(Card::value));
        var worst = List.copyOf(cards.subList(0, 7));
        var best = List.copyOf(cards.subList(cards.size() - 7, cards.size()));
        return new CardsDealt(List.of(best, worst), cards.subList(7, cards.size() - 7), cards.size() - 14);
    }
}
