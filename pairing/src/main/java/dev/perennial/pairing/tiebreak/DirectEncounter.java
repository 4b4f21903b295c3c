package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ranks tied players by the games among them; several games between two are averaged (C.07 article 6). */
final class DirectEncounter {
    private DirectEncounter() {}

    /** By player id; the best rank is 1. */
    static Map<Integer, Integer> ranks(ScoreSheet sheet, List<Player> tied) {
        return HeadToHead.ranks(
                tied.stream().map(Player::id).toList(),
                (player, opponent) -> average(sheet, player, opponent),
                Fraction.ofTenths(sheet.pointSystem().loss()),
                Fraction.ofTenths(sheet.pointSystem().win()));
    }

    static Optional<Fraction> average(ScoreSheet sheet, int player, int opponent) {
        var games = sheet.player(player).rounds().stream()
                .filter(entry -> entry.opponent() == opponent && sheet.counts(entry))
                .toList();
        return games.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Fraction.ofTenths(games.stream().mapToInt(sheet::points).sum())
                                .dividedBy(games.size()));
    }
}
