package dev.perennial.games.sevolution;

import dev.perennial.games.collection.Lists;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One word for the action, then its parts: {@code play R-G3a}, {@code commerce FOOD>TOOLS}, {@code place FARM 2}. */
public final class Notation {
    private Notation() {}

    public static String write(SEvolutionMove move) {
        return switch (move) {
            case NameTrump(Suit suit) -> "trump " + suit;
            case Play(Card card) -> "play " + card;
            case PlayBlind(int position) -> "blind " + position;
            case TakeDiscovery(Card card) -> "discover " + card;
            case TakeCard(Card card) -> "take " + card;
            case Protect(Card card) -> "protect " + card;
            case ResolveCalamity(Card card, var bonus) -> "resolve " + card + words(bonus);
            case RemovePop(Site site) -> "remove " + site;
            case Jokers(var resources) -> "jokers" + words(resources);
            case Commerce(var conversions) ->
                "commerce"
                        + words(conversions.stream()
                                .map(conversion -> conversion.from() + ">" + conversion.to())
                                .toList());
            case BuyPop(int pops) -> "buy " + pops;
            case Evolve() -> "evolve";
            case Place(Site site, int level) -> "place " + site + " " + level;
            case Raise(Site site, int level) -> "raise " + site + " " + level;
            case Move(Site from, Site to, int level) -> "move " + from + " " + to + " " + level;
            case End() -> "end";
        };
    }

    static Optional<SEvolutionMove> read(String text) {
        var words = List.of(text.strip().split("\\s+"));
        try {
            return Optional.ofNullable(read(words.getFirst(), words.subList(1, words.size())));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static @Nullable SEvolutionMove read(String action, List<String> parts) {
        return switch (action + parts.size()) {
            case "trump1" -> new NameTrump(Suit.valueOf(parts.getFirst()));
            case "play1" -> new Play(Card.ofCode(parts.getFirst()));
            case "blind1" -> new PlayBlind(Integer.parseInt(parts.getFirst()));
            case "discover1" -> new TakeDiscovery(Card.ofCode(parts.getFirst()));
            case "take1" -> new TakeCard(Card.ofCode(parts.getFirst()));
            case "protect1" -> new Protect(Card.ofCode(parts.getFirst()));
            case "remove1" -> new RemovePop(Site.valueOf(parts.getFirst()));
            case "buy1" -> new BuyPop(Integer.parseInt(parts.getFirst()));
            case "evolve0" -> new Evolve();
            case "place2" -> new Place(Site.valueOf(parts.getFirst()), Integer.parseInt(parts.get(1)));
            case "raise2" -> new Raise(Site.valueOf(parts.getFirst()), Integer.parseInt(parts.get(1)));
            case "move3" ->
                new Move(Site.valueOf(parts.getFirst()), Site.valueOf(parts.get(1)), Integer.parseInt(parts.get(2)));
            case "end0" -> new End();
            default -> readList(action, parts);
        };
    }

    private static @Nullable SEvolutionMove readList(String action, List<String> parts) {
        return switch (action) {
            case "resolve" ->
                parts.isEmpty()
                        ? null
                        : new ResolveCalamity(Card.ofCode(parts.getFirst()), resources(Lists.tail(parts)));
            case "jokers" -> new Jokers(resources(parts));
            case "commerce" ->
                new Commerce(parts.stream().map(Notation::conversion).toList());
            default -> null;
        };
    }

    private static List<Resource> resources(List<String> words) {
        return words.stream().map(Resource::valueOf).toList();
    }

    private static Conversion conversion(String word) {
        var ends = word.split(">", 2);
        if (ends.length < 2) {
            throw new IllegalArgumentException("no conversion " + word);
        }
        return new Conversion(Resource.valueOf(ends[0]), Resource.valueOf(ends[1]));
    }

    private static String words(List<?> items) {
        return items.stream().map(item -> " " + item).collect(Collectors.joining());
    }
}
