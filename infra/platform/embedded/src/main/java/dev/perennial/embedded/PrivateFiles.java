package dev.perennial.embedded;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Set;

/** Creates files that only their owner can read: they contain hidden cards, password hashes and signing keys. */
final class PrivateFiles {
    private static final int NOTHING_FOR_OTHERS = 0077;

    private static final Set<PosixFilePermission> OWNERS = EnumSet.of(
            PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE, PosixFilePermission.OWNER_EXECUTE);

    private PrivateFiles() {}

    /** Takes away from others what they may do with whatever is there; links are left alone, never followed. */
    static void close(Path root) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                closeOne(folder);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!attributes.isSymbolicLink()) {
                    closeOne(file);
                }
                return FileVisitResult.CONTINUE;
            }

            // A database that outlived its parent may still throw files away.
            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }
        });
    }

    private static void closeOne(Path path) throws IOException {
        try {
            Set<PosixFilePermission> now = Files.readAttributes(path, PosixFileAttributes.class, NOFOLLOW_LINKS)
                    .permissions();
            if (!OWNERS.containsAll(now)) {
                Set<PosixFilePermission> closed = EnumSet.copyOf(now);
                closed.retainAll(OWNERS);
                Files.setPosixFilePermissions(path, closed);
            }
        } catch (NoSuchFileException e) {
            // Gone meanwhile.
        }
    }

    /**
     * Makes files this process creates from now on private, including broker segments and logs written by other code.
     * Java has no API for it. Where native calls are not allowed, the private folder has to be enough.
     */
    @SuppressWarnings("restricted") // a call of the system that every one of them has
    static void closeWhatIsMade() {
        if (!PrivateFiles.class.getModule().isNativeAccessEnabled()) {
            return;
        }
        Linker linker = Linker.nativeLinker();
        linker.defaultLookup().find("umask").ifPresent(address -> {
            try {
                var umask = linker.downcallHandle(
                        address, FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
                int _ = (int) umask.invokeExact(NOTHING_FOR_OTHERS);
            } catch (Throwable e) {
                throw new IllegalStateException("cannot set the umask", e);
            }
        });
    }
}
