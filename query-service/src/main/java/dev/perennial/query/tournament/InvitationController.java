package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Invitation;
import dev.perennial.domain.tournament.Invitation.Answer;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.query.player.Players;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves invitations to their senders and recipients only. */
@RestController
@Scoped(Scope.READ)
class InvitationController {
    private static final String ADMIN = "admin";

    /** A player has far fewer that are open; those answered are looked through for them. */
    private static final int MOST = 200;

    private final TournamentBoards boards;
    private final TournamentHistory history;
    private final Organisers organisers;
    private final Players players;

    InvitationController(TournamentBoards boards, TournamentHistory history, Organisers organisers, Players players) {
        this.boards = boards;
        this.history = history;
        this.organisers = organisers;
        this.players = players;
    }

    record InvitationRow(PlayerId player, PlayerId by, Answer answer) {
        static InvitationRow of(Invitation invitation) {
            return new InvitationRow(invitation.player(), invitation.by(), invitation.answer());
        }
    }

    record InvitationList(List<InvitationRow> invitations, Map<String, String> names, long sequence) {}

    /** All of them for organisers, in the order in which players were invited; their own for everyone else. */
    @GetMapping("/api/v1/tournaments/{tournament}/invitations")
    ResponseEntity<InvitationList> of(
            CurrentPlayer player,
            @PathVariable String tournament,
            @RequestParam(required = false) @Nullable Long atLeast) {
        var moment = atLeast == null ? boards.of(tournament) : boards.of(tournament, atLeast);
        boolean all =
                player.roles().contains(ADMIN) || organisers.of(moment.state()).contains(player.id());
        var rows = moment.state().invitations().values().stream()
                .filter(invitation -> all || invitation.player().equals(player.id()))
                .map(InvitationRow::of)
                .toList();
        return answer(new InvitationList(rows, names(rows), moment.sequence()));
    }

    private Map<String, String> names(List<InvitationRow> rows) {
        return players.names(rows.stream()
                .flatMap(row -> Stream.of(row.player().code(), row.by().code()))
                .distinct()
                .toList());
    }

    record WaitingInvitation(String tournament, String name, String game, PlayerId by, Instant invitedAt) {}

    record WaitingInvitations(List<WaitingInvitation> invitations, Map<String, String> names) {}

    /** The viewer's own open invitations, the latest first. */
    @GetMapping("/api/v1/players/me/invitations")
    ResponseEntity<WaitingInvitations> waiting(CurrentPlayer player) {
        var rows = history.invited(player.id().code(), MOST).stream()
                .flatMap(invited -> waiting(player.id(), invited).stream())
                .toList();
        var senders = rows.stream().map(row -> row.by().code()).distinct().toList();
        return answer(new WaitingInvitations(rows, players.names(senders)));
    }

    private List<WaitingInvitation> waiting(PlayerId player, TournamentHistory.Entered invited) {
        TournamentState state = boards.of(invited.tournament()).state();
        var invitation = state.invitations().get(player);
        return invitation == null || invitation.answer() != Answer.OPEN || state.over()
                ? List.of()
                : List.of(new WaitingInvitation(
                        invited.tournament(), state.name(), state.game(), invitation.by(), invited.at()));
    }

    private static <T> ResponseEntity<T> answer(T body) {
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(body);
    }
}
