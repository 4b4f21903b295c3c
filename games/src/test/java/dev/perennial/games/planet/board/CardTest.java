package dev.perennial.games.planet.board;

import static dev.perennial.games.planet.Positions.card;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Planet spec 2.2 and 2.3. */
class CardTest {

    @Test
    void theDeckHas30FertileCards6DroughtsAnd6WildCards() {
        assertThat(Card.ALL).hasSize(42).doesNotHaveDuplicates().isSortedAccordingTo(Card.TABLE_ORDER);
        var byFertility = Card.ALL.stream().collect(Collectors.groupingBy(Card::fertility, Collectors.counting()));
        assertThat(byFertility)
                .containsEntry(3, 6L)
                .containsEntry(2, 12L)
                .containsEntry(1, 12L)
                .containsEntry(0, 12L);
        assertThat(Card.ALL.stream().filter(Card::isDrought)).hasSize(6);
        assertThat(Card.ALL.stream().mapToInt(Card::fertility).sum()).isEqualTo(54);
    }

    @ParameterizedTest
    @EnumSource
    void everyBiomeHasTheSameSymbols(Biome biome) {
        assertSameSymbols(Card.ALL.stream().filter(card -> card.kind().biome().equals(Optional.of(biome))));
    }

    @ParameterizedTest
    @EnumSource
    void everyAbilityHasTheSameSymbols(Ability ability) {
        assertSameSymbols(Card.ALL.stream().filter(card -> card.ability() == ability && card.kind() != Kind.WILD));
    }

    @Test
    void wildCardsHaveNoSymbolAndNoBiome() {
        var wild = Card.ALL.stream().filter(card -> card.kind() == Kind.WILD).toList();
        assertThat(wild).hasSize(6).allMatch(card -> card.fertility() == 0 && !card.isDrought());
        assertThat(Kind.WILD.biome()).isEmpty();
    }

    @Test
    void symbolsOfSomeCards() {
        assertThat(card("GRAIN-LAKE").fertility()).isEqualTo(2);
        assertThat(card("SNOW-BUD").isDrought()).isTrue();
        assertThat(card("SNOW-BUD").fertility()).isZero();
        assertThat(card("MEADOW-LAKE").isDrought()).isTrue();
    }

    @Test
    void codesAreReadBack() {
        assertThat(Card.ALL).allMatch(card -> Card.ofCode(card.code()).equals(card));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "GRAIN", "GRAIN-", "GRAIN-LAKE-BUD", "grain-lake", "LAKE-GRAIN"})
    void otherTextsAreNoCards(String text) {
        assertThatThrownBy(() -> Card.ofCode(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void tracksOfTheAbilities() {
        assertThat(values(Ability.SPROUT)).containsExactly(0, 2, 3, 4);
        assertThat(values(Ability.SMALL)).containsExactly(0, 1, 2, 3);
        assertThat(values(Ability.LARGE)).containsExactly(0, 1, 2, 3);
        assertThat(values(Ability.BUSH)).containsExactly(0, 1, 2, 3);
        assertThat(values(Ability.LAKE)).containsExactly(0, 1, 1, 2);
        assertThat(values(Ability.BUD)).containsExactly(0, 3, 6, 9);
        assertThat(Arrays.stream(Ability.values()).map(ability -> ability.improved(0)))
                .containsOnly(1);
        assertThat(Arrays.stream(Ability.values()).map(ability -> ability.improved(3)))
                .containsOnly(3);
    }

    private static Stream<Integer> values(Ability ability) {
        return Stream.of(0, 1, 2, 3).map(ability::value);
    }

    private static void assertSameSymbols(Stream<Card> cards) {
        assertThat(cards.map(card -> card.isDrought() ? "D" : String.valueOf(card.fertility())))
                .containsExactlyInAnyOrder("3", "2", "2", "1", "1", "D");
    }
}
