package dev.perennial.cli.pair;

import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.trf.MalformedTrf;
import dev.perennial.pairing.trf.TrfFile;
import dev.perennial.pairing.trf.TrfReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads report files in any encoding they are written in. */
public final class TournamentFiles {
    private static final Charset OLD = Charset.forName("windows-1252");

    private TournamentFiles() {}

    /** Columns are characters in some files and bytes in others: where names differ in that, one way makes sense. */
    public static TrfFile read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException _) {
            return TrfReader.read(new String(bytes, OLD));
        }
        try {
            return TrfReader.read(text);
        } catch (MalformedTrf byCharacters) {
            try {
                return named(TrfReader.read(new String(bytes, StandardCharsets.ISO_8859_1)));
            } catch (MalformedTrf _) {
                throw byCharacters;
            }
        }
    }

    /** Columns were bytes; the names are still characters. */
    private static TrfFile named(TrfFile byBytes) {
        var tournament = byBytes.tournament();
        return byBytes.with(tournament.with(tournament.players().stream()
                .map(player -> new Player(
                        player.id(),
                        new String(player.name().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8),
                        player.rating(),
                        player.rounds(),
                        player.absence(),
                        player.order()))
                .toList()));
    }

    /** An upper group that the file writes out itself stays as it is. */
    static TrfFile readWithHalf(Path file) throws IOException {
        var read = read(file);
        var tournament = read.tournament();
        return tournament.acceleration() instanceof Acceleration.Baku
                ? read.with(tournament.with(Acceleration.Baku.ofHalf(tournament)))
                : read;
    }
}
