package dev.perennial.games.sevolution.bot;

import dev.perennial.games.sevolution.component.Calamity;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Face;
import dev.perennial.games.sevolution.component.HandPlace;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.component.TableCard;
import dev.perennial.games.sevolution.component.Tables;
import dev.perennial.games.sevolution.model.PlayerView;
import dev.perennial.games.sevolution.model.SEvolutionView;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A feeling for what cards are worth and how a trick will go. */
final class TrickEvaluation {
    /** The approximate cost of each calamity, in points. */
    private static final Map<Calamity, Double> HARM = Map.of(
            Calamity.FAMINE, 3.0,
            Calamity.EARTHQUAKE, 2.5,
            Calamity.FANATICISM, 2.0,
            Calamity.DECADENCE, 3.0,
            Calamity.EPIDEMIC, 3.0,
            Calamity.HURRICANE, 1.5,
            Calamity.OBSCURANTISM, 1.0,
            Calamity.INVASION, 0.5);

    private static final double JOKER_BONUS = 0.3;

    /** A trick without a playing card is neither gain nor loss: another one takes its place. */
    private static final double DISCOVERY = 0.8;

    /** Strong cards are missed later. */
    private static final double PER_VALUE_SPENT = 0.1;

    /** From this strength on, no rival card matters. */
    private static final double TOP_STRENGTH = 12;

    private final SEvolutionView table;
    private final PlayerView me;
    private final Evaluation outlook;

    TrickEvaluation(SEvolutionView table, PlayerView me, Evaluation outlook) {
        this.table = table;
        this.me = me;
        this.outlook = outlook;
    }

    static double harm(Card card) {
        return card.calamity().map(calamity -> Tables.at(HARM, calamity)).orElse(0.0);
    }

    /** Points gained by having this card among those taken. */
    double taking(Card card) {
        if (card.isCalamity()) {
            return me.civilisation().sites().protection() > 0 ? -1 : -harm(card);
        }
        double without = worthWith(List.of());
        if (card.face() instanceof Face.Goods(var _, int _, Resource resource, int amount)) {
            var units = Collections.nCopies(amount, resource);
            return worthWith(units) - without;
        }
        double best = 0;
        for (Resource resource : Resource.ALL) {
            best = Math.max(best, worthWith(List.of(resource)) - without);
        }
        return best + JOKER_BONUS;
    }

    private double worthWith(List<Resource> units) {
        return outlook.beforeNeeds(GreedyChieftain.harvested(me, units), cardsToCome());
    }

    /** After this trick. A blind hand may hide a Discovery among them. */
    private int cardsToCome() {
        int cards = 0;
        for (HandPlace place : me.hand()) {
            var card = place.card();
            cards += card == null || card.isPlaying() ? 1 : 0;
        }
        return table.phase() == Phase.TRICK_PLAY ? cards - 1 : cards;
    }

    /** The expected rest when it is the player's turn to take, if they play this card. */
    double playing(Card card) {
        var trick = table.trick();
        if (trick == null || card.isDiscovery()) {
            return DISCOVERY;
        }
        var lying = trick.played().stream()
                .filter(played -> played.card().isPlaying())
                .toList();
        double mine = strength(me, card, trick.fixedSuit());
        double before = strongerThan(card);
        before += (trick.toPlay().size() - 1) * Math.max(0, 1 - mine / TOP_STRENGTH);
        var worths = Stream.concat(lying.stream().map(TableCard::card), Stream.of(card))
                .map(this::taking)
                .sorted(Comparator.reverseOrder())
                .toList();
        int pick = (int) Math.min(worths.size() - 1, Math.round(before));
        return worths.get(pick) - PER_VALUE_SPENT * card.value();
    }

    /** The playing cards on the table that come before this one when cards are taken. */
    long strongerThan(Card card) {
        var trick = table.trick();
        if (trick == null) {
            return 0;
        }
        double mine = strength(me, card, trick.fixedSuit());
        return trick.played().stream()
                .filter(played -> played.card().isPlaying())
                .filter(played -> strength(table.players().get(played.seat()), played.card(), trick.fixedSuit()) > mine)
                .count();
    }

    /** The value, lifted above all others for a card of the fixed suit and again for a trump. */
    private double strength(PlayerView owner, Card card, @Nullable Suit fixedSuit) {
        var trump = table.trump();
        if (trump != null && owner.trickAge() >= Tables.TRUMP_AGE && card.isSuit(trump)) {
            return 12 + card.value();
        }
        boolean follows = owner.trickAge() >= Tables.COLOURED_AGE && (fixedSuit == null || card.isSuit(fixedSuit));
        return (follows ? 6 : 0) + card.value();
    }
}
