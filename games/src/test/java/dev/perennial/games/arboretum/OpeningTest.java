package dev.perennial.games.arboretum;

import static dev.perennial.games.arboretum.Given.species;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardsDealt;
import dev.perennial.games.arboretum.model.ArboretumEvent.FirstPlayerChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.SpeciesChosen;
import dev.perennial.games.arboretum.model.ArboretumEvent.TurnBegan;
import dev.perennial.games.arboretum.model.ArboretumOptions;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.SpeciesScore;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {
    private static final ArboretumOptions RANDOM_SPECIES = new ArboretumOptions(null);

    @ParameterizedTest
    @CsvSource({"2, 6, 48, 34", "3, 8, 64, 43", "4, 10, 80, 52"})
    void av01SetUpSizes(int seats, int speciesInPlay, int cards, int pile) {
        var state = Match.started(seats, 1).state;
        assertThat(state.species()).hasSize(speciesInPlay).isSorted();
        assertThat(state.deck()).hasSize(pile);
        assertThat(state.players()).hasSize(seats).allSatisfy(player -> {
            assertThat(player.hand()).hasSize(7).isSorted();
            assertThat(player.discards()).isEmpty();
            assertThat(player.trees()).isEmpty();
        });
        assertThat(allCards(state)).hasSize(cards).containsExactlyInAnyOrderElementsOf(Card.allOf(state.species()));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5})
    void av01RefusesOtherSeatCounts(int seats) {
        assertThat(refused(seats, RANDOM_SPECIES)).isEqualTo(ArboretumRefusal.BAD_SEAT_COUNT);
    }

    @Test
    void av26OrganiserRemovesSpecies() {
        var state = Match.GAME.fold(null, start(3, FirstSeat.SEAT1, removing("TH"), Match.context(1)));
        assertThat(state.species()).isEqualTo(species("S C D J M O R W"));
        assertThat(allCards(state))
                .hasSize(64)
                .noneMatch(card -> card.species() == Species.CHERRY_BLOSSOM || card.species() == Species.TULIP_POPLAR);
        var match = new Match(state);
        while (!match.isOver()) {
            match.timeUp(match.state.turn().seat());
        }
        assertThat(match.state.scores()).extracting(SpeciesScore::species).isEqualTo(species("S C D J M O R W"));
    }

    @ParameterizedTest
    @CsvSource({"3, H", "3, HTS", "3, ''", "3, HH", "4, H", "2, HTS", "2, HTSCD", "2, HTSS"})
    void av26RefusesAWrongNumberOfSpecies(int seats, String removed) {
        assertThat(refused(seats, removing(removed))).isEqualTo(ArboretumRefusal.BAD_OPTIONS);
    }

    @ParameterizedTest
    @CsvSource({"4, '', 80", "2, HTSC, 48"})
    void av26AcceptsTheRightNumber(int seats, String removed, int cards) {
        var events = start(seats, FirstSeat.SEAT1, removing(removed), Match.context(1));
        assertThat(allCards(Match.GAME.fold(null, events))).hasSize(cards);
    }

    @Test
    void chanceIsUsedInTheDocumentedOrder() {
        var events = start(2, FirstSeat.RANDOM, RANDOM_SPECIES, Match.context(7));

        var chance = Match.context(7).chance();
        var removed = chance.shuffle(List.of(Species.values())).subList(0, 4);
        int first = chance.below(2);
        var inPlay = Stream.of(Species.values())
                .filter(each -> !removed.contains(each))
                .toList();
        var cards = chance.shuffle(Card.allOf(inPlay));

        assertThat(events)
                .containsExactly(
                        new SpeciesChosen(2, inPlay, removed.stream().sorted().toList()),
                        new FirstPlayerChosen(first),
                        new CardsDealt(List.of(cards.subList(0, 7), cards.subList(7, 14)), cards.subList(14, 48), 34),
                        new TurnBegan(1, first));
    }

    @Test
    void whatIsFixedIsNotDrawn() {
        var events = start(4, FirstSeat.SEAT1, RANDOM_SPECIES, Match.context(7));
        var cards = Match.context(7).chance().shuffle(Card.allOf(List.of(Species.values())));
        assertThat(((CardsDealt) events.get(2)).hands().getFirst()).isEqualTo(cards.subList(0, 7));
        assertThat(events.get(1)).isEqualTo(new FirstPlayerChosen(0));
        assertThat(start(3, FirstSeat.SEAT1, removing("HT"), Match.context(7)))
                .isEqualTo(start(3, FirstSeat.SEAT1, removing("TH"), Match.context(7)));
    }

    @Test
    void everySeatMayBeginAndEverySpeciesMayBeMissing() {
        var first = new HashSet<Integer>();
        var removed = new HashSet<Species>();
        for (int seed = 0; seed < 50; seed++) {
            var events = start(3, FirstSeat.RANDOM, RANDOM_SPECIES, Match.context(seed));
            removed.addAll(((SpeciesChosen) events.get(0)).removed());
            first.add(((FirstPlayerChosen) events.get(1)).seat());
        }
        assertThat(first).containsExactly(0, 1, 2);
        assertThat(removed).containsExactlyInAnyOrder(Species.values());
    }

    private static ArboretumOptions removing(String letters) {
        return new ArboretumOptions(species(letters));
    }

    private static List<ArboretumEvent> start(
            int seats, FirstSeat firstSeat, ArboretumOptions options, DecisionContext context) {
        return Match.accepted(Match.GAME.start(new Setup<>(seats, firstSeat, options), context));
    }

    private static ArboretumRefusal refused(int seats, ArboretumOptions options) {
        Decision<ArboretumEvent> decision =
                Match.GAME.start(new Setup<>(seats, FirstSeat.SEAT1, options), Match.context(1));
        return Match.refused(decision);
    }

    private static List<Card> allCards(ArboretumState state) {
        return Stream.concat(state.deck().stream(), state.players().stream().flatMap(player -> player.hand().stream()))
                .toList();
    }
}
