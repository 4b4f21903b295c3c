package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.PodMapper;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.pods.PodPairing;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.search.PodSeating;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Tables of three to six. */
final class PodSwiss {
    private PodSwiss() {}

    static NextRound pair(TournamentState state, boolean explained) {
        var present = RoundPairer.present(state).stream().map(Entry::number).toList();
        var players = RoundPairer.players(state);
        return switch (PodPairing.seat(PodMapper.forPairing(state).next(present))) {
            case PodSeating.Impossible none ->
                new NextRound.Impossible(
                        none.round(),
                        TournamentRefusal.NO_VALID_PAIRING.name(),
                        none.together().stream()
                                .map(pair -> Stream.of(pair.first(), pair.second())
                                        .map(number -> Objects.requireNonNull(players.get(number)))
                                        .toList())
                                .toList());
            case PodSeating.Seated seated ->
                new NextRound.Paired(
                        seated.round(),
                        Stage.MAIN,
                        seated.tables().stream()
                                .map(table -> table(table, players, explained))
                                .toList(),
                        RoundPairer.byes(
                                state,
                                seated.byes().stream()
                                        .map(number -> Objects.requireNonNull(players.get(number)))
                                        .toList(),
                                player -> explained ? List.of(bye(state, player)) : List.of()));
        };
    }

    private static NextRound.Table table(PodTable table, Map<Integer, PlayerId> players, boolean explained) {
        var seats = table.seats().stream()
                .map(number -> Objects.requireNonNull(players.get(number)))
                .toList();
        return explained ? new NextRound.Table(seats, PodSentences.of(table)) : NextRound.Table.of(seats);
    }

    /** As few byes as the sizes of the tables allow, and those of the lowest with the fewest so far (pods spec 2). */
    private static Sentence bye(TournamentState state, PlayerId player) {
        long before = state.mainRounds().stream()
                .filter(round -> round.byeOf(player).equals(Optional.of(ByeKind.PAIRING)))
                .count();
        return new Sentence(
                "pod.bye",
                Map.of("player", PairSentences.player(state.known(player).number()), "before", before));
    }
}
