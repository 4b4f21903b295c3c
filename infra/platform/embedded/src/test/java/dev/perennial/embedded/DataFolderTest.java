package dev.perennial.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {
    @TempDir
    Path temp;

    @Test
    void isMadeWhenAbsentAndClosedToOthers() throws IOException {
        try (DataFolder folder = DataFolder.open(temp.resolve("a/b"))) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                    .isEqualTo("rwx------");
            assertThat(folder.folder("kafka")).isEqualTo(folder.path().resolve("kafka"));
            assertThat(folder.folder("kafka")).isDirectory();
        }
    }

    /** Also one that was made, or restored, when files were still open to all. */
    @Test
    void isClosedToOthersAlsoWhenItWasOpenBefore() throws IOException {
        DataFolder.open(temp).close();
        Path segments = Files.createDirectories(temp.resolve("kafka/log/tables-0"));
        Path segment = Files.writeString(segments.resolve("0.log"), "hidden cards");
        Path program = Files.writeString(temp.resolve("initdb"), "#!/bin/sh");
        for (Path each : List.of(temp, segments.getParent().getParent(), segments.getParent(), segments)) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.setPosixFilePermissions(segment, PosixFilePermissions.fromString("rw-rw-r--"));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path outside = Files.createTempFile("outside", "");
        Files.setPosixFilePermissions(outside, PosixFilePermissions.fromString("rw-r--r--"));
        Files.createSymbolicLink(temp.resolve("link"), outside);

        try (DataFolder folder = DataFolder.open(temp)) {
            assertThat(permissions(folder.path())).isEqualTo("rwx------");
            assertThat(permissions(segments)).isEqualTo("rwx------");
            assertThat(permissions(segment)).isEqualTo("rw-------");
            assertThat(permissions(program)).isEqualTo("rwx------");
            assertThat(permissions(outside)).as("not ours").isEqualTo("rw-r--r--");
        } finally {
            Files.delete(outside);
        }
    }

    @Test
    void whatIsMadeInItIsClosedToo() throws IOException {
        try (DataFolder folder = DataFolder.open(temp)) {
            assertThat(permissions(Files.createFile(folder.folder("logs").resolve("perennial.json"))))
                    .isEqualTo("rw-------");
            assertThat(permissions(folder.folder("logs"))).isEqualTo("rwx------");
        }
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void isHeldByOneAtATimeAndNamesTheHolder() {
        try (DataFolder held = DataFolder.open(temp)) {
            assertThatThrownBy(() -> DataFolder.open(held.path()))
                    .isInstanceOf(UnusableDataFolder.class)
                    .hasMessage("The data folder " + temp + " is in use by process "
                            + ProcessHandle.current().pid() + ".");
        }
    }

    @Test
    void isFreeAgainAfterClosing() {
        DataFolder.open(temp).close();

        try (DataFolder again = DataFolder.open(temp)) {
            assertThat(again.path()).isEqualTo(temp);
        }
    }

    @Test
    void isNotTakenWhenItHoldsSomethingElse() throws IOException {
        Files.writeString(temp.resolve("thesis.txt"), "ten years of work");

        assertThatThrownBy(() -> DataFolder.open(temp))
                .isInstanceOf(UnusableDataFolder.class)
                .hasMessage("The folder " + temp + " is not empty and holds no Perennial data.");
        assertThat(temp.resolve("thesis.txt")).exists();
    }

    @Test
    void isNotTakenWhenTheDiskIsNearlyFull() {
        assertThatThrownBy(() -> DataFolder.open(temp, Long.MAX_VALUE))
                .isInstanceOf(UnusableDataFolder.class)
                .hasMessageContaining("is nearly full")
                .hasMessageContaining("MB free");
        DataFolder.open(temp).close();
    }

    @Test
    void isNotTakenWhenAFileStandsInItsPlace() throws IOException {
        Path file = Files.createFile(temp.resolve("data"));

        assertThatThrownBy(() -> DataFolder.open(file))
                .isInstanceOf(UnusableDataFolder.class)
                .hasMessageStartingWith("The data folder " + file + " cannot be used");
    }

    @Test
    void losesEverythingButItsLockOnReset() throws IOException {
        Path outside = Files.createFile(temp.resolve("outside"));
        try (DataFolder folder = DataFolder.open(temp.resolve("data"))) {
            Files.createDirectories(folder.folder("kafka").resolve("log"));
            Files.writeString(folder.folder("keys").resolve("key"), "k");
            Files.createSymbolicLink(folder.path().resolve("link"), outside);

            folder.reset();

            assertThat(folder.path().toFile().list()).containsExactly("perennial.lock");
            assertThat(outside).exists();
            assertThatThrownBy(() -> DataFolder.open(folder.path())).isInstanceOf(UnusableDataFolder.class);
        }
    }
}
