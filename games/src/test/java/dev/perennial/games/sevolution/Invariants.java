package dev.perennial.games.sevolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardPlayed;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardTaken;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardsDealt;
import dev.perennial.games.sevolution.model.SEvolutionEvent.DiscoveryTaken;
import dev.perennial.games.sevolution.model.SEvolutionEvent.RoundEnded;
import dev.perennial.games.sevolution.model.SEvolutionEvent.TrickTaken;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The invariants of spec 10, held against the events and states of a game as it goes on. */
final class Invariants {
    private final int seats;
    private final Map<String, Integer> counts = new HashMap<>();
    private int largestHand;
    private int tricks;

    Invariants(int seats) {
        this.seats = seats;
    }

    void after(SEvolutionState state, SEvolutionEvent event) {
        switch (event) {
            case CardsDealt dealt -> {
                largestHand = Math.max(largestHand, dealt.count());
                assertThat(state.player(dealt.seat()).cards().pile()).hasSize(24 - 4 * state.round());
            }
            case CardPlayed(int seat, Card card, var _, var _, var _) -> count(seat, card, "played");
            case CardTaken(int seat, Card card) -> count(seat, card, "taken");
            case DiscoveryTaken(int seat, int _, Card card) -> count(seat, card, "taken");
            case TrickTaken _ -> {
                tricks++;
                assertThat(discoveries(state))
                        .as("every Discovery has one owner")
                        .isEqualTo(allDiscoveries());
            }
            case RoundEnded(int round, var _) -> checkRound(round);
            default -> {}
        }
        if (state.round() > 0) {
            checkCards(state);
        }
        state.players().forEach(Invariants::checkPlayer);
    }

    private void count(int seat, Card card, String what) {
        counts.merge(seat + what + (card.isDiscovery() ? "Discovery" : ""), 1, Integer::sum);
    }

    private void checkRound(int round) {
        assertThat(tricks).as("tricks in a round").isEqualTo(largestHand).isBetween(4, 5);
        assertThat(round > 1 || tricks == 5).as("round 1 has five tricks").isTrue();
        for (int seat = 0; seat < seats; seat++) {
            assertThat(counts).containsEntry(seat + "played", 4).containsEntry(seat + "taken", 4);
            int discoveries = counts.getOrDefault(seat + "playedDiscovery", 0);
            assertThat(discoveries).isBetween(0, 1);
            assertThat(counts.getOrDefault(seat + "takenDiscovery", 0)).isEqualTo(discoveries);
        }
        counts.clear();
        tricks = 0;
        largestHand = 0;
    }

    private static void checkPlayer(Player player) {
        var civilisation = player.civilisation();
        var stock = civilisation.stock();
        assertThat(List.of(stock.food(), stock.tools(), stock.science())).allMatch(units -> units >= 0 && units <= 8);
        assertThat(civilisation.population()).isBetween(1, 6);
        assertThat(civilisation.age()).isBetween(1, 6);
        assertThat(civilisation.score()).isNotNegative();
        assertThat(IntStream.range(0, 6)
                        .allMatch(slot -> player.discoveries().get(slot).card().discoveryAge() == slot + 1))
                .as("one Discovery of each Age")
                .isTrue();
    }

    /** Between decisions only: while a Pop has to leave, one stands too many. */
    static void checkSites(SEvolutionState state) {
        if (state.phase() != Phase.POP_REMOVAL) {
            assertThat(state.players())
                    .allMatch(player -> !player.civilisation().isCrowded());
        }
    }

    /** No playing card is lost or doubled. */
    private void checkCards(SEvolutionState state) {
        var cards = new ArrayList<>(state.gone());
        for (Player player : state.players()) {
            var own = player.cards();
            Stream.of(own.pile(), own.handCards(), own.taken(), own.setAside())
                    .flatMap(List::stream)
                    .filter(Card::isPlaying)
                    .forEach(cards::add);
        }
        var trick = state.trick();
        if (trick != null) {
            cards.addAll(trick.freeCards());
        }
        assertThat(cards).hasSize(24 * seats);
        assertThat(new HashSet<>(cards)).as("no card twice").hasSameSizeAs(cards);
    }

    private static List<Card> discoveries(SEvolutionState state) {
        return state.players().stream()
                .flatMap(player -> player.discoveries().stream())
                .map(DiscoverySlot::card)
                .sorted(Comparator.comparing(Card::code))
                .toList();
    }

    private List<Card> allDiscoveries() {
        return IntStream.range(0, seats)
                .mapToObj(PlayerColour::ofSeat)
                .flatMap(deck -> Box.discoveries(deck).stream())
                .sorted(Comparator.comparing(Card::code))
                .toList();
    }
}
