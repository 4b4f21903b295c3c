package dev.perennial.games.planet.model;

import dev.perennial.games.GameView;
import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Harvest;
import dev.perennial.games.planet.board.Kind;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Supply;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position as it may be shown. All viewers see the same; only the order of the deck waits for the end of the game.
 *
 * @param sun the side the sun stands on this season
 * @param deck null while the game runs
 */
public record PlanetView(
        Calendar calendar,
        SunSide sun,
        Phase phase,
        DraftView draft,
        int deckCount,
        @Nullable List<Card> deck,
        List<CardFace> discard,
        Map<Biome, Pile> zone,
        Supply supply,
        List<PlayerView> players,
        @Nullable OpponentView opponent,
        @Nullable Outcome outcome,
        Tables tables)
        implements GameView {

    /** A card with what is printed on it. */
    public record CardFace(Card card, Kind kind, Ability ability, int fertility, boolean drought) {}

    /** The row of cards; {@code onTurn} is the seat that takes one now. */
    public record DraftView(
            int startSeat,
            int nextStartSeat,
            @Nullable Integer onTurn,
            List<CardFace> display,
            @Nullable Card marked) {}

    public record PileCard(CardFace face, boolean faceUp) {}

    public record Pile(List<PileCard> cards, int fertility) {}

    /** The automatic opponent of a solo game. */
    public record OpponentView(
            int seat, List<CardFace> seasonCards, @Nullable CardFace card) {}

    public record PlayerView(
            int seat,
            Planet planet,
            Map<Ability, Integer> levels,
            Scores scores,
            List<CardFace> seasonCards,
            @Nullable CardFace card,
            boolean actionDone,
            boolean abilityUsed,
            boolean turnDone,
            int quota,
            boolean awaited,
            Outlook outlook,
            @Nullable Reach reach) {}

    /** The score of the planet if it were scored now. */
    public record Outlook(
            List<Cell> lit,
            int sunPoints,
            List<Cell> forest,
            int forestPoints,
            List<Harvest> harvests,
            int harvestPoints) {}

    /**
     * The possible targets in the rest of this turn. Lists are empty for actions already done.
     *
     * @param plant cells actions A and C may plant on; {@code plantAnywhere} for D
     * @param ability cells the ability may be used on; {@code abilityMost} is how many of them
     */
    public record Reach(
            List<Cell> plant,
            List<Cell> grow,
            List<Cell> plantAnywhere,
            List<Cell> growAnywhere,
            List<Cell> ability,
            int abilityMost,
            int abilityValue,
            int growthPerLake) {}

    /** The printed tables of the boards, so that a screen need not know them. */
    public record Tables(
            List<String> map,
            Map<String, Biome> biomeLetters,
            Map<Ability, List<Integer>> tracks,
            List<Integer> roundsPerSeason,
            List<SunSide> sunOrder) {}
}
