package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.dutch.model.Field;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says why two players may not meet: C1, C3, or a pair that the organiser forbids. */
final class Obstacle {
    private Obstacle() {}

    static Optional<WhyNot> between(Field field, Entrant one, Entrant other) {
        if (one.met().contains(other.id())) {
            return Optional.of(new WhyNot.Met(one.id(), other.id(), lastMeeting(field, one.id(), other.id())));
        }
        int round = field.tournament().nextRound();
        if (field.tournament().forbidden().stream()
                .anyMatch(group -> group.holdsIn(round)
                        && group.players().contains(one.id())
                        && group.players().contains(other.id()))) {
            return Optional.of(new WhyNot.KeptApart(one.id(), other.id()));
        }
        var colour = one.preference().colour();
        if (colour != null && colour == other.preference().colour() && mustHaveIt(one) && mustHaveIt(other)) {
            return Optional.of(new WhyNot.SameColour(one.id(), other.id(), colour));
        }
        return Optional.empty();
    }

    private static boolean mustHaveIt(Entrant entrant) {
        return entrant.preference().absolute() && !entrant.topScorer();
    }

    private static int lastMeeting(Field field, int one, int other) {
        var rounds = field.tournament().players().stream()
                .filter(player -> player.id() == one)
                .map(Player::rounds)
                .findFirst()
                .orElseThrow();
        return IntStream.range(0, rounds.size())
                .filter(i -> rounds.get(i).opponent() == other
                        && rounds.get(i).outcome().played())
                .map(i -> i + 1)
                .max()
                .orElseThrow();
    }
}
