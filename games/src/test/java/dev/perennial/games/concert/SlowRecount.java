package dev.perennial.games.concert;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.concert.model.InfluenceCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Keeps the table a second time from nothing but cards laid, and judges it by brute force: every colour and every pair
 * of players after every card. Shares no code with the rules.
 */
final class SlowRecount {
    private static final Map<Integer, Integer> NEXT = Map.of(5, 6, 6, 7, 7, 8, 8, 10, 10, 12, 12, 5);
    private static final String RING = "OBGLYN";

    final Map<String, Integer> holders = new HashMap<>();
    final Map<String, Integer> values = new HashMap<>();
    private final List<String[]> rows = new ArrayList<>();

    SlowRecount(List<List<InfluenceCard>> opening) {
        opening.forEach(row -> rows.add(row.stream().map(InfluenceCard::code).toArray(String[]::new)));
        RING.chars().forEach(letter -> values.put(Character.toString(letter), 5));
        assertThat(moves()).allMatch(move -> move.endsWith("@5"));
    }

    /** Lays a card and says which discs move, such as {@code B:1@6}, in no particular order. */
    List<String> lay(InfluenceCard card, int seat, int slot) {
        rows.get(seat)[slot] = card.code();
        return moves();
    }

    int concert(int seat, char hit, boolean gala) {
        int sum = 0;
        for (var held : holders.entrySet()) {
            if (held.getValue() == seat) {
                int value = values.get(held.getKey());
                sum += held.getKey().charAt(0) == hit ? value + value : value;
            }
        }
        return gala ? sum + sum : sum;
    }

    static char turned(char hit, int direction) {
        return RING.charAt((RING.indexOf(hit) + 6 + direction) % 6);
    }

    private List<String> moves() {
        var moves = new ArrayList<String>();
        for (String colour : RING.split("")) {
            for (int seat = 0; seat < rows.size(); seat++) {
                if (beatsAll(seat, colour) && !Integer.valueOf(seat).equals(holders.get(colour))) {
                    if (holders.put(colour, seat) != null) {
                        values.merge(colour, 0, (value, _) -> NEXT.get(value));
                    }
                    moves.add(colour + ":" + seat + "@" + values.get(colour));
                    break;
                }
            }
        }
        return moves;
    }

    private boolean beatsAll(int seat, String colour) {
        for (int other = 0; other < rows.size(); other++) {
            if (other != seat && !beats(rows.get(seat), rows.get(other), colour)) {
                return false;
            }
        }
        return sum(rows.get(seat), colour) > 0;
    }

    private static boolean beats(String[] row, String[] other, String colour) {
        int difference = sum(row, colour) - sum(other, colour);
        return difference > 0 || (difference == 0 && best(row, colour) > best(other, colour));
    }

    private static int sum(String[] row, String colour) {
        int sum = 0;
        for (String card : row) {
            sum += card.startsWith(colour) ? Integer.parseInt(card.substring(1)) : 0;
        }
        return sum;
    }

    private static int best(String[] row, String colour) {
        int best = 0;
        for (String card : row) {
            best = card.startsWith(colour) ? Math.max(best, Integer.parseInt(card.substring(1))) : best;
        }
        return best;
    }
}
