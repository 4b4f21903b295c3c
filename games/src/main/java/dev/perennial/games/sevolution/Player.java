package dev.perennial.games.sevolution;

import dev.perennial.games.Lists;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * One seat of the state.
 *
 * @param discoveries the one owned for each Age, Age I first
 */
public record Player(
        int seat, PlayerCards cards, List<DiscoverySlot> discoveries, Civilisation civilisation, Shadows shadows) {
    public Player {
        discoveries = List.copyOf(discoveries);
    }

    static Player first(int seat) {
        var slots = Box.discoveries(PlayerColour.ofSeat(seat)).stream()
                .map(card -> new DiscoverySlot(card, false))
                .toList();
        return new Player(seat, PlayerCards.NONE, slots, Civilisation.FIRST, Shadows.NONE);
    }

    Player cards(UnaryOperator<PlayerCards> change) {
        return new Player(seat, change.apply(cards), discoveries, civilisation, shadows);
    }

    Player civilisation(UnaryOperator<Civilisation> change) {
        return new Player(seat, cards, discoveries, change.apply(civilisation), shadows);
    }

    Player withShadows(Shadows newShadows) {
        return new Player(seat, cards, discoveries, civilisation, newShadows);
    }

    Player withDiscovery(int age, DiscoverySlot slot) {
        return new Player(seat, cards, Lists.replaced(discoveries, age - 1, slot), civilisation, shadows);
    }

    DiscoverySlot discovery(int age) {
        return discoveries.get(age - 1);
    }

    int age() {
        return civilisation.age();
    }

    int population() {
        return civilisation.population();
    }

    Stock stock() {
        return civilisation.stock();
    }

    /** An obscured player plays tricks as in Age I (spec 1, D4). */
    int trickAge() {
        return shadows.obscured() ? 1 : age();
    }

    boolean isColoured() {
        return trickAge() >= Tables.COLOURED_AGE;
    }

    boolean isTrumpEntitled() {
        return trickAge() >= Tables.TRUMP_AGE;
    }

    boolean mayNameTrump() {
        return (Tables.OBSCURED_MAY_NAME_TRUMP ? age() : trickAge()) >= Tables.TRUMP_AGE;
    }

    boolean isBlind() {
        return cards.sight().blind();
    }

    boolean hasCards() {
        return !cards.hand().isEmpty();
    }
}
