package dev.perennial.cli.pair;

import dev.perennial.pairing.RoundPairing;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A pairing on one line: {@code 3-1 2-4 5-0}, the bye last; {@code none} if there is no valid pairing. */
final class PairingText {
    private PairingText() {}

    static String of(RoundPairing pairing) {
        return switch (pairing) {
            case RoundPairing.NoValidPairing none -> "none";
            case RoundPairing.Paired(int round, var boards, int bye) ->
                Stream.concat(
                                boards.stream().map(board -> board.white() + "-" + board.black()),
                                bye > 0 ? Stream.of(bye + "-0") : Stream.of())
                        .collect(Collectors.joining(" "));
        };
    }
}
