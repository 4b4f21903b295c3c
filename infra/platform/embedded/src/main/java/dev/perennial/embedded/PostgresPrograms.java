package dev.perennial.embedded;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;

import io.zonky.test.db.postgres.embedded.DefaultPostgresBinaryResolver;
import io.zonky.test.db.postgres.embedded.PgBinaryResolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * The PostgreSQL programs, unpacked once per user and version. The library's own guard lets two processes unpack at
 * once and never recovers from an unpacking that was cut off; this one does both right, holding its lock until closed.
 */
final class PostgresPrograms implements PgBinaryResolver, AutoCloseable {
    private final Path folder;
    private @Nullable FileChannel unpackLock;

    PostgresPrograms(Path folder) {
        this.folder = folder;
    }

    /**
     * A place of the user's own: programs must never be run from a folder others may write to. The library opens the
     * folder it unpacks into to everybody, so one that is closed to others lies around it.
     */
    static Path defaultFolder() throws IOException {
        String given = System.getProperty("perennial.cache", System.getenv("XDG_CACHE_HOME"));
        Path cache =
                given != null && !given.isBlank() ? Path.of(given) : Path.of(System.getProperty("user.home"), ".cache");
        try {
            return ownedIn(Files.createDirectories(cache).resolve("perennial"));
        } catch (IOException noHome) {
            // A user without a home directory: unpack every time.
            return ownedIn(Files.createTempDirectory("perennial-programs"));
        }
    }

    private static Path ownedIn(Path closed) throws IOException {
        Files.createDirectories(closed);
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        return Files.createDirectories(closed.resolve("postgresql"));
    }

    Path folder() {
        return folder;
    }

    @Override
    public @Nullable InputStream getPgBinary(String system, String machine) throws IOException {
        try (InputStream archive = DefaultPostgresBinaryResolver.INSTANCE.getPgBinary(system, machine)) {
            if (archive == null) {
                return null;
            }
            byte[] bytes = archive.readAllBytes();
            clearTheWay(folder.resolve("PG-" + md5(bytes)));
            return new ByteArrayInputStream(bytes);
        }
    }

    private void clearTheWay(Path programs) throws IOException {
        Path complete = programs.resolve(".exists");
        if (Files.exists(complete)) {
            return;
        }
        unpackLock = FileChannel.open(folder.resolve("unpack.lock"), CREATE, WRITE);
        unpackLock.lock();
        if (!Files.exists(complete)) {
            Folders.delete(programs);
        }
    }

    /** The library names the folder by this digest; nothing is secured by it. */
    private static String md5(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        if (unpackLock != null) {
            unpackLock.close();
        }
    }
}
