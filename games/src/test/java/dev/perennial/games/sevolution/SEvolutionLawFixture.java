package dev.perennial.games.sevolution;

import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import dev.perennial.games.laws.LawFixture;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.HandCard;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.PlayerCards;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CalamitySetAside;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardPlayed;
import dev.perennial.games.sevolution.model.SEvolutionEvent.CardsDealt;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Every pile is unknown to everybody, and with it each hand this viewer does not see. */
final class SEvolutionLawFixture implements LawFixture<SEvolutionState> {

    @Override
    public SEvolutionState redeal(SEvolutionState state, Viewer viewer, Random random) {
        return state.players(player -> player.cards(cards -> redeal(cards, isHidden(player, viewer), random)));
    }

    /** Face-down cards turned up, and cards dealt to a hand the viewer sees. */
    @Override
    public boolean reveals(GameEvent event, Viewer viewer) {
        return switch ((SEvolutionEvent) event) {
            case CalamitySetAside _ -> true;
            case CardPlayed played -> played.position() != null;
            case CardsDealt dealt ->
                viewer instanceof Viewer.Seat(int seat) && dealt.seenBy().contains(seat)
                        || dealt.sight() == HandSight.EVERYONE;
            default -> false;
        };
    }

    @Override
    public boolean revealsByTimeUp(GameEvent event, Viewer viewer) {
        return reveals(event, viewer) || (event instanceof CardPlayed played && !viewer.isSeat(played.seat()));
    }

    @Override
    public int shortRun() {
        return 8;
    }

    @Override
    public int fullRun() {
        return 300;
    }

    /** Written out case by case, apart from the rules' own notion of who sees what. */
    static boolean isHidden(Player player, Viewer viewer) {
        boolean own = viewer.isSeat(player.seat());
        return switch (player.cards().sight()) {
            case OWNER -> !own;
            case NOBODY -> true;
            case EVERYONE -> false;
            case OTHERS -> own || viewer instanceof Viewer.Spectator;
        };
    }

    /** The Discovery stays in hand, for that is known, but nobody knows where. */
    private static PlayerCards redeal(PlayerCards cards, boolean handHidden, Random random) {
        if (!handHidden) {
            return cards.withPile(shuffled(cards.pile(), random));
        }
        var hidden = new ArrayList<>(cards.pile());
        cards.handCards().stream().filter(Card::isPlaying).forEach(hidden::add);
        Collections.shuffle(hidden, random);
        int pileSize = cards.pile().size();
        var hand = new ArrayList<>(hidden.subList(pileSize, hidden.size()));
        cards.handCards().stream().filter(Card::isDiscovery).forEach(hand::add);
        Collections.shuffle(hand, random);
        var placed = new ArrayList<HandCard>();
        for (HandCard old : cards.hand()) {
            placed.add(new HandCard(old.position(), hand.get(placed.size())));
        }
        return new PlayerCards(hidden.subList(0, pileSize), placed, cards.sight(), cards.taken(), cards.setAside());
    }

    private static List<Card> shuffled(List<Card> cards, Random random) {
        var copy = new ArrayList<>(cards);
        Collections.shuffle(copy, random);
        return copy;
    }
}
