package dev.perennial.games.arboretum;

import dev.perennial.games.arboretum.model.ArboretumState;
import dev.perennial.games.arboretum.model.Card;
import dev.perennial.games.arboretum.model.Phase;
import dev.perennial.games.arboretum.model.PlayerArea;
import dev.perennial.games.arboretum.model.Species;
import dev.perennial.games.arboretum.model.Tree;
import dev.perennial.games.arboretum.model.Turn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Positions written as in the vectors: cards {@code O4}, species letters, grids row by row with {@code ..} for empty.
 */
public final class Given {
    private Given() {}

    public static Card card(String code) {
        return Card.ofCode(code);
    }

    public static List<Card> cards(String codes) {
        return codes.isBlank()
                ? List.of()
                : Arrays.stream(codes.strip().split("\\s+")).map(Card::ofCode).toList();
    }

    static List<Species> species(String letters) {
        return letters.chars()
                .filter(Character::isLetter)
                .mapToObj(letter -> Species.ofLetter((char) letter))
                .toList();
    }

    public static List<Tree> grid(String... rows) {
        var trees = new ArrayList<Tree>();
        for (int y = 0; y < rows.length; y++) {
            var row = rows[y].strip().split("\\s+");
            for (int x = 0; x < row.length; x++) {
                if (!row[x].equals("..")) {
                    trees.add(new Tree(Card.ofCode(row[x]), x, y));
                }
            }
        }
        return trees;
    }

    public static PlayerArea area(String hand, List<Tree> trees, String discards) {
        return new PlayerArea(List.of(), trees, cards(discards)).withHand(cards(hand));
    }

    static PlayerArea hand(String hand) {
        return area(hand, List.of(), "");
    }

    /** A table where seat 0 begins its turn. */
    public static ArboretumState table(String deck, PlayerArea... players) {
        return new ArboretumState(
                List.of(Species.values()),
                0,
                new Turn(players.length * 5 + 1, 0, Phase.DRAW, 0),
                cards(deck),
                List.of(players),
                List.of(),
                List.of());
    }

    static ArboretumState inPhase(Phase phase, ArboretumState state) {
        return state.withTurn(new Turn(state.turn().number(), state.turn().seat(), phase, phase == Phase.DRAW ? 0 : 2));
    }
}
