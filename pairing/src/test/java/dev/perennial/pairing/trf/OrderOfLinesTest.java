package dev.perennial.pairing.trf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Board;
import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.RoundPairing.Paired;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recorded tournaments under other numbers, with their lines in the old order: the same people meet. */
class OrderOfLinesTest {
    static Stream<RecordedRounds> tournaments() {
        return RecordedRounds.in("public").filter(recorded -> recorded.name().matches("(std-0[0-4]|xxp|baku|pts).*"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tournaments")
    void theSamePeopleMeetUnderOtherNumbers(RecordedRounds recorded) {
        var tournament = recorded.before(recorded.expected().getLast());
        var numbers = otherNumbers(tournament);
        var renumbered = renumbered(tournament, numbers);
        String text = TrfWriter.write(TrfFile.of("x", renumbered), Dialect.TRF16);
        assertThat(text.lines()).anyMatch(line -> line.startsWith("XXC rank"));
        assertThat(DutchPairing.pair(TrfReader.read(text).tournament()))
                .isEqualTo(renumbered(DutchPairing.pair(tournament), numbers));
    }

    private static Map<Integer, Integer> otherNumbers(Tournament tournament) {
        var ids = tournament.players().stream().map(Player::id).toList();
        var shuffled = new ArrayList<>(ids);
        Collections.shuffle(shuffled, new Random(ids.size()));
        Collections.swap(shuffled, shuffled.indexOf(Collections.max(ids)), 0);
        var numbers = new HashMap<Integer, Integer>(Map.of(0, 0));
        for (int i = 0; i < ids.size(); i++) {
            numbers.put(ids.get(i), shuffled.get(i));
        }
        return numbers;
    }

    private static Tournament renumbered(Tournament tournament, Map<Integer, Integer> numbers) {
        return new Tournament(
                tournament.plannedRounds(),
                tournament.points(),
                tournament.initialColour(),
                tournament.players().stream()
                        .map(player -> new Player(
                                numbers.get(player.id()),
                                player.name(),
                                player.rating(),
                                player.rounds().stream()
                                        .map(entry -> new RoundEntry(
                                                numbers.get(entry.opponent()), entry.colour(), entry.outcome()))
                                        .toList(),
                                player.absence(),
                                player.order()))
                        .toList(),
                tournament.forbidden().stream()
                        .map(group -> new ForbiddenGroup(
                                group.players().stream().map(numbers::get).toList(),
                                group.firstRound(),
                                group.lastRound()))
                        .toList(),
                renumbered(tournament.acceleration(), numbers));
    }

    private static Acceleration renumbered(Acceleration acceleration, Map<Integer, Integer> numbers) {
        if (!(acceleration instanceof Acceleration.Table(var rows))) {
            return acceleration;
        }
        var others = new HashMap<Integer, List<Integer>>();
        rows.forEach((player, row) -> others.put(numbers.get(player), row));
        return new Acceleration.Table(others);
    }

    private static RoundPairing renumbered(RoundPairing pairing, Map<Integer, Integer> numbers) {
        if (!(pairing instanceof Paired(int round, List<Board> boards, int bye))) {
            return pairing;
        }
        return new Paired(
                round,
                boards.stream()
                        .map(board -> new Board(numbers.get(board.white()), numbers.get(board.black())))
                        .toList(),
                numbers.get(bye));
    }
}
