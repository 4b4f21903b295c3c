package dev.perennial.games.planet.bot;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.board.ZoneCard;
import dev.perennial.games.planet.model.CardDisplay;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import dev.perennial.games.planet.model.PlanetView.CardFace;
import dev.perennial.games.planet.model.PlanetView.OpponentView;
import dev.perennial.games.planet.model.PlanetView.PlayerView;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Turn;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The position behind a view. All of it is open, but for the order of the deck. */
final class ImaginedState {
    private ImaginedState() {}

    /** With the deck in any order. */
    static PlanetState of(PlanetView view, Chance chance) {
        var known = withoutDeck(view);
        return known.withDeck(chance.shuffle(unseen(known)));
    }

    static PlanetState withoutDeck(PlanetView view) {
        return new PlanetState(
                view.calendar(),
                view.phase(),
                draft(view),
                List.of(),
                cards(view.discard()),
                zone(view),
                view.supply(),
                view.players().stream().map(ImaginedState::player).toList(),
                opponent(view.opponent()),
                view.outcome());
    }

    private static CardDisplay draft(PlanetView view) {
        var draft = view.draft();
        int picked = (int)
                view.players().stream().filter(player -> player.card() != null).count();
        var opponent = view.opponent();
        return new CardDisplay(
                draft.startSeat(),
                draft.nextStartSeat(),
                opponent != null && opponent.card() != null ? picked + 1 : picked,
                cards(draft.display()),
                draft.marked());
    }

    private static Zone zone(PlanetView view) {
        var piles = new EnumMap<Biome, List<ZoneCard>>(Biome.class);
        view.zone()
                .forEach((biome, pile) -> piles.put(
                        biome,
                        pile.cards().stream()
                                .map(lying -> new ZoneCard(lying.face().card(), lying.faceUp()))
                                .toList()));
        return new Zone(piles);
    }

    private static Player player(PlayerView player) {
        var turn = new Turn(
                card(player.card()), player.actionDone(), player.abilityUsed(), player.turnDone(), player.quota());
        return new Player(player.planet(), player.levels(), player.scores(), cards(player.seasonCards()), turn);
    }

    private static @Nullable Opponent opponent(@Nullable OpponentView opponent) {
        return opponent == null ? null : new Opponent(cards(opponent.seasonCards()), card(opponent.card()));
    }

    private static @Nullable Card card(@Nullable CardFace face) {
        return face == null ? null : face.card();
    }

    private static List<Card> cards(List<CardFace> faces) {
        return faces.stream().map(CardFace::card).toList();
    }

    private static List<Card> unseen(PlanetState known) {
        var cards = new ArrayList<>(Card.ALL);
        cards.removeAll(known.discard());
        cards.removeAll(known.draft().display());
        known.players().forEach(player -> cards.removeAll(player.seasonCards()));
        if (known.opponent() != null) {
            cards.removeAll(Objects.requireNonNull(known.opponent()).seasonCards());
        }
        known.zone().piles().values().forEach(pile -> pile.forEach(lying -> cards.remove(lying.card())));
        return cards;
    }
}
