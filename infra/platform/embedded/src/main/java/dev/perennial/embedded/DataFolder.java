package dev.perennial.embedded;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The folder everything durable lives in, held by one process at a time. The lock is taken before anything starts: two
 * brokers writing one metadata log destroy it, and their own locks come too late.
 */
public final class DataFolder implements AutoCloseable {
    /** Below this PostgreSQL and Kafka would soon stop in the middle of something. */
    public static final long NEEDED_BYTES = 512L << 20;

    private static final String LOCK_FILE = "perennial.lock";

    private final Path path;
    private final FileChannel channel;

    private DataFolder(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    public static DataFolder open(Path path) {
        return open(path, NEEDED_BYTES);
    }

    /**
     * Takes the folder, making it when absent and closing it to others; throws {@link UnusableDataFolder} with the
     * reason when it cannot be had.
     */
    public static DataFolder open(Path path, long neededBytes) {
        Path folder = path.toAbsolutePath().normalize();
        try {
            PrivateFiles.closeWhatIsMade();
            Files.createDirectories(folder);
            refuseForeign(folder);
            FileChannel channel = FileChannel.open(folder.resolve(LOCK_FILE), CREATE, READ, WRITE);
            try {
                lock(folder, channel);
                PrivateFiles.close(folder);
                refuseLowDisk(folder, neededBytes);
                return new DataFolder(folder, channel);
            } catch (IOException | RuntimeException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw new UnusableDataFolder("The data folder " + folder + " cannot be used: " + reason(e), e);
        }
    }

    public Path path() {
        return path;
    }

    /** A sub-folder, made when absent. */
    public Path folder(String name) {
        try {
            return Files.createDirectories(path.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Throws everything in the folder away. A PostgreSQL that outlived its parent is stopped first. */
    public void reset() {
        try {
            try (var children = Files.newDirectoryStream(path)) {
                for (Path child : children) {
                    if (!child.endsWith(LOCK_FILE)) {
                        EmbeddedPostgres.stopLeftOver(child);
                        Folders.delete(child);
                    }
                }
            }
        } catch (IOException e) {
            throw new UnusableDataFolder("The data folder " + path + " cannot be emptied: " + reason(e), e);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void refuseForeign(Path folder) throws IOException {
        if (Files.exists(folder.resolve(LOCK_FILE))) {
            return;
        }
        try (var children = Files.newDirectoryStream(folder)) {
            if (children.iterator().hasNext()) {
                throw new UnusableDataFolder("The folder " + folder + " is not empty and holds no Perennial data.");
            }
        }
    }

    private static void lock(Path folder, FileChannel channel) throws IOException {
        if (tryLock(channel) == null) {
            throw new FolderInUse("The data folder " + folder + " is in use by process " + holder(channel) + ".");
        }
        channel.truncate(0);
        channel.write(UTF_8.encode(Long.toString(ProcessHandle.current().pid())), 0);
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException heldInThisProcess) {
            return null;
        }
    }

    private static String holder(FileChannel channel) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(20);
        channel.read(text, 0);
        return UTF_8.decode(text.flip()).toString();
    }

    private static void refuseLowDisk(Path folder, long neededBytes) throws IOException {
        long usable = Files.getFileStore(folder).getUsableSpace();
        if (usable < neededBytes) {
            throw new UnusableDataFolder("The disk of the data folder " + folder + " is nearly full: " + (usable >> 20)
                    + " MB free, " + (neededBytes >> 20) + " MB needed.");
        }
    }

    private static String reason(IOException e) {
        return e.getClass().getSimpleName() + " " + e.getMessage();
    }
}
