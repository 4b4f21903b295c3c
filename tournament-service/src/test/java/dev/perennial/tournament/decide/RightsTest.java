package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.AppointCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.DeclineInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.DismissCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.FinishTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
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
        COMMENTATED,
        BY_HAND,
        RUNNING,
        PAUSED
    }

    private static TournamentCommand.Factory command(TournamentCommand.Factory command) {
        return command;
    }

    static Stream<Arguments> commands() {
        var rules = TournamentRules.usual(2, 4);
        return Stream.of(
                Arguments.of(When.BEFORE, command((id, request) -> new SetRules(id, request, rules)), P1, TEAM),
                Arguments.of(
                        When.BEFORE,
                        command((id, request) -> new RegisterPlayer(id, request, NEW, null, 1500, "")),
                        NEW,
                        EnumSet.of(Role.SELF)),
                Arguments.of(
                        When.BEFORE, command((id, request) -> new InvitePlayer(id, request, NEW, true)), NEW, TEAM),
                Arguments.of(
                        When.INVITED,
                        command((id, request) -> new DeclineInvitation(id, request, NEW)),
                        NEW,
                        EnumSet.of(Role.SELF)),
                Arguments.of(
                        When.INVITED, command((id, request) -> new WithdrawInvitation(id, request, NEW)), NEW, TEAM),
                Arguments.of(
                        When.BEFORE, command((id, request) -> new AppointCommentator(id, request, NEW)), NEW, TEAM),
                Arguments.of(
                        When.COMMENTATED,
                        command((id, request) -> new DismissCommentator(id, request, NEW)),
                        NEW,
                        SELF_OR_TEAM),
                Arguments.of(
                        When.BEFORE,
                        command((id, request) ->
                                new RegisterPlayer(id, request, new PlayerId("bot-greedy-1"), "greedy", 1500, "")),
                        P1,
                        TEAM),
                Arguments.of(
                        When.BEFORE, command((id, request) -> new WithdrawPlayer(id, request, P1)), P1, SELF_OR_TEAM),
                Arguments.of(
                        When.BEFORE, command((id, request) -> new CheckIn(id, request, P1, "s")), P1, SELF_OR_TEAM),
                Arguments.of(
                        When.BEFORE,
                        command((id, request) -> new RequestBye(id, request, P1, 1, ByeKind.ZERO)),
                        P1,
                        SELF_OR_TEAM),
                Arguments.of(
                        When.BEFORE,
                        command((id, request) -> new RequestBye(id, request, P1, 1, ByeKind.HALF)),
                        P1,
                        TEAM),
                Arguments.of(
                        When.BEFORE, command((id, request) -> new SetSeeding(id, request, List.of(P2, P1))), P1, TEAM),
                Arguments.of(When.BEFORE, command(StartTournament::new), P1, TEAM),
                Arguments.of(When.BY_HAND, command((id, request) -> new PairRound(id, request, 1, null)), P1, TEAM),
                Arguments.of(
                        When.BY_HAND,
                        command((id, request) ->
                                new PairRoundByHand(id, request, 1, List.of(List.of(P1, P2)), List.of())),
                        P1,
                        TEAM),
                Arguments.of(When.RUNNING, command(PauseTournament::new), P1, TEAM),
                Arguments.of(When.PAUSED, command(ResumeTournament::new), P1, TEAM),
                Arguments.of(When.RUNNING, command(FinishTournament::new), P1, TEAM),
                Arguments.of(When.RUNNING, command(CancelTournament::new), P1, TEAM),
                Arguments.of(
                        When.RUNNING,
                        command((id, request) -> new DecideResult(
                                id,
                                request,
                                PairedTable.id(Cup.of(0, 1).state().id(), 1, 1),
                                List.of(1, 2),
                                List.of())),
                        P1,
                        TEAM));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void onlyThoseMayWhoMay(When when, TournamentCommand.Factory command, PlayerId self, Set<Role> allowed) {
        for (Role role : Role.values()) {
            var cup = cup(when);
            var by = switch (role) {
                case ORGANISER -> Cup.OLGA;
                case SELF -> self;
                case OTHER_PLAYER -> P2;
                case IN_CHARGE, STRANGER -> new PlayerId("somebody");
            };
            var request = new Request(by, role == Role.IN_CHARGE, Cup.START, "because");
            if (allowed.contains(role)) {
                cup.send(request, command);
                assertThat(cup.last())
                        .as("%s by %s", command.create(cup.state().id(), request), role)
                        .isNotEmpty();
                assertThat(cup.last())
                        .filteredOn(event -> event instanceof TournamentEvent.Decided decided && decided.by() != null)
                        .allSatisfy(event -> {
                            assertThat(((TournamentEvent.Decided) event).by()).isEqualTo(by);
                            assertThat(((TournamentEvent.Decided) event).why()).isEqualTo("because");
                        });
            } else {
                assertThatThrownBy(() -> cup.send(request, command))
                        .as("%s by %s", command.create(cup.state().id(), request), role)
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
            return cup.olga((id, request) -> new InvitePlayer(id, request, NEW, true));
        }
        if (when == When.COMMENTATED) {
            return cup.olga((id, request) -> new AppointCommentator(id, request, NEW));
        }
        if (when != When.BEFORE) {
            cup.olga(StartTournament::new);
        }
        if (when == When.RUNNING || when == When.PAUSED) {
            cup.pair(1);
        }
        if (when == When.PAUSED) {
            cup.olga(PauseTournament::new);
        }
        return cup;
    }

    @Test
    void whoAddsBotsOrGoesOnSaysWhy() {
        TournamentCommand.Factory bot =
                (id, request) -> new RegisterPlayer(id, request, new PlayerId("bot-greedy-1"), "greedy", 1500, "");
        cup(When.BEFORE).refuses(Cup.OLGA, " ", bot, TournamentRefusal.REASON_MISSING);
        cup(When.PAUSED).refuses(Cup.OLGA, null, ResumeTournament::new, TournamentRefusal.REASON_MISSING);
    }

    /** The bye the rules give her is hers, whatever she changes elsewhere. */
    @Test
    void anOrganiserWhoPlaysSetsNoTablesThatGiveHerAPointWithoutAGame() {
        var byHand = Cup.rules("{\"timing\":{\"byHand\":true}}");
        var p3 = new PlayerId("p3");
        TournamentCommand.Factory own =
                (id, request) -> new PairRoundByHand(id, request, 1, List.of(List.of(P1, P2)), List.of(Cup.OLGA, p3));
        var even = Cup.with(3, 3, byHand).register("olga", 1000).olga(StartTournament::new);
        even.refuses(Cup.OLGA, "so", own, TournamentRefusal.OWN_BYE);
        even.send(new Request(P2, true, Cup.START, "so"), own);
        assertThat(even.round(1).byes()).hasSize(2);
        var odd = Cup.with(2, 3, byHand).register("olga", 1000).olga(StartTournament::new);
        odd.olga((id, request) -> new PairRoundByHand(id, request, 1, List.of(List.of(P2, P1)), List.of(Cup.OLGA)));
        assertThat(odd.round(1).byeOf(Cup.OLGA)).contains(ByeKind.PAIRING);
    }

    @Test
    void anOrganiserWhoPlaysGivesHimselfNoHalfPoint() {
        var cup = cup(When.BEFORE).register("olga", 1000);
        TournamentCommand.Factory half = (id, request) -> new RequestBye(id, request, Cup.OLGA, 1, ByeKind.HALF);
        cup.refuses(Cup.OLGA, "I am away", half, TournamentRefusal.OWN_BYE);
        cup.refuses(
                Cup.OLGA,
                null,
                (id, request) -> new RequestBye(id, request, P1, 1, ByeKind.HALF),
                TournamentRefusal.REASON_MISSING);
        cup.send(new Request(P2, true, Cup.START, "she judges"), half);
        cup.send(Cup.OLGA, null, (id, request) -> new RequestBye(id, request, Cup.OLGA, 1, ByeKind.ZERO));
        assertThat(cup.state().known(Cup.OLGA).byes()).containsEntry(1, ByeKind.ZERO);
    }

    @Test
    void whoAnOrganiserTookOutComesBackThroughAnOrganiser() {
        var cup = cup(When.BEFORE).olga((id, request) -> new WithdrawPlayer(id, request, P1));
        cup.refuses(P1, null, (id, request) -> new ReenterPlayer(id, request, P1), TournamentRefusal.NOT_ORGANISER);
        cup.olga((id, request) -> new ReenterPlayer(id, request, P1));
        cup.send(P1, null, (id, request) -> new WithdrawPlayer(id, request, P1))
                .send(P1, null, (id, request) -> new ReenterPlayer(id, request, P1));
        assertThat(cup.state().known(P1).active()).isTrue();
        // Also after the start, which puts down everybody who is not there.
        cup.register("p3", 1500)
                .olga((id, request) -> new WithdrawPlayer(id, request, P1))
                .olga(StartTournament::new);
        cup.refuses(P1, null, (id, request) -> new ReenterPlayer(id, request, P1), TournamentRefusal.NOT_ORGANISER);
    }

    /** In a league's tournament its creator has no rights of their own. */
    @Test
    void aLeaguesTournamentIsItsOrganisersBusiness() {
        var cup = Cup.with(2, 1, Cup.rules("{\"league\":\"north\"}"));
        cup.refuses(Cup.OLGA, "because", StartTournament::new, TournamentRefusal.NOT_ORGANISER);
        cup.send(new Request(Cup.OLGA, true, Cup.START, null), StartTournament::new);
        assertThat(cup.state().started()).isTrue();
    }
}
