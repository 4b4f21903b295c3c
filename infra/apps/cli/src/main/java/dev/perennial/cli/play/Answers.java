package dev.perennial.cli.play;

import dev.perennial.client.LegalMoves;
import dev.perennial.client.LegalMoves.Choice;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Asks the person at the keyboard for a move until there is one. */
final class Answers {
    private static final int SHOWN = 30;
    private static final String HELP =
            "  a number from the list, a move in words as the list shows them, all (the whole list), ? (chance"
                    + " decides), quit";

    private final String game;
    private final BufferedReader in;
    private final PrintStream out;
    private final Random random = new Random();

    Answers(String game, BufferedReader in, PrintStream out) {
        this.game = game;
        this.in = in;
        this.out = out;
    }

    /** Empty means that the player quits or the input has ended. */
    Optional<JsonNode> ask(LegalMoves legal) {
        show(legal, SHOWN);
        while (true) {
            out.print("your move> ");
            out.flush();
            String line = line();
            if (line == null || line.equals("quit")) {
                return Optional.empty();
            }
            switch (line) {
                case "all" -> show(legal, Integer.MAX_VALUE);
                case "", "help" -> out.println(HELP);
                case "?" -> {
                    Choice chosen =
                            legal.moves().get(random.nextInt(legal.moves().size()));
                    out.println("  " + chosen.notation());
                    return Optional.of(chosen.move());
                }
                default -> {
                    Optional<JsonNode> move = read(line, legal.moves());
                    if (move.isPresent()) {
                        return move;
                    }
                    out.println("  That is no move here. Possible:");
                    out.println(HELP);
                }
            }
        }
    }

    private void show(LegalMoves legal, int most) {
        List<Choice> moves = legal.moves();
        for (int i = 0; i < Math.min(most, moves.size()); i++) {
            out.println("  %3d  %s".formatted(i + 1, moves.get(i).notation()));
        }
        if (moves.size() > most) {
            out.println("  ... %d more: all".formatted(moves.size() - most));
        } else if (!legal.complete()) {
            out.println("  ... and more than can be listed: say them in words");
        }
    }

    private Optional<JsonNode> read(String line, List<Choice> moves) {
        if (line.matches("\\d{1,6}")) {
            int number = Integer.parseInt(line);
            return number >= 1 && number <= moves.size()
                    ? Optional.of(moves.get(number - 1).move())
                    : Optional.empty();
        }
        String wanted = line.toLowerCase(Locale.ROOT);
        return moves.stream()
                .filter(choice -> choice.notation().toLowerCase(Locale.ROOT).equals(wanted))
                .map(Choice::move)
                .findFirst()
                .or(() -> Games.byId(game).orElseThrow().parseNotation(line).map(GameJson::write));
    }

    private @Nullable String line() {
        try {
            String line = in.readLine();
            return line == null ? null : line.strip().replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
