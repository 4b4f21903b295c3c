package dev.perennial.games.planet;

import dev.perennial.games.planet.board.ActionType;
import dev.perennial.games.planet.board.Card;
import dev.perennial.games.planet.board.Cell;
import dev.perennial.games.planet.model.PlanetMove;
import dev.perennial.games.planet.model.PlanetMove.EndTurn;
import dev.perennial.games.planet.model.PlanetMove.PickCard;
import dev.perennial.games.planet.model.PlanetMove.TakeAction;
import dev.perennial.games.planet.model.PlanetMove.Target;
import dev.perennial.games.planet.model.PlanetMove.UseAbility;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Moves as short texts: {@code pick GRAIN-LAKE}, {@code C plant d2 grow c1}, {@code ability d7(c7,e7)}, {@code end}.
 */
public final class Notation {
    private static final String CELLS = "[a-z][1-9](?:,[a-z][1-9])*";
    private static final Pattern PICK = Pattern.compile("pick (\\S+)");
    private static final Pattern ACTION =
            Pattern.compile("([A-D])(?: plant (" + CELLS + "))?(?: grow (" + CELLS + "))?");
    private static final Pattern TARGET = Pattern.compile("([a-z][1-9])(?:\\((" + CELLS + ")\\))?");
    private static final Pattern ABILITY = Pattern.compile("ability((?: " + TARGET.pattern() + ")*)");
    private static final String END = "end";

    private Notation() {}

    public static String write(PlanetMove move) {
        return switch (move) {
            case PickCard(Card card) -> "pick " + card.code();
            case TakeAction(ActionType action, List<Cell> plant, List<Cell> grow) ->
                action + part(" plant ", plant, "") + part(" grow ", grow, "");
            case UseAbility(List<Target> targets) ->
                "ability"
                        + targets.stream()
                                .map(target -> " " + target.cell().code() + part("(", target.grow(), ")"))
                                .collect(Collectors.joining());
            case EndTurn() -> END;
        };
    }

    static Optional<PlanetMove> read(String text) {
        if (text.equals(END)) {
            return Optional.of(new EndTurn());
        }
        var pick = PICK.matcher(text);
        if (pick.matches()) {
            return Card.ALL.stream()
                    .filter(card -> card.code().equals(pick.group(1)))
                    .<PlanetMove>map(PickCard::new)
                    .findFirst();
        }
        var action = ACTION.matcher(text);
        if (action.matches()) {
            return Optional.of(new TakeAction(
                    ActionType.valueOf(action.group(1)), cells(action.group(2)), cells(action.group(3))));
        }
        var ability = ABILITY.matcher(text);
        return ability.matches() ? Optional.of(new UseAbility(targets(ability.group(1)))) : Optional.empty();
    }

    private static List<Target> targets(String text) {
        return TARGET.matcher(text)
                .results()
                .map(found -> new Target(Cell.ofCode(found.group(1)), cells(found.group(2))))
                .toList();
    }

    private static String part(String before, List<Cell> cells, String after) {
        return cells.isEmpty() ? "" : before + cells.stream().map(Cell::code).collect(Collectors.joining(",")) + after;
    }

    private static List<Cell> cells(@Nullable String text) {
        return text == null
                ? List.of()
                : Arrays.stream(text.split(",", -1)).map(Cell::ofCode).toList();
    }
}
