package dev.perennial.command.auth;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.text.ParseException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/** The key that signs tokens. It stays in the data folder: a restart must not sign everybody out. */
@Component
class SigningKey {
    private final ECKey key;

    SigningKey(@Value("${perennial.data}") Path dataFolder) {
        this.key = loadOrCreate(dataFolder.resolve("signing-key.json"));
    }

    ECKey privateKey() {
        return key;
    }

    ECKey publicKey() {
        return key.toPublicJWK();
    }

    private static ECKey loadOrCreate(Path file) {
        try {
            if (!Files.exists(file)) {
                create(file);
            }
            return ECKey.parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot keep the signing key", e);
        } catch (ParseException e) {
            throw new IllegalStateException("the signing key file is damaged", e);
        } catch (JOSEException e) {
            throw new IllegalStateException("cannot make a signing key", e);
        }
    }

    private static void create(Path file) throws IOException, JOSEException {
        var fresh = new ECKeyGenerator(Curve.P_256).keyIDFromThumbprint(true).generate();
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path draft = Files.createTempFile(
                file.toAbsolutePath().getParent(),
                "signing-key",
                ".new",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            Files.writeString(draft, fresh.toJSONString(), StandardOpenOption.SYNC);
            // A link is made whole or not at all, and never over a key another node has just made.
            Files.createLink(file, draft);
        } catch (FileAlreadyExistsException e) {
            // The other node's key serves both.
        } finally {
            Files.delete(draft);
        }
    }
}
