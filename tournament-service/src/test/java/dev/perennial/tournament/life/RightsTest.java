package dev.perennial.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentRules;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every order tried in every role: who may not is refused before anything else is looked at. */
class RightsTest {
    private static final PlayerId P1 = new PlayerId("p1");
    private static final PlayerId P2 = new PlayerId("p2");
    private static final PlayerId NEW = new PlayerId("new");

    enum Role {
        /** Made the tournament. */
        ORGANISER,
        /** One of the league's organisers, or an administrator. */
        IN_CHARGE,
        /** The player it is about. */
        SELF,
        /** Another player of the tournament. */
        OTHER_PLAYER,
        STRANGER
    }

    private static final Set<Role> TEAM = EnumSet.of(Role.ORGANISER, Role.IN_CHARGE);
    private static final Set<Role> SELF_OR_TEAM = EnumSet.of(Role.ORGANISER, Role.IN_CHARGE, Role.SELF);

    enum When {
        BEFORE,
        INVITED,
        BY_HAND,
        RUNNING,
        PAUSED
    }

    static Stream<Arguments> orders() {
        var rules = TournamentRules.usual(2, 4);
        return Stream.of(
                Arguments.of(When.BEFORE, new Act.SetRules(rules), P1, TEAM),
                Arguments.of(When.BEFORE, new Act.Register(NEW, null, 1500, ""), NEW, EnumSet.of(Role.SELF)),
                Arguments.of(When.BEFORE, new Act.Invite(NEW, true), NEW, TEAM),
                Arguments.of(When.INVITED, new Act.DeclineInvitation(NEW), NEW, EnumSet.of(Role.SELF)),
                Arguments.of(When.INVITED, new Act.WithdrawInvitation(NEW), NEW, TEAM),
                Arguments.of(When.BEFORE, new Act.Register(new PlayerId("bot-greedy-1"), "greedy", 1500, ""), P1, TEAM),
                Arguments.of(When.BEFORE, new Act.Withdraw(P1), P1, SELF_OR_TEAM),
                Arguments.of(When.BEFORE, new Act.CheckIn(P1, "s"), P1, SELF_OR_TEAM),
                Arguments.of(When.BEFORE, new Act.RequestBye(P1, 1, ByeKind.ZERO), P1, SELF_OR_TEAM),
                Arguments.of(When.BEFORE, new Act.RequestBye(P1, 1, ByeKind.HALF), P1, TEAM),
                Arguments.of(When.BEFORE, new Act.SetSeeding(List.of(P2, P1)), P1, TEAM),
                Arguments.of(When.BEFORE, new Act.Start(), P1, TEAM),
                Arguments.of(When.BY_HAND, Act.Pair.byTheRules(1), P1, TEAM),
                Arguments.of(When.BY_HAND, new Act.Pair(1, List.of(List.of(P1, P2)), List.of(), null), P1, TEAM),
                Arguments.of(When.RUNNING, new Act.Pause(), P1, TEAM),
                Arguments.of(When.PAUSED, new Act.Resume(), P1, TEAM),
                Arguments.of(When.RUNNING, new Act.Finish(), P1, TEAM),
                Arguments.of(When.RUNNING, new Act.Cancel(), P1, TEAM),
                Arguments.of(
                        When.RUNNING,
                        new Act.Decide(PairedTable.id(Cup.of(0, 1).state().id(), 1, 1), List.of(1, 2), List.of()),
                        P1,
                        TEAM));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void onlyThoseMayWhoMay(When when, Act act, PlayerId self, Set<Role> allowed) {
        for (Role role : Role.values()) {
            var cup = cup(when);
            var by = switch (role) {
                case ORGANISER -> Cup.OLGA;
                case SELF -> self;
                case OTHER_PLAYER -> P2;
                case IN_CHARGE, STRANGER -> new PlayerId("somebody");
            };
            var order = new Order(cup.state().id(), by, role == Role.IN_CHARGE, Cup.START, "because", act);
            if (allowed.contains(role)) {
                cup.order(order);
                assertThat(cup.last()).as("%s by %s", act, role).isNotEmpty();
                assertThat(cup.last())
                        .filteredOn(event -> event instanceof TournamentEvent.Decided decided && decided.by() != null)
                        .allSatisfy(event -> {
                            assertThat(((TournamentEvent.Decided) event).by()).isEqualTo(by);
                            assertThat(((TournamentEvent.Decided) event).why()).isEqualTo("because");
                        });
            } else {
                assertThatThrownBy(() -> cup.order(order))
                        .as("%s by %s", act, role)
                        .isInstanceOfSatisfying(
                                TournamentRefused.class,
                                e -> assertThat(e.refusal())
                                        .isIn(
                                                TournamentRefusal.NOT_ORGANISER,
                                                TournamentRefusal.NOT_YOURSELF,
                                                TournamentRefusal.CONSENT_MISSING));
            }
        }
    }

    private static Cup cup(When when) {
        var cup = Cup.with(2, 1, Cup.rules("{\"timing\":{\"byHand\":true}}"));
        if (when == When.INVITED) {
            return cup.olga(new Act.Invite(NEW, true));
        }
        if (when != When.BEFORE) {
            cup.olga(new Act.Start());
        }
        if (when == When.RUNNING || when == When.PAUSED) {
            cup.olga(Act.Pair.byTheRules(1));
        }
        if (when == When.PAUSED) {
            cup.olga(new Act.Pause());
        }
        return cup;
    }

    @Test
    void whoAddsBotsOrGoesOnSaysWhy() {
        var bot = new Act.Register(new PlayerId("bot-greedy-1"), "greedy", 1500, "");
        cup(When.BEFORE).refuses(Cup.OLGA, " ", bot, TournamentRefusal.REASON_MISSING);
        cup(When.PAUSED).refuses(Cup.OLGA, null, new Act.Resume(), TournamentRefusal.REASON_MISSING);
    }

    /** The bye the rules give her is hers, whatever she changes elsewhere. */
    @Test
    void anOrganiserWhoPlaysSetsNoTablesThatGiveHerAPointWithoutAGame() {
        var byHand = Cup.rules("{\"timing\":{\"byHand\":true}}");
        var p3 = new PlayerId("p3");
        var own = new Act.Pair(1, List.of(List.of(P1, P2)), List.of(Cup.OLGA, p3), null);
        var even = Cup.with(3, 3, byHand).register("olga", 1000).olga(new Act.Start());
        even.refuses(Cup.OLGA, "so", own, TournamentRefusal.OWN_BYE);
        even.order(new Order(even.state().id(), P2, true, Cup.START, "so", own));
        assertThat(even.round(1).byes()).hasSize(2);
        var odd = Cup.with(2, 3, byHand).register("olga", 1000).olga(new Act.Start());
        odd.olga(new Act.Pair(1, List.of(List.of(P2, P1)), List.of(Cup.OLGA), null));
        assertThat(odd.round(1).byeOf(Cup.OLGA)).contains(ByeKind.PAIRING);
    }

    @Test
    void anOrganiserWhoPlaysGivesHimselfNoHalfPoint() {
        var cup = cup(When.BEFORE).register("olga", 1000);
        var half = new Act.RequestBye(Cup.OLGA, 1, ByeKind.HALF);
        cup.refuses(Cup.OLGA, "I am away", half, TournamentRefusal.OWN_BYE);
        cup.refuses(Cup.OLGA, null, new Act.RequestBye(P1, 1, ByeKind.HALF), TournamentRefusal.REASON_MISSING);
        cup.order(new Order(cup.state().id(), P2, true, Cup.START, "she judges", half));
        cup.act(Cup.OLGA, null, new Act.RequestBye(Cup.OLGA, 1, ByeKind.ZERO));
        assertThat(cup.state().known(Cup.OLGA).byes()).containsEntry(1, ByeKind.ZERO);
    }

    @Test
    void whoAnOrganiserTookOutComesBackThroughAnOrganiser() {
        var cup = cup(When.BEFORE).olga(new Act.Withdraw(P1));
        cup.refuses(P1, null, new Act.Reenter(P1), TournamentRefusal.NOT_ORGANISER);
        cup.olga(new Act.Reenter(P1));
        cup.act(P1, null, new Act.Withdraw(P1)).act(P1, null, new Act.Reenter(P1));
        assertThat(cup.state().known(P1).active()).isTrue();
        // Also after the start, which puts down everybody who is not there.
        cup.register("p3", 1500).olga(new Act.Withdraw(P1)).olga(new Act.Start());
        cup.refuses(P1, null, new Act.Reenter(P1), TournamentRefusal.NOT_ORGANISER);
    }

    /** In a league's tournament who made it has no rights of his own. */
    @Test
    void aLeaguesTournamentIsItsOrganisersBusiness() {
        var cup = Cup.with(2, 1, Cup.rules("{\"league\":\"north\"}"));
        cup.refuses(Cup.OLGA, "because", new Act.Start(), TournamentRefusal.NOT_ORGANISER);
        cup.order(new Order(cup.state().id(), Cup.OLGA, true, Cup.START, null, new Act.Start()));
        assertThat(cup.state().started()).isTrue();
    }
}
