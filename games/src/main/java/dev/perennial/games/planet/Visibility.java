package dev.perennial.games.planet;

import dev.perennial.games.Viewer;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.CardDisplay;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.PlanetView;
import dev.perennial.games.planet.model.PlanetView.CardFace;
import dev.perennial.games.planet.model.PlanetView.DraftView;
import dev.perennial.games.planet.model.PlanetView.OpponentView;
import dev.perennial.games.planet.model.PlanetView.Pile;
import dev.perennial.games.planet.model.PlanetView.PileCard;
import dev.perennial.games.planet.model.PlanetView.Tables;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Decides what each viewer sees: only the order of the deck is secret, and no one at the table may know it (planet spec
 * 3).
 */
final class Visibility {
    private static final Tables TABLES = tables();

    private Visibility() {}

    static PlanetView view(PlanetState state, Viewer viewer) {
        boolean open = viewer instanceof Viewer.Open || state.phase() == Phase.GAME_OVER;
        return new PlanetView(
                state.calendar(),
                state.calendar().sun(),
                state.phase(),
                draft(state),
                state.deck().size(),
                open ? state.deck() : null,
                faces(state.discard()),
                zone(state.zone()),
                state.supply(),
                IntStream.range(0, state.players().size())
                        .mapToObj(seat -> PlayerViews.of(state, seat))
                        .toList(),
                opponent(state.opponent()),
                state.outcome(),
                TABLES);
    }

    /** Every event type is named here, so that a new one cannot slip through unjudged. */
    static PlanetEvent redact(PlanetEvent event, Viewer viewer) {
        if (viewer instanceof Viewer.Open) {
            return event;
        }
        return switch (event) {
            case DeckShuffled e -> new DeckShuffled(e.count(), List.of());
            case DeckReshuffled e -> new DeckReshuffled(e.count(), List.of());
            case PlanetEvent.GameStarted e -> e;
            case PlanetEvent.CardRevealed e -> e;
            case PlanetEvent.DisplayLaid e -> e;
            case PlanetEvent.CardPicked e -> e;
            case PlanetEvent.OpponentPicked e -> e;
            case PlanetEvent.MarkerPlaced e -> e;
            case PlanetEvent.MarkerTaken e -> e;
            case PlanetEvent.MarkerReturned e -> e;
            case PlanetEvent.LeftoverPlaced e -> e;
            case PlanetEvent.LeftoverDiscarded e -> e;
            case PlanetEvent.DroughtStruck e -> e;
            case PlanetEvent.QuotasSet e -> e;
            case PlanetEvent.ActionTaken e -> e;
            case PlanetEvent.AbilityUsed e -> e;
            case PlanetEvent.AbilityImproved e -> e;
            case PlanetEvent.SproutPlanted e -> e;
            case PlanetEvent.TreeGrown e -> e;
            case PlanetEvent.BushPlanted e -> e;
            case PlanetEvent.LakePlaced e -> e;
            case PlanetEvent.BudsCounted e -> e;
            case PlanetEvent.TurnFinished e -> e;
            case PlanetEvent.RoundEnded e -> e;
            case PlanetEvent.SunScored e -> e;
            case PlanetEvent.ForestScored e -> e;
            case PlanetEvent.SeasonChanged e -> e;
            case PlanetEvent.FertilityScored e -> e;
            case PlanetEvent.GameScored e -> e;
        };
    }

    static CardFace face(Card card) {
        return new CardFace(card, card.kind(), card.ability(), card.fertility(), card.isDrought());
    }

    static @Nullable CardFace faceOrNone(@Nullable Card card) {
        return card == null ? null : face(card);
    }

    static List<CardFace> faces(List<Card> cards) {
        return cards.stream().map(Visibility::face).toList();
    }

    private static DraftView draft(PlanetState state) {
        CardDisplay draft = state.draft();
        return new DraftView(
                draft.startSeat(),
                draft.nextStartSeat(),
                state.drafter().orElse(null),
                faces(draft.display()),
                draft.marked());
    }

    private static Map<Biome, Pile> zone(Zone zone) {
        var piles = new EnumMap<Biome, Pile>(Biome.class);
        for (Biome biome : Biome.values()) {
            var cards = zone.pile(biome).stream()
                    .map(lying -> new PileCard(face(lying.card()), lying.faceUp()))
                    .toList();
            piles.put(biome, new Pile(cards, zone.fertility(biome)));
        }
        return Biome.ordered(piles);
    }

    private static @Nullable OpponentView opponent(@Nullable Opponent opponent) {
        return opponent == null
                ? null
                : new OpponentView(Opponent.SEAT, faces(opponent.seasonCards()), faceOrNone(opponent.card()));
    }

    private static Tables tables() {
        var letters = new TreeMap<String, Biome>();
        PlanetTables.BIOME_LETTERS.forEach((letter, biome) -> letters.put(String.valueOf(letter), biome));
        return new Tables(
                PlanetTables.MAP,
                letters,
                new EnumMap<>(PlanetTables.TRACKS),
                Arrays.stream(Season.values()).map(Season::rounds).toList(),
                PlanetTables.SUN_ORDER);
    }
}
