package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All players to be paired in rank order: score, then effective number. Positions count from 0. */
public record Field(Tournament tournament, List<Entrant> entrants) {

    public static Field of(Tournament tournament) {
        var byId = tournament.players().stream().collect(Collectors.toMap(Player::id, Function.identity()));
        var entrants = new ArrayList<Entrant>();
        int number = 0;
        for (var player : tournament.players()) {
            // An absent player who never took part has no number yet: those behind move up.
            if (player.present() || player.tookPart()) {
                number++;
            }
            if (player.present()) {
                entrants.add(entrant(tournament, byId, player, number));
            }
        }
        entrants.sort(Comparator.comparingInt(Entrant::score).reversed().thenComparingInt(Entrant::number));
        return new Field(tournament, List.copyOf(entrants));
    }

    private static Entrant entrant(Tournament tournament, Map<Integer, Player> byId, Player player, int number) {
        int round = tournament.nextRound();
        int score = FloatDirection.scoreBefore(tournament, player, round);
        return new Entrant(
                player.id(),
                number,
                score,
                player.points(tournament.points()),
                ColourHistory.of(player),
                ByeEligibility.isAllowed(player, tournament.points()),
                topScorer(tournament, score),
                FloatDirection.of(tournament, byId, player, round - 1),
                FloatDirection.of(tournament, byId, player, round - 2),
                Entrant.opponentsMet(player));
    }

    /** More than half of the highest possible score, and only when the last round is paired. */
    private static boolean topScorer(Tournament tournament, int score) {
        int done = tournament.roundsDone();
        var points = tournament.points();
        return done >= tournament.plannedRounds() - 1 && score > done * Math.max(points.win(), points.draw()) / 2;
    }

    /** The same players if two of them may not meet. */
    public Field apart(int a, int b) {
        return new Field(tournament.apart(a, b), entrants);
    }

    /** The same players if one of them may not have the bye. */
    public Field withoutByeFor(int id) {
        return new Field(
                tournament,
                entrants.stream()
                        .map(entrant -> entrant.id() == id ? entrant.withoutBye() : entrant)
                        .toList());
    }

    /** The same players if nobody else may have the bye. */
    public Field withByeOnlyFor(int id) {
        return new Field(
                tournament,
                entrants.stream()
                        .map(entrant -> entrant.id() == id ? entrant : entrant.withoutBye())
                        .toList());
    }

    public int size() {
        return entrants.size();
    }

    public Entrant at(int position) {
        return entrants.get(position);
    }

    public boolean odd() {
        return size() % 2 == 1;
    }
}
