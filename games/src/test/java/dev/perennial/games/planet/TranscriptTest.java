package dev.perennial.games.planet;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.FirstSeat;
import dev.perennial.games.Viewer;
import dev.perennial.games.planet.board.Biome;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.bot.GreedyForester;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games, checked in as text and played again move by move: what a change of the rules changes is seen as a
 * difference. {@code -Dperennial.transcripts=write} rewrites them with greedy bots.
 */
class TranscriptTest {
    private static final Path FOLDER = Path.of("src/test/resources/dev/perennial/games/planet/transcripts");
    private static final Pattern MOVE = Pattern.compile("([0-3]) (.*)");

    private record SeatMove(int seat, String move) {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void gamesAreWhatTheyWere(int seats) throws IOException {
        Path file = FOLDER.resolve(seats + "-seats.txt");
        if ("write".equals(System.getProperty("perennial.transcripts"))) {
            Files.createDirectories(FOLDER);
            Files.write(file, transcript(seats, TranscriptTest::greedyMove));
        }
        var written = Files.readAllLines(file);
        var moves = written.stream()
                .map(MOVE::matcher)
                .filter(line -> line.matches())
                .map(line -> new SeatMove(Integer.parseInt(line.group(1)), line.group(2)))
                .iterator();
        assertThat(transcript(seats, _ -> moves.next())).isEqualTo(written);
        assertThat(moves.hasNext()).isFalse();
    }

    private static List<String> transcript(int seats, Function<PlanetState, SeatMove> players) {
        var table = TestTable.started(seats, FirstSeat.RANDOM, 40 + seats);
        var lines = new ArrayList<>(List.of(display(table.state())));
        while (table.state().phase() != Phase.GAME_OVER) {
            PlanetState before = table.state();
            SeatMove next = players.apply(before);
            table.play(next.seat(), next.move());
            lines.add(next.seat() + " " + next.move());
            if (before.phase() == Phase.ACTION && table.state().phase() != Phase.ACTION) {
                lines.add(zone(table.state()));
                lines.add(scores(table.state()));
                lines.add(display(table.state()));
            }
        }
        table.state()
                .players()
                .forEach(player -> lines.add("planet " + player.planet().code()));
        lines.add("places "
                + join(TestTable.GAME.result(table.state()).orElseThrow().seats(), seat -> "" + seat.place()));
        return lines;
    }

    private static SeatMove greedyMove(PlanetState state) {
        int seat = TestTable.GAME.awaited(state).iterator().next();
        var view = TestTable.GAME.view(state, new Viewer.Seat(seat));
        var move = new GreedyForester()
                .choose(view, seat, () -> TestTable.GAME.legalMoves(state, seat), TestTable.chance(0));
        return new SeatMove(seat, TestTable.GAME.notation(move));
    }

    private static String display(PlanetState state) {
        return "display " + join(state.draft().display(), Card::code);
    }

    private static String zone(PlanetState state) {
        return "fertility "
                + join(List.of(Biome.values()), biome -> "" + state.zone().fertility(biome));
    }

    private static String scores(PlanetState state) {
        return "scores " + join(state.players(), player -> "" + player.scores().total());
    }

    private static <T> String join(List<T> items, Function<T, String> text) {
        return items.stream().map(text).collect(Collectors.joining(" "));
    }
}
