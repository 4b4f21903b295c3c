package dev.perennial.cli.pair;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Board;
import dev.perennial.pairing.Colour;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.PointSystem;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Plays a tournament with random results; percentages say how often something happens. */
public final class RandomTournament {
    private static final int BEST_RATING = 2700;
    private static final int RATING_RANGE = 1500;

    private static final List<PointSystem> POINTS =
            List.of(PointSystem.STANDARD, PointSystem.STANDARD, new PointSystem(30, 10, 0, 0, 0, 30));

    private final Chance chance;
    private final int draws;
    private final int forfeits;
    private final int byes;

    RandomTournament(String seed, int draws, int forfeits, int byes) {
        chance = Chance.of(GameSeed.ofHex(HexFormat.of().formatHex(("seed " + seed).getBytes(StandardCharsets.UTF_8))));
        this.draws = draws;
        this.forfeits = forfeits;
        this.byes = byes;
    }

    /** With the usual shares of draws, forfeits and byes. */
    public static Tournament usual(String seed, int players, int rounds) {
        return new RandomTournament(
                        seed, GenerateOptions.DRAWS, GenerateOptions.FORFEITS, GenerateOptions.REQUESTED_BYES)
                .play(players, rounds);
    }

    /** A number between two others, both included. */
    int between(int least, int most) {
        return least == most ? least : least + chance.below(most - least + 1);
    }

    /** Stops early when a round has no valid pairing. */
    Tournament play(int players, int rounds) {
        return play(start(players, rounds, PointSystem.STANDARD, List.of(), Acceleration.NONE));
    }

    /** With odd points, acceleration and players kept apart, each now and then. */
    Tournament playMixed(int players, int rounds) {
        var points = POINTS.get(chance.below(POINTS.size()));
        boolean accelerated = points.win() == 2 * points.draw() && chance.below(4) == 0;
        var apart = IntStream.range(0, players < 8 ? 0 : chance.below(4))
                .mapToObj(_ ->
                        ForbiddenGroup.always(List.of(between(1, players / 2), between(players / 2 + 1, players))))
                .toList();
        return play(start(players, rounds, points, apart, accelerated ? new Acceleration.Baku(0) : Acceleration.NONE));
    }

    private Tournament start(
            int players, int rounds, PointSystem points, List<ForbiddenGroup> apart, Acceleration acceleration) {
        var colour = chance.below(2) == 0 ? Colour.WHITE : Colour.BLACK;
        var list = IntStream.rangeClosed(1, players)
                .mapToObj(id -> new Player(id, "Player " + id, rating(id, players), List.of(), null))
                .toList();
        return new Tournament(rounds, points, colour, list, apart, acceleration);
    }

    private Tournament play(Tournament start) {
        var tournament = start;
        int rounds = start.plannedRounds();
        for (int round = 1; round <= rounds; round++) {
            var announced = announceByes(tournament);
            if (!(DutchPairing.pair(announced) instanceof RoundPairing.Paired pairing)) {
                return tournament;
            }
            tournament = withResults(announced, pairing);
        }
        return tournament;
    }

    private static int rating(int id, int players) {
        return BEST_RATING - RATING_RANGE * (id - 1) / players;
    }

    private Tournament announceByes(Tournament tournament) {
        return with(
                tournament,
                tournament.players().stream()
                        .map(player -> player.withAbsence(happens(byes) ? bye() : null))
                        .toList());
    }

    private Outcome bye() {
        return chance.below(2) == 0 ? Outcome.HALF_BYE : Outcome.ZERO_BYE;
    }

    private Tournament withResults(Tournament tournament, RoundPairing.Paired pairing) {
        Map<Integer, RoundEntry> entries = new HashMap<>();
        Map<Integer, Integer> ratings = new HashMap<>();
        tournament.players().forEach(player -> ratings.put(player.id(), player.rating()));
        for (var board : pairing.boards()) {
            int difference = ratings.getOrDefault(board.white(), 0) - ratings.getOrDefault(board.black(), 0);
            var white = result(difference);
            entries.put(board.white(), new RoundEntry(board.black(), Colour.WHITE, white));
            entries.put(board.black(), blackEntry(board, white));
        }
        entries.put(pairing.bye(), RoundEntry.bye(Outcome.PAIRING_BYE));
        return with(
                tournament,
                tournament.players().stream()
                        .map(player -> played(player, entries))
                        .toList());
    }

    private static RoundEntry blackEntry(Board board, Outcome white) {
        var black = switch (white) {
            case WIN -> Outcome.LOSS;
            case LOSS -> Outcome.WIN;
            case FORFEIT_WIN -> Outcome.FORFEIT_LOSS;
            case FORFEIT_LOSS -> Outcome.FORFEIT_WIN;
            default -> white;
        };
        return new RoundEntry(board.white(), Colour.BLACK, black);
    }

    private static Player played(Player player, Map<Integer, RoundEntry> entries) {
        var absence = player.absence();
        var rounds = new ArrayList<>(player.rounds());
        rounds.add(absence == null ? entries.getOrDefault(player.id(), RoundEntry.ABSENT) : RoundEntry.bye(absence));
        return new Player(player.id(), player.name(), player.rating(), rounds, null);
    }

    /** Better players win more often; even the best lose sometimes. */
    private Outcome result(int difference) {
        if (happens(forfeits)) {
            return chance.below(2) == 0 ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
        }
        if (happens(draws)) {
            return Outcome.DRAW;
        }
        int percent = Math.clamp(50 + difference / 12, 5, 95);
        return happens(percent) ? Outcome.WIN : Outcome.LOSS;
    }

    private boolean happens(int percent) {
        return chance.below(100) < percent;
    }

    private static Tournament with(Tournament tournament, List<Player> players) {
        return new Tournament(
                tournament.plannedRounds(),
                tournament.points(),
                tournament.initialColour(),
                players,
                tournament.forbidden(),
                tournament.acceleration());
    }
}
