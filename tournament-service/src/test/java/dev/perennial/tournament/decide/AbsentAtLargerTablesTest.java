package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PodMapper;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.ReportArrival;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.decide.DueTimes;
import dev.perennial.pairing.pods.model.PodPriority;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** No-shows at tables of three or more (pods spec 8), and the bands of their rounds. */
class AbsentAtLargerTablesTest {
    private static Cup cup(String rules) {
        var cup = new Cup(4, 3, Cup.rules(rules));
        IntStream.rangeClosed(1, 8).forEach(i -> cup.register("p" + i, 2000 - i));
        return cup.olga(StartTournament::new);
    }

    private static Cup withAbsentees() {
        return cup("{\"timing\":{\"forfeitMinutes\":10}}");
    }

    /** All players come to their tables, except the last few of the first one. */
    private static List<PlayerId> missing(Cup cup, int count) {
        var first = cup.round(1).tables().getFirst();
        var gone = first.players().subList(4 - count, 4);
        for (Seating table : cup.round(1).tables()) {
            for (PlayerId player : table.players()) {
                if (!gone.contains(player)) {
                    cup.send(player, null, (id, request) -> new ReportArrival(id, request, table.table(), player));
                }
            }
        }
        return gone;
    }

    @Test
    void theOthersPlayOnAtAShorterTable() {
        var cup = withAbsentees();
        var gone = missing(cup, 1);
        cup.wait(Duration.ofMinutes(10));
        var table = cup.round(1).tables().getFirst();
        assertThat(cup.last())
                .containsExactly(new SeatsForfeited(cup.state().id(), 1, table.table(), gone, null, "NO_SHOW"));
        assertThat(table.done()).isFalse();
        assertThat(DueTimes.next(cup.state())).isEmpty();
        cup.tick();
        assertThat(cup.last()).isEmpty();
        cup.result(table, 2, 1, 3, 4);
        assertThat(table.players().stream().map(player -> cup.standing(player).points()))
                .containsExactly("3", "5", "1", "0");
        cup.favouritesWin();
        assertThat(cup.round(1).finished()).isTrue();
        int number = cup.state().known(gone.getFirst()).number();
        var next = PodMapper.forPairing(cup.state()).next(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        assertThat(next.meetings())
                .filteredOn(met -> met.rounds().contains(1))
                .hasSize(9)
                .noneMatch(met -> met.first() == number || met.second() == number);
    }

    @Test
    void twoPlayForTheFirstPlacesAndOneHasWon() {
        var two = withAbsentees();
        missing(two, 2);
        two.wait(Duration.ofMinutes(10));
        var table = two.round(1).tables().getFirst();
        two.result(table, 2, 1, 3, 3);
        assertThat(table.players().stream().map(player -> two.standing(player).points()))
                .containsExactly("3", "5", "0", "0");
        var one = withAbsentees();
        missing(one, 3);
        one.wait(Duration.ofMinutes(10));
        var lonely = one.round(1).tables().getFirst();
        assertThat(lonely.outcome()).isEqualTo(Seating.Outcome.FORFEIT);
        one.favouritesWin();
        assertThat(lonely.players().stream().map(player -> one.standing(player).points()))
                .containsExactly("5", "0", "0", "0");
        assertThat(one.state().played()).hasSize(2);
    }

    @Test
    void whenTheOrganiserNotesSomebodyAsAbsentTheOthersPlayOn() {
        var cup = cup("{}");
        Seating table = cup.round(1).tables().getFirst();
        var gone = List.of(table.players().get(1));
        TournamentCommand.Factory note = (id, request) -> new DecideResult(id, request, table.table(), null, gone);
        cup.olga(note);
        assertThat(cup.last())
                .containsExactly(new SeatsForfeited(cup.state().id(), 1, table.table(), gone, Cup.OLGA, "because"));
        cup.refuses(Cup.OLGA, "again", note, TournamentRefusal.BAD_PLACES);
        // A decision about the others does not change an absent player.
        cup.olga((id, request) -> new DecideResult(id, request, table.table(), List.of(3, 1, 2, 4), null));
        assertThat(cup.round(1).tables().getFirst())
                .returns(gone, Seating::absent)
                .returns(List.of(2, 4, 1, 3), Seating::places)
                .returns(Seating.Outcome.ADJUDICATED, Seating::outcome);
        assertThat(table.players().stream().map(player -> cup.standing(player).points()))
                .containsExactly("3", "0", "5", "1");
        // The player was there after all.
        cup.olga((id, request) -> new DecideResult(id, request, table.table(), List.of(3, 1, 2, 4), List.of()));
        assertThat(cup.round(1).tables().getFirst().absent()).isEmpty();
        assertThat(cup.standing(gone.getFirst()).points()).isEqualTo("5");
    }

    @Test
    void placesAndAbsenteesCanBeDecidedTogether() {
        var cup = cup("{}");
        Seating table = cup.round(1).tables().getFirst();
        var gone = List.of(table.players().get(0), table.players().get(3));
        cup.olga((id, request) -> new DecideResult(id, request, table.table(), List.of(1, 3, 2, 4), gone));
        assertThat(cup.round(1).tables().getFirst())
                .returns(gone, Seating::absent)
                .returns(List.of(3, 2, 1, 3), Seating::places);
        assertThat(table.players().stream().map(player -> cup.standing(player).points()))
                .containsExactly("0", "3", "5", "0");
    }

    @Test
    void theLastRoundHasAStrictTopTable() {
        var cup = cup("{}");
        assertThat(PodMapper.forPairing(cup.state()).rules().minBand()).isEqualTo(8);
        cup.favouritesWin();
        assertThat(PodMapper.forPairing(cup.state()).rules().minBand()).isEqualTo(4);
    }

    @Test
    void repeatsMayMatterMoreThanScores() {
        var cup = cup("{\"tables\":{\"priority\":\"REPEATS_FIRST\"}}");
        assertThat(PodMapper.forPairing(cup.state()).rules().priority()).isEqualTo(PodPriority.REPEATS_FIRST);
        assertThat(PodMapper.forPairing(cup("{}").state()).rules().priority()).isEqualTo(PodPriority.SCORES_FIRST);
    }
}
