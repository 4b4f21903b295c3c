package dev.perennial.games.sevolution;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Sets up a position in the notation of the worked vectors: {@code III/3}, {@code (1,2,0)}, {@code FARM 1}. */
final class Scene {
    static final int RED = 0;
    static final int GREEN = 1;
    static final int BLUE = 2;
    static final int YELLOW = 3;

    private static final List<String> AGES = List.of("I", "II", "III", "IV", "V", "VI");

    private SEvolutionState state;

    private Scene(SEvolutionState state) {
        this.state = state;
    }

    /** Nobody has cards; round 3 unless said otherwise. */
    static Scene seats(int seats) {
        return new Scene(
                Evolution.first(new SEvolutionEvent.GameBegan(seats, 0)).withRound(3, 0));
    }

    static List<Card> cards(String codes) {
        return codes.isBlank()
                ? List.of()
                : Arrays.stream(codes.strip().split("\\s+")).map(Card::ofCode).toList();
    }

    static Stock stockOf(String text) {
        var numbers = Arrays.stream(text.strip().replaceAll("[()]", "").split(","))
                .map(Integer::valueOf)
                .toList();
        return new Stock(numbers.get(0), numbers.get(1), numbers.get(2));
    }

    static Sites sitesOf(String text) {
        var sites = Sites.EMPTY;
        var words = text.isBlank() ? new String[0] : text.strip().split("\\s+");
        for (int i = 0; i < words.length; i += 2) {
            sites = sites.with(Site.valueOf(words[i]), Integer.parseInt(words[i + 1]));
        }
        return sites;
    }

    static int ageOf(String people) {
        return AGES.indexOf(people.strip().split("/")[0]) + 1;
    }

    static int populationOf(String people) {
        return people.contains("/") ? Integer.parseInt(people.strip().split("/")[1]) : 2;
    }

    Scene round(int round, int leader) {
        state = state.withRound(round, leader);
        return this;
    }

    Scene trump(Suit suit) {
        state = state.withTrump(suit);
        return this;
    }

    Scene people(int seat, String people) {
        return player(
                seat,
                player -> player.civilisation(
                        civilisation -> civilisation.withAge(ageOf(people)).withPopulation(populationOf(people))));
    }

    Scene stock(int seat, String stock) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withStock(stockOf(stock))));
    }

    Scene sites(int seat, String sites) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withSites(sitesOf(sites))));
    }

    Scene score(int seat, int score) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withScore(score)));
    }

    Scene shadows(int seat, Shadows shadows) {
        return player(seat, player -> player.withShadows(shadows));
    }

    Scene obscured(int seat) {
        return shadows(seat, new Shadows(true, false, false, false));
    }

    Scene hand(int seat, String codes) {
        return hand(seat, HandSight.OWNER, codes);
    }

    Scene hand(int seat, HandSight sight, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withHand(cards(codes), sight)));
    }

    Scene pile(int seat, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withPile(cards(codes))));
    }

    Scene taken(int seat, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withTaken(cards(codes))));
    }

    /** Discoveries by code, each put into the slot of its Age. */
    Scene faceUp(int seat, String codes) {
        cards(codes)
                .forEach(card -> player(
                        seat, player -> player.withDiscovery(card.discoveryAge(), new DiscoverySlot(card, true))));
        return this;
    }

    Scene player(int seat, UnaryOperator<Player> change) {
        state = state.player(seat, change);
        return this;
    }

    SEvolutionState state() {
        return state;
    }

    /** A trick is about to be played by all who have cards. */
    TestTable trick(int leader) {
        return begun(table -> Tricks.begin(table, leader));
    }

    TestTable round(int leader) {
        return begun(table -> Rounds.begin(table, state.round(), leader));
    }

    /** The Action phase begins with this seat. */
    TestTable action(int starter) {
        var trick = Trick.begun(5, starter, List.of()).withPickOrder(List.of(), List.of(), starter);
        state = state.withTrick(trick);
        return begun(table -> ActionTurns.begin(table, starter));
    }

    /** Management of this seat, which has paid its needs. */
    TestTable management(int seat) {
        var trick = Trick.begun(5, seat, List.of()).withPickOrder(List.of(), List.of(), seat);
        state = state.withTrick(trick).withAction(ActionTurn.begun(seat, List.of(), 0));
        return begun(table -> table.passTurn(seat, Phase.MANAGEMENT));
    }

    static Chance chance() {
        return Chance.of(GameSeed.ofHex("5e".repeat(32)));
    }

    private TestTable begun(Consumer<Proceedings> beginning) {
        var table = new Proceedings(state, chance());
        beginning.accept(table);
        return new TestTable(table.state(), table.events());
    }
}
