package dev.perennial.games.sevolution;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.sevolution.component.CalamityEffects;
import dev.perennial.games.sevolution.component.Card;
import dev.perennial.games.sevolution.component.DiscoverySlot;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.component.Site;
import dev.perennial.games.sevolution.component.Sites;
import dev.perennial.games.sevolution.component.Stock;
import dev.perennial.games.sevolution.component.Suit;
import dev.perennial.games.sevolution.model.ActionTurn;
import dev.perennial.games.sevolution.model.HandSight;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionState;
import dev.perennial.games.sevolution.model.Trick;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Sets up a position in the notation of the worked vectors: {@code III/3}, {@code (1,2,0)}, {@code FARM 1}. */
public final class Scene {
    public static final int RED = 0;
    public static final int GREEN = 1;
    public static final int BLUE = 2;
    public static final int YELLOW = 3;

    private static final List<String> AGES = List.of("I", "II", "III", "IV", "V", "VI");

    private SEvolutionState state;

    private Scene(SEvolutionState state) {
        this.state = state;
    }

    /** Nobody has cards; round 3 unless said otherwise. */
    public static Scene seats(int seats) {
        return new Scene(
                Evolution.first(new SEvolutionEvent.GameBegan(seats, 0)).withRound(3, 0));
    }

    public static List<Card> cards(String codes) {
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

    public Scene round(int round, int leader) {
        state = state.withRound(round, leader);
        return this;
    }

    public Scene trump(Suit suit) {
        state = state.withTrump(suit);
        return this;
    }

    public Scene people(int seat, String people) {
        return player(
                seat,
                player -> player.civilisation(
                        civilisation -> civilisation.withAge(ageOf(people)).withPopulation(populationOf(people))));
    }

    public Scene stock(int seat, String stock) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withStock(stockOf(stock))));
    }

    public Scene sites(int seat, String sites) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withSites(sitesOf(sites))));
    }

    Scene score(int seat, int score) {
        return player(seat, player -> player.civilisation(civilisation -> civilisation.withScore(score)));
    }

    Scene shadows(int seat, CalamityEffects shadows) {
        return player(seat, player -> player.withShadows(shadows));
    }

    public Scene obscured(int seat) {
        return shadows(seat, new CalamityEffects(true, false, false, false));
    }

    public Scene hand(int seat, String codes) {
        return hand(seat, HandSight.OWNER, codes);
    }

    public Scene hand(int seat, HandSight sight, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withHand(cards(codes), sight)));
    }

    public Scene pile(int seat, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withPile(cards(codes))));
    }

    public Scene taken(int seat, String codes) {
        return player(seat, player -> player.cards(cards -> cards.withTaken(cards(codes))));
    }

    /** Discoveries by code, each put into the slot of its Age. */
    Scene faceUp(int seat, String codes) {
        cards(codes)
                .forEach(card -> player(
                        seat, player -> player.withDiscovery(card.discoveryAge(), new DiscoverySlot(card, true))));
        return this;
    }

    public Scene player(int seat, UnaryOperator<Player> change) {
        state = state.player(seat, change);
        return this;
    }

    public SEvolutionState state() {
        return state;
    }

    /** A trick is about to be played by all who have cards. */
    public TestTable trick(int leader) {
        return begun(table -> Tricks.begin(table, leader));
    }

    public TestTable round(int leader) {
        return begun(table -> Rounds.begin(table, state.round(), leader));
    }

    /** The Action phase begins with this seat. */
    public TestTable action(int starter) {
        var trick = Trick.begun(5, starter, List.of()).withPickOrder(List.of(), List.of(), starter);
        state = state.withTrick(trick);
        return begun(table -> ActionTurns.begin(table, starter));
    }

    /** Management of this seat, which has paid its needs. */
    public TestTable management(int seat) {
        var trick = Trick.begun(5, seat, List.of()).withPickOrder(List.of(), List.of(), seat);
        state = state.withTrick(trick).withAction(ActionTurn.begun(seat, List.of(), 0));
        return begun(table -> table.passTurn(seat, Phase.MANAGEMENT));
    }

    public static Chance chance() {
        return Chance.of(GameSeed.ofHex("5e".repeat(32)));
    }

    private TestTable begun(Consumer<SEvolutionDraft> beginning) {
        var table = new SEvolutionDraft(state, chance());
        beginning.accept(table);
        return new TestTable(table.state(), table.events());
    }
}
