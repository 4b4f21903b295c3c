package dev.perennial.games.sevolution;

import static dev.perennial.games.sevolution.TestTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.bots.Bot;
import dev.perennial.games.bots.RandomBot;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.sevolution.bot.GreedyChieftain;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games move by move against the files in {@code transcripts}. Rewritten by running this test with
 * {@code -Dperennial.rewrite=true}; the difference is to be read.
 */
class TranscriptTest {
    private static final Path FOLDER = Path.of("src/test/resources/dev/perennial/games/sevolution");

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 4})
    void gamesGoAsTheyAlwaysWent(int seats) throws IOException {
        var file = FOLDER.resolve("transcript-" + seats + ".txt");
        var transcript = play(seats);
        if (Boolean.getBoolean("perennial.rewrite")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, transcript, StandardCharsets.UTF_8);
        }
        assertThat(transcript).isEqualTo(Files.readString(file));
    }

    private static String play(int seats) {
        var context = new DecisionContext(Instant.EPOCH, chance(seats));
        var dice = chance(100 + seats);
        var lines = new ArrayList<String>();
        var opening = events(GAME.start(new Setup<>(seats, FirstSeat.RANDOM, GAME.defaultOptions()), context));
        lines.add("start" + told(opening));
        var state = GAME.fold(null, opening);
        while (!state.isOver()) {
            var now = state;
            int seat = GAME.awaited(now).iterator().next();
            var view = GAME.view(now, new Viewer.Seat(seat));
            var move = player(seat).choose(view, seat, () -> GAME.legalMoves(now, seat), dice);
            var events = events(GAME.decide(now, seat, move, context));
            lines.add(seat + " " + GAME.notation(move) + told(events));
            state = GAME.fold(now, events);
            if (state.round() > now.round() || state.isOver()) {
                state.players().forEach(player -> lines.add("= " + player.seat() + " " + player.civilisation()));
            }
        }
        state.standings().forEach(standing -> lines.add(standing.toString()));
        return String.join("\n", lines) + "\n";
    }

    /** One thinks, one does not: together they get around. */
    private static Bot<SEvolutionMove> player(int seat) {
        return seat % 2 == 0 ? new GreedyChieftain() : new RandomBot<>();
    }

    private static String told(List<SEvolutionEvent> events) {
        return events.stream()
                .filter(event -> !(event instanceof SEvolutionEvent.TurnPassed))
                .map(event -> " " + event.getClass().getSimpleName())
                .collect(Collectors.joining("", ":", ""));
    }

    private static List<SEvolutionEvent> events(Decision<SEvolutionEvent> decision) {
        return ((Decision.Accepted<SEvolutionEvent>) decision).events();
    }

    private static Chance chance(int seed) {
        return Chance.of(GameSeed.ofHex("%064x".formatted(seed)));
    }
}
