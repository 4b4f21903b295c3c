package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorAppointed;
import dev.perennial.domain.tournament.TournamentEvent.CommentatorDismissed;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.AppointCommentator;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.DismissCommentator;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import org.junit.jupiter.api.Test;

class CommentatorTest {
    private static final PlayerId EVE = new PlayerId("eve");

    private final Cup cup = Cup.of(2, 1);

    private static TournamentCommand.Factory appoint(PlayerId player) {
        return (id, request) -> new AppointCommentator(id, request, player);
    }

    private static TournamentCommand.Factory dismiss(PlayerId player) {
        return (id, request) -> new DismissCommentator(id, request, player);
    }

    @Test
    void anOrganiserAppointsOnceAndDismisses() {
        cup.send(Cup.OLGA, null, appoint(EVE));
        assertThat(cup.last())
                .containsExactly(new CommentatorAppointed(cup.state().id(), EVE, Cup.OLGA, null));
        assertThat(cup.state().commentators()).containsExactly(EVE);
        cup.send(Cup.OLGA, null, appoint(EVE));
        assertThat(cup.last()).as("once is enough").isEmpty();
        cup.send(EVE, null, dismiss(EVE));
        assertThat(cup.last())
                .containsExactly(new CommentatorDismissed(cup.state().id(), EVE, EVE, null));
        assertThat(cup.state().commentators()).isEmpty();
        cup.send(Cup.OLGA, null, dismiss(EVE));
        assertThat(cup.last()).isEmpty();
    }

    @Test
    void aTournamentHasTwentyCommentatorsAtMost() {
        for (int i = 0; i < 20; i++) {
            cup.send(Cup.OLGA, null, appoint(new PlayerId("eve-" + i)));
        }
        cup.refuses(Cup.OLGA, null, appoint(EVE), TournamentRefusal.TOO_MANY_COMMENTATORS);
    }

    @Test
    void nobodyIsAppointedAfterTheEnd() {
        cup.olga(CancelTournament::new).refuses(Cup.OLGA, null, appoint(EVE), TournamentRefusal.WRONG_STATE);
    }
}
