package dev.perennial.domain.tournament;

import dev.perennial.domain.tournament.TournamentEvent.TournamentStarted;
import dev.perennial.pairing.Colour;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether number 1 begins the first game of a Swiss of two, and every second number after it. White begins. */
public enum FirstColour {
    WHITE,
    BLACK,
    /** As FIDE has it (C.04.3, 5.1): drawn when the tournament starts. */
    LOT;

    /**
     * The lot is a hash of values that are published at the start and cannot be chosen to the millisecond, so that
     * anyone can verify it: SHA-256 of the tournament, the milliseconds of its start and the players by number, each on
     * a line of its own; white if the first byte is even.
     */
    Colour of(TournamentStarted start) {
        return switch (this) {
            case WHITE -> Colour.WHITE;
            case BLACK -> Colour.BLACK;
            case LOT -> firstByte(start) % 2 == 0 ? Colour.WHITE : Colour.BLACK;
        };
    }

    private static int firstByte(TournamentStarted start) {
        var text = Stream.concat(
                        Stream.of(
                                start.tournament().code(),
                                Long.toString(start.at().toEpochMilli())),
                        start.order().stream().map(player -> player.code()))
                .collect(Collectors.joining("\n"));
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8))[0];
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("SHA-256 is missing", e);
        }
    }
}
