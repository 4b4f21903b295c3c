package dev.perennial.games.planet;

import dev.perennial.games.planet.board.Ability;
import dev.perennial.games.planet.board.Calendar;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.board.Piece;
import dev.perennial.games.planet.board.Planet;
import dev.perennial.games.planet.board.PlanetTables;
import dev.perennial.games.planet.board.Season;
import dev.perennial.games.planet.board.SunSide;
import dev.perennial.games.planet.board.Zone;
import dev.perennial.games.planet.model.CardDisplay;
import dev.perennial.games.planet.model.Opponent;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Player;
import dev.perennial.games.planet.model.Scores;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Positions made by hand, written as in the worked vectors. */
public final class Positions {
    private Positions() {}

    public static Card card(String code) {
        return Card.ofCode(code);
    }

    static List<Card> cards(String codes) {
        return words(codes).stream().map(Card::ofCode).toList();
    }

    public static Cell cell(String code) {
        return Cell.ofCode(code);
    }

    public static List<Cell> cells(String codes) {
        return words(codes).stream().map(Cell::ofCode).toList();
    }

    /** Pieces such as {@code b5=s c5=t}; all other cells are empty. */
    public static Planet planet(String pieces) {
        Planet planet = Planet.EMPTY_PLANET;
        for (String piece : words(pieces)) {
            planet = planet.with(
                    cell(piece.substring(0, 2)), Piece.ofSymbol(piece.charAt(3)).orElseThrow());
        }
        return planet;
    }

    /** Rows such as {@code 5  . t T . s . . .}; rows left out are empty. */
    public static Planet picture(String picture) {
        var rows = new ArrayList<>(Arrays.asList(Planet.EMPTY_PLANET.code().split("/")));
        picture.lines()
                .filter(line -> line.strip().matches("[1-8] .*"))
                .forEach(line -> rows.set(
                        line.strip().charAt(0) - '1', line.strip().substring(1).replace(" ", "")));
        return Planet.ofCode(String.join("/", rows));
    }

    /** A round about to be drafted; the deck holds every card that is not in the display. */
    public static PlanetState draft(int seats, int startSeat, String display) {
        var row = cards(display);
        var players = new ArrayList<Player>();
        for (int seat = 0; seat < seats; seat++) {
            players.add(Player.startingWith(0));
        }
        return new PlanetState(
                new Calendar(SunSide.N, Season.SPRING, 1),
                Phase.DRAFT,
                new CardDisplay(startSeat, startSeat, 0, row, null),
                Card.ALL.stream().filter(card -> !row.contains(card)).toList(),
                List.of(),
                Zone.EMPTY,
                PlanetTables.SUPPLY,
                players,
                seats == 1 ? new Opponent(List.of(), null) : null,
                null);
    }

    /** Everybody has a card and may act; seat 0 has the first one. */
    static PlanetState action(String... cardsInSeatOrder) {
        PlanetState state = draft(cardsInSeatOrder.length, 0, "").withPhase(Phase.ACTION);
        for (int seat = 0; seat < cardsInSeatOrder.length; seat++) {
            Card card = card(cardsInSeatOrder[seat]);
            state = state.withPlayer(seat, player -> player.withPicked(card));
        }
        return withQuotas(state);
    }

    /** Seat 0 holds this card on this planet; seat 1 is still to act, so that the round goes on. */
    public static PlanetState turn(String card, Planet planet) {
        return withPlanet(action(card, "WILD-BUD"), 0, planet);
    }

    public static PlanetState withPlanet(PlanetState state, int seat, Planet planet) {
        return state.withPlayer(
                seat,
                player -> new Player(planet, player.levels(), player.scores(), player.seasonCards(), player.turn()));
    }

    /** Quotas follow from the levels, so they are set again. */
    static PlanetState withLevel(PlanetState state, int seat, Ability ability, int level) {
        return withQuotas(state.withPlayer(seat, player -> player.withLevel(ability, level)));
    }

    static PlanetState withQuotas(PlanetState state) {
        return Evolution.evolve(state, new PlanetEvent.QuotasSet(Quotas.of(state)));
    }

    /** Face-up piles, the last card added last. */
    public static Zone zone(String cards) {
        Zone zone = Zone.EMPTY;
        for (Card card : cards(cards)) {
            zone = zone.add(card.kind().biome().orElseThrow(), card);
        }
        return zone;
    }

    static PlanetState withScores(PlanetState state, int... totals) {
        PlanetState scored = state;
        for (int seat = 0; seat < totals.length; seat++) {
            int total = totals[seat];
            scored = scored.withPlayer(
                    seat,
                    player -> player.withScores(scores -> new Scores(total, total, 0, List.of(), List.of(), Map.of())));
        }
        return scored;
    }

    /** The state in another season and round. */
    public static PlanetState at(PlanetState state, Season season, int round) {
        return state.withCalendar(new Calendar(state.calendar().sunStart(), season, round));
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }
}
