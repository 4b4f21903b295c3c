package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.trf.Dialect;
import dev.perennial.pairing.trf.TrfFile;
import dev.perennial.pairing.trf.TrfWriter;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine against all pairings there are, on small fields with arbitrary histories. */
class ExhaustiveComparisonTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void findsWhatTheLiteralReadingOfTheRulesFinds(int players) {
        var histories = new RandomHistories(players);
        int rounds = FULL ? 2000 : players <= 8 ? 120 : 25;
        for (int i = 0; i < rounds; i++) {
            var tournament = histories.next(players, i % (players > 6 ? 7 : 5));
            assertThat(described(DutchPairing.pair(tournament)))
                    .as(() -> text(tournament))
                    .isEqualTo(described(ExhaustiveDutch.pair(tournament)));
        }
    }

    private static Set<Object> described(RoundPairing pairing) {
        return switch (pairing) {
            case RoundPairing.NoValidPairing none -> Set.of("none");
            case RoundPairing.Paired paired -> {
                var all = new HashSet<Object>(paired.boards());
                all.add(paired.bye());
                yield all;
            }
        };
    }

    private static String text(Tournament tournament) {
        return TrfWriter.write(TrfFile.of("case", tournament), Dialect.TRF16);
    }
}
