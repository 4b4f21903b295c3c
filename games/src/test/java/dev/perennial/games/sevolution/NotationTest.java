package dev.perennial.games.sevolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.Conversion;
import dev.perennial.games.sevolution.component.Resource;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.SEvolutionMove;
import dev.perennial.games.sevolution.model.SEvolutionMove.*;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private static final Card CARD = Card.ofCode("R-O4a");

    private static final List<SEvolutionMove> MOVES = List.of(
            new NameTrump(Suit.VIOLET),
            new Play(CARD),
            new PlayBlind(-3),
            new TakeDiscovery(Card.ofCode("Y-D6")),
            new TakeCard(CARD),
            new Protect(CARD),
            new ResolveCalamity(CARD, List.of()),
            new ResolveCalamity(CARD, List.of(Resource.FOOD, Resource.SCIENCE)),
            new RemovePop(Site.RESEARCH),
            new Jokers(List.of()),
            new Jokers(List.of(Resource.TOOLS, Resource.FOOD)),
            new Commerce(List.of()),
            new Commerce(List.of(
                    new Conversion(Resource.FOOD, Resource.TOOLS), new Conversion(Resource.TOOLS, Resource.SCIENCE))),
            new BuyPop(3),
            new Evolve(),
            new Place(Site.FARM, 2),
            new Raise(Site.COMMERCE, 3),
            new Move(Site.PRESTIGE, Site.PROTECTION, 1),
            new End());

    @Test
    void everyMoveIsReadBackAsItWasWritten() {
        for (SEvolutionMove move : MOVES) {
            assertThat(Notation.read(Notation.write(move))).contains(move);
            assertThat(Notation.read("  " + Notation.write(move).replace(" ", "   ") + " "))
                    .contains(move);
        }
        assertThat(new HashSet<>(MOVES.stream().<Class<?>>map(Object::getClass).toList()))
                .containsExactlyInAnyOrder(SEvolutionMove.class.getPermittedSubclasses());
    }

    @Test
    void writesWhatAPlayerWouldSay() {
        assertThat(MOVES.stream().map(Notation::write))
                .contains(
                        "trump VIOLET",
                        "blind -3",
                        "resolve R-O4a FOOD SCIENCE",
                        "jokers TOOLS FOOD",
                        "commerce FOOD>TOOLS TOOLS>SCIENCE",
                        "move PRESTIGE PROTECTION 1",
                        "end");
        assertThat(Arrays.stream("trump take evolve".split(" ")).map(Notation::read))
                .filteredOn(move -> move.isPresent())
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance",
                "trump",
                "trump RED",
                "play",
                "play R-G9a",
                "play R-G1a R-G2a",
                "blind two",
                "buy",
                "place FARM",
                "place BARN 1",
                "move FARM FACTORY",
                "resolve",
                "jokers GOLD",
                "commerce FOOD",
                "commerce FOOD>GOLD",
                "evolve now"
            })
    void otherWordsAreNoMoves(String text) {
        assertThat(Notation.read(text)).isEmpty();
    }
}
