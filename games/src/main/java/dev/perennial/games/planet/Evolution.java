package dev.perennial.games.planet;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.Supply;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.CardDisplay;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.Outcome;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetEvent.AbilityImproved;
import dev.perennial.games.planet.model.PlanetEvent.AbilityUsed;
import dev.perennial.games.planet.model.PlanetEvent.ActionTaken;
import dev.perennial.games.planet.model.PlanetEvent.BudsCounted;
import dev.perennial.games.planet.model.PlanetEvent.BushPlanted;
import dev.perennial.games.planet.model.PlanetEvent.CardPicked;
import dev.perennial.games.planet.model.PlanetEvent.CardRevealed;
import dev.perennial.games.planet.model.PlanetEvent.DeckReshuffled;
import dev.perennial.games.planet.model.PlanetEvent.DeckShuffled;
import dev.perennial.games.planet.model.PlanetEvent.DisplayLaid;
import dev.perennial.games.planet.model.PlanetEvent.DroughtStruck;
import dev.perennial.games.planet.model.PlanetEvent.FertilityScored;
import dev.perennial.games.planet.model.PlanetEvent.ForestScored;
import dev.perennial.games.planet.model.PlanetEvent.GameScored;
import dev.perennial.games.planet.model.PlanetEvent.GameStarted;
import dev.perennial.games.planet.model.PlanetEvent.LakePlaced;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverDiscarded;
import dev.perennial.games.planet.model.PlanetEvent.LeftoverPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerPlaced;
import dev.perennial.games.planet.model.PlanetEvent.MarkerReturned;
import dev.perennial.games.planet.model.PlanetEvent.MarkerTaken;
import dev.perennial.games.planet.model.PlanetEvent.OpponentPicked;
import dev.perennial.games.planet.model.PlanetEvent.QuotasSet;
import dev.perennial.games.planet.model.PlanetEvent.RoundEnded;
import dev.perennial.games.planet.model.PlanetEvent.SeasonChanged;
import dev.perennial.games.planet.model.PlanetEvent.SproutPlanted;
import dev.perennial.games.planet.model.PlanetEvent.SunScored;
import dev.perennial.games.planet.model.PlanetEvent.TreeGrown;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Scores;
import dev.perennial.games.planet.model.Turn;
import java.util.EnumMap;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Copies what events say into the state. */
final class Evolution {
    private Evolution() {}

    static PlanetState evolve(@Nullable PlanetState state, PlanetEvent event) {
        if (event instanceof GameStarted started) {
            return begin(started);
        }
        if (state == null) {
            throw new IllegalArgumentException("a game begins with GameStarted");
        }
        return switch (event) {
            case GameStarted ignored -> throw new IllegalArgumentException("the game has already begun");
            case DeckShuffled e -> state.withDeck(e.order());
            case CardRevealed e -> reveal(state, e);
            case DeckReshuffled e ->
                state.withDeck(Lists.concat(state.deck(), e.order())).withDiscard(List.of());
            case DisplayLaid e -> layDisplay(state, e);
            case CardPicked e ->
                state.withDraft(state.draft().without(e.card()))
                        .withPlayer(e.seat(), player -> player.withPicked(e.card()));
            case OpponentPicked e ->
                state.withDraft(state.draft().without(e.card()))
                        .withOpponent(opponent -> opponent.withPicked(e.card()));
            case MarkerPlaced e -> state.withDraft(state.draft().withMarkerOn(e.card()));
            case MarkerTaken e -> state.withDraft(state.draft().withMarkerAt(e.seat()));
            case MarkerReturned e -> state.withDraft(state.draft().withMarkerAt(e.seat()));
            case LeftoverPlaced e ->
                state.withZone(state.zone().add(e.biome(), e.card()))
                        .withDraft(state.draft().cleared());
            case LeftoverDiscarded e ->
                state.withDiscard(Lists.concat(state.discard(), List.of(e.card())))
                        .withDraft(state.draft().cleared());
            case DroughtStruck e -> dry(state, e);
            case QuotasSet e -> openActions(state, e);
            case ActionTaken e -> withTurn(state, e.seat(), Turn::afterAction);
            case AbilityUsed e -> withTurn(state, e.seat(), Turn::afterAbility);
            case AbilityImproved e -> state.withPlayer(e.seat(), player -> player.withLevel(e.ability(), e.level()));
            case SproutPlanted e -> withPiece(state, e.seat(), e.cell(), Piece.SPROUT);
            case TreeGrown e -> withPiece(state, e.seat(), e.cell(), e.piece());
            case BushPlanted e ->
                withPiece(state, e.seat(), e.cell(), Piece.BUSH)
                        .withSupply(new Supply(e.left(), state.supply().lakes()));
            case LakePlaced e ->
                withPiece(state, e.seat(), e.cell(), Piece.LAKE)
                        .withSupply(new Supply(state.supply().bushes(), e.left()));
            case BudsCounted e -> withScores(state, e.seat(), scores -> scores.withBuds(e.points(), e.score()));
            case TurnFinished e -> withTurn(state, e.seat(), Turn::finished);
            case RoundEnded ignored -> state;
            case SunScored e -> withScores(state, e.seat(), scores -> scores.withSun(e.points(), e.score()));
            case ForestScored e -> withScores(state, e.seat(), scores -> scores.withForest(e.points(), e.score()));
            case SeasonChanged e -> changeSeason(state, e);
            case FertilityScored e -> harvest(state, e);
            case GameScored e -> state.withPhase(Phase.GAME_OVER).withOutcome(new Outcome(e.standings(), e.title()));
        };
    }

    private static PlanetState begin(GameStarted started) {
        return new PlanetState(
                new Calendar(started.sunStart(), Season.SPRING, 1),
                Phase.DRAFT,
                new CardDisplay(started.startSeat(), started.startSeat(), 0, List.of(), null),
                List.of(),
                List.of(),
                Zone.EMPTY,
                PlanetTables.SUPPLY,
                started.startPoints().stream().map(Player::startingWith).toList(),
                started.players() == 1 ? new Opponent(List.of(), null) : null,
                null);
    }

    /** Other cards go under the deck, which is shuffled before the next draw. */
    private static PlanetState reveal(PlanetState state, CardRevealed e) {
        var rest = state.deck().subList(1, state.deck().size());
        return e.stays()
                ? state.withDeck(rest)
                        .withZone(state.zone().add(e.card().kind().biome().orElseThrow(), e.card()))
                : state.withDeck(Lists.concat(rest, List.of(e.card())));
    }

    /** Cards and quotas of the last round are cleared here (planet spec 14.1). */
    private static PlanetState layDisplay(PlanetState state, DisplayLaid e) {
        return state.withCalendar(new Calendar(state.calendar().sunStart(), e.season(), e.round()))
                .withPhase(Phase.DRAFT)
                .withDraft(new CardDisplay(e.startSeat(), e.startSeat(), 0, e.cards(), null))
                .withDeck(state.deck().subList(e.cards().size(), state.deck().size()))
                .withPlayers(player -> player.withTurn(turn -> Turn.FRESH))
                .withOpponent(Opponent::withoutCard);
    }

    private static PlanetState dry(PlanetState state, DroughtStruck e) {
        Zone zone = e.turnedDown() == null ? state.zone() : state.zone().turnDown(e.biome(), e.turnedDown());
        return state.withZone(zone.add(e.biome(), e.card()))
                .withDraft(state.draft().cleared());
    }

    private static PlanetState openActions(PlanetState state, QuotasSet e) {
        PlanetState open = state.withPhase(Phase.ACTION);
        for (int seat = 0; seat < e.quotas().size(); seat++) {
            int quota = e.quotas().get(seat);
            open = withTurn(open, seat, turn -> turn.withQuota(quota));
        }
        return open;
    }

    private static PlanetState changeSeason(PlanetState state, SeasonChanged e) {
        return state.withCalendar(new Calendar(state.calendar().sunStart(), e.season(), 1))
                .withDiscard(Lists.concat(state.discard(), e.discarded()))
                .withPlayers(Player::withoutSeasonCards)
                .withOpponent(Opponent::withoutSeasonCards);
    }

    private static PlanetState harvest(PlanetState state, FertilityScored e) {
        var points = new EnumMap<Biome, Integer>(Biome.class);
        e.harvests().forEach(harvest -> points.put(harvest.biome(), harvest.points()));
        return withScores(state, e.seat(), scores -> scores.withFertility(points, e.score()));
    }

    private static PlanetState withPiece(PlanetState state, int seat, Cell cell, Piece piece) {
        return state.withPlayer(seat, player -> player.withPiece(cell, piece));
    }

    private static PlanetState withTurn(PlanetState state, int seat, UnaryOperator<Turn> change) {
        return state.withPlayer(seat, player -> player.withTurn(change));
    }

    private static PlanetState withScores(PlanetState state, int seat, UnaryOperator<Scores> change) {
        return state.withPlayer(seat, player -> player.withScores(change));
    }
}
