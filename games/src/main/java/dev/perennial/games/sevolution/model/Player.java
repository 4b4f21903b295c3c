package dev.perennial.games.sevolution.model;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Box;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.PlayerColour;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Tables;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * One seat of the state.
 *
 * @param discoveries the one owned for each Age, Age I first
 */
public record Player(
        int seat,
        PlayerCards cards,
        List<DiscoverySlot> discoveries,
        Civilisation civilisation,
        CalamityEffects shadows) {
    public Player {
        discoveries = List.copyOf(discoveries);
    }

    public static Player first(int seat) {
        var slots = Box.discoveries(PlayerColour.ofSeat(seat)).stream()
                .map(card -> new DiscoverySlot(card, false))
                .toList();
        return new Player(seat, PlayerCards.NONE, slots, Civilisation.FIRST, CalamityEffects.NONE);
    }

    public Player cards(UnaryOperator<PlayerCards> change) {
        return new Player(seat, change.apply(cards), discoveries, civilisation, shadows);
    }

    public Player civilisation(UnaryOperator<Civilisation> change) {
        return new Player(seat, cards, discoveries, change.apply(civilisation), shadows);
    }

    public Player withShadows(CalamityEffects newShadows) {
        return new Player(seat, cards, discoveries, civilisation, newShadows);
    }

    public Player withDiscovery(int age, DiscoverySlot slot) {
        return new Player(seat, cards, Lists.replaced(discoveries, age - 1, slot), civilisation, shadows);
    }

    public DiscoverySlot discovery(int age) {
        return discoveries.get(age - 1);
    }

    public int age() {
        return civilisation.age();
    }

    public int population() {
        return civilisation.population();
    }

    public Stock stock() {
        return civilisation.stock();
    }

    /** An obscured player plays tricks as in Age I (spec 1, D4). */
    public int trickAge() {
        return shadows.obscured() ? 1 : age();
    }

    public boolean isColoured() {
        return trickAge() >= Tables.COLOURED_AGE;
    }

    public boolean isTrumpEntitled() {
        return trickAge() >= Tables.TRUMP_AGE;
    }

    public boolean mayNameTrump() {
        return (Tables.OBSCURED_MAY_NAME_TRUMP ? age() : trickAge()) >= Tables.TRUMP_AGE;
    }

    public boolean isBlind() {
        return cards.sight().blind();
    }

    public boolean hasCards() {
        return !cards.hand().isEmpty();
    }
}
