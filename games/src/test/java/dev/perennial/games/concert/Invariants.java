package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.concert.model.Concert;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.Disc;
import dev.perennial.games.concert.model.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What concert spec 12 demands of every position. */
final class Invariants {
    private Invariants() {}

    static void check(ConcertState state) {
        everyCardIsInOnePlace(state);
        if (state.phase() == Phase.REVEAL) {
            assertThat(state.promoters())
                    .allMatch(p -> p.hand().size() == 13 && p.stacks().isEmpty());
            assertThat(state.discs()).allMatch(disc -> disc.holder() == null && disc.value() == 5);
            return;
        }
        assertThat(state.promoters()).allMatch(p -> p.stacks().size() == 3);
        assertThat(state.promoters()).allMatch(p -> p.stacks().stream().noneMatch(List::isEmpty));
        handsShrinkByTheCardsPlayed(state);
        discsFollowTheirLeaders(state);
        assertThat(state.promoters()).allMatch(p -> p.concerts().size() <= 3);
        assertThat(state.promoters())
                .allMatch(p -> p.concerts().stream().filter(Concert::gala).count() <= 1);
    }

    private static void everyCardIsInOnePlace(ConcertState state) {
        var all = new ArrayList<>(state.undealt());
        state.promoters().forEach(p -> {
            all.addAll(p.hand());
            p.stacks().forEach(all::addAll);
        });
        var deck = ConcertTables.deck(state.seats());
        assertThat(all).hasSize(deck.size());
        assertThat(Set.copyOf(deck).equals(Set.copyOf(all)))
                .as("every card once")
                .isTrue();
    }

    private static void handsShrinkByTheCardsPlayed(ConcertState state) {
        int inHands = state.promoters().stream().mapToInt(p -> p.hand().size()).sum();
        int onTable = state.promoters().stream()
                .flatMap(p -> p.stacks().stream())
                .mapToInt(stack -> stack.size() - 1)
                .sum();
        assertThat(inHands).isEqualTo(10 * state.seats() - onTable);
    }

    private static void discsFollowTheirLeaders(ConcertState state) {
        for (Disc disc : state.discs()) {
            Influence.leader(state.promoters(), disc.artist())
                    .ifPresent(leader -> assertThat(disc.holder()).isEqualTo(leader));
            if (disc.holder() == null) {
                assertThat(disc.value()).isEqualTo(5);
            }
        }
    }
}
