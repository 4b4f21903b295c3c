package dev.perennial.standalone.browser.play;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Cards of a game that nobody but their owner could know, found in its open history once it is over. */
final class Secrets {
    /** What is dealt, drawn unseen, shuffled or chosen under the hand, or shown only when the game is over. */
    private static final Set<String> UNSEEN = Set.of(
            "CardsDealt",
            "CardDrawn",
            "HandsDealt",
            "HandsRevealed",
            "OpeningChosen",
            "PileShuffled",
            "CalamitiesReturned",
            "BlindHandShuffled",
            "DeckShuffled",
            "DeckReshuffled");

    /** Known to everyone: a Discovery comes into the hand of each Age, calamities go back before all. */
    private static final Set<String> OPEN = Set.of("discovery", "calamities");

    /** {@code T4}, {@code B13}, {@code R-G3b}, {@code GRAIN-LAKE}: in every game a card exists only once. */
    private static final Pattern CARD = Pattern.compile("[A-Z]\\d{1,2}|[A-Z]+-[A-Z0-9]+[a-z]?");

    private Secrets() {}

    /** A card that was open once is no longer secret. */
    static Set<String> of(JsonNode history) {
        var secrets = new TreeSet<String>();
        events(history).flatMap(Secrets::unseen).flatMap(Secrets::cards).forEach(secrets::add);
        events(history).flatMap(Secrets::open).flatMap(Secrets::cards).forEach(secrets::remove);
        return secrets;
    }

    private static Stream<JsonNode> unseen(JsonNode event) {
        return isUnseen(event)
                ? event.properties().stream()
                        .filter(field -> !OPEN.contains(field.getKey()))
                        .map(Map.Entry::getValue)
                : Stream.empty();
    }

    private static Stream<JsonNode> open(JsonNode event) {
        return isUnseen(event) ? OPEN.stream().map(event::path) : Stream.of(event);
    }

    private static boolean isUnseen(JsonNode event) {
        return UNSEEN.contains(event.get("type").asString());
    }

    private static Stream<JsonNode> events(JsonNode history) {
        return Stream.concat(
                        history.get("opening").valueStream(),
                        history.get("steps")
                                .valueStream()
                                .flatMap(step -> step.get("events").valueStream()))
                .map(each -> each.get("event"));
    }

    private static Stream<String> cards(JsonNode node) {
        return node.isString()
                ? Stream.of(node.asString()).filter(text -> CARD.matcher(text).matches())
                : node.valueStream().flatMap(Secrets::cards);
    }
}
