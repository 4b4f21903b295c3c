package dev.perennial.standalone.browser.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which controls of a board a player presses, one after the other, to make a move that is given in notation. */
final class LessonClicks {
    private static final Pattern CELL = Pattern.compile("\\b[a-h][1-8]\\b");

    private LessonClicks() {}

    /** By their data-key. */
    static List<String> of(String game, String move) {
        String[] words = move.split(" ");
        return switch (game) {
            case "arboretum" -> arboretum(words);
            case "evergreen-concert" -> concert(words);
            case "s-evolution" -> evolution(words);
            default -> planet(move);
        };
    }

    private static List<String> arboretum(String[] words) {
        return switch (words[0]) {
            case "draw" -> List.of(words.length == 2 ? "deck" : "pile-" + words[2]);
            case "plant" -> List.of("hand-" + words[1], "cell-" + words[2], "confirm");
            default -> List.of("hand-" + words[1], "discard");
        };
    }

    private static List<String> concert(String[] words) {
        return switch (words[0]) {
            case "open" ->
                Stream.concat(Arrays.stream(words).skip(1).map(card -> "hand-" + card), Stream.of("open"))
                        .toList();
            case "play" -> List.of("hand-" + words[1], "stack-" + words[2].replace('.', '-'), "lay");
            case "hit" -> List.of("turn-" + Integer.parseInt(words[1]));
            default -> List.of("bill", "concert-" + words[0].equals("gala"));
        };
    }

    private static List<String> evolution(String[] words) {
        return switch (words[0]) {
            case "blind", "play" -> List.of("hand-" + words[1]);
            case "take", "discover" -> List.of("trick-" + words[1]);
            case "trump" -> List.of("trump-" + words[1]);
            case "jokers" -> List.of("jokers-" + words[1], "jokers-confirm");
            case "commerce" -> {
                String[] exchange = words[1].split(">");
                yield List.of("give-" + exchange[0], "into-" + exchange[1], "trade");
            }
            case "buy" -> List.of("buy-" + words[1], "deed");
            case "place" -> List.of("site-" + words[1] + "-" + words[2], "deed");
            default -> List.of(words[0], "deed");
        };
    }

    private static List<String> planet(String move) {
        if (move.startsWith("pick ")) {
            return List.of("pick-" + move.substring("pick ".length()), "take");
        }
        var clicks = new ArrayList<>(CELL.matcher(move)
                .results()
                .map(MatchResult::group)
                .map(cell -> "cell-" + cell)
                .toList());
        clicks.add("confirm");
        return clicks;
    }
}
