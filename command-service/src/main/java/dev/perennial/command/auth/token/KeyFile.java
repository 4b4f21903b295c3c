package dev.perennial.command.auth.token;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The signing keys in the data folder, the current one first: a restart must not sign everybody out. Nodes may share
 * the folder; a change is made under a lock and seen whole or not at all.
 */
final class KeyFile {
    private static final String NAME = "signing-keys.json";

    /** From before there could be several. */
    private static final String SINGLE = "signing-key.json";

    private final Path folder;

    KeyFile(Path folder) {
        this.folder = folder.toAbsolutePath();
    }

    List<ECKey> read() {
        try {
            return JWKSet.parse(Files.readString(folder.resolve(NAME))).getKeys().stream()
                    .map(key -> (ECKey) key)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the signing keys", e);
        } catch (ParseException e) {
            throw new IllegalStateException("the file of signing keys is damaged", e);
        }
    }

    List<ECKey> readOrCreate(Instant now) {
        return change(keys -> keys.isEmpty() ? List.of(fresh(now)) : keys);
    }

    /** Answers the keys as they are after the change. */
    List<ECKey> change(UnaryOperator<List<ECKey>> change) {
        synchronized (KeyFile.class) {
            try {
                Files.createDirectories(folder);
                try (var channel = FileChannel.open(
                                folder.resolve("signing-keys.lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                        var _ = channel.lock()) {
                    List<ECKey> before = existing();
                    List<ECKey> after = change.apply(before);
                    if (!after.equals(before) || !Files.exists(folder.resolve(NAME))) {
                        write(after);
                    }
                    return after;
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write the signing keys", e);
            }
        }
    }

    private List<ECKey> existing() throws IOException {
        if (Files.exists(folder.resolve(NAME))) {
            return read();
        }
        Path single = folder.resolve(SINGLE);
        if (!Files.exists(single)) {
            return List.of();
        }
        try {
            var issued = Date.from(Files.getLastModifiedTime(single).toInstant());
            return List.of(new ECKey.Builder(ECKey.parse(Files.readString(single)))
                    .issueTime(issued)
                    .build());
        } catch (ParseException e) {
            throw new IllegalStateException("the signing key file is damaged", e);
        }
    }

    static ECKey fresh(Instant now) {
        try {
            return new ECKeyGenerator(Curve.P_256)
                    .keyIDFromThumbprint(true)
                    .issueTime(Date.from(now))
                    .generate();
        } catch (JOSEException e) {
            throw new IllegalStateException("cannot create a signing key", e);
        }
    }

    private void write(List<ECKey> keys) throws IOException {
        Path draft = Files.createTempFile(
                folder,
                "signing-keys",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            Files.writeString(draft, new JWKSet(List.copyOf(keys)).toString(false), StandardOpenOption.SYNC);
            Files.move(
                    draft, folder.resolve(NAME), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            Files.deleteIfExists(folder.resolve(SINGLE));
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
