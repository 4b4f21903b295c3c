package dev.perennial.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class PostgresProgramsTest {
    @TempDir
    Path temp;

    @Test
    void lieWhereNobodyElseCanReachThem() throws Exception {
        System.setProperty("perennial.cache", temp.toString());
        try {
            Path folder = PostgresPrograms.defaultFolder();

            assertThat(folder).isEqualTo(temp.resolve("perennial/postgresql")).isDirectory();
            assertThat(Files.getPosixFilePermissions(folder.getParent()))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        } finally {
            System.clearProperty("perennial.cache");
        }
    }

    @Test
    void removeWhatACutOffUnpackingLeft() throws Exception {
        Path half = Files.createDirectories(temp.resolve(folderName()).resolve("bin"));

        try (PostgresPrograms programs = new PostgresPrograms(temp);
                InputStream archive = programs.getPgBinary("Linux", "x86_64")) {
            assertThat(archive).isNotNull();
            assertThat(half).doesNotExist();
        }
    }

    @Test
    void leaveACompleteUnpackingAlone() throws Exception {
        Path complete = Files.createDirectories(temp.resolve(folderName()));
        Files.createFile(complete.resolve(".exists"));

        try (PostgresPrograms programs = new PostgresPrograms(temp);
                InputStream archive = programs.getPgBinary("Linux", "x86_64")) {
            assertThat(archive).isNotNull();
            assertThat(complete.resolve(".exists")).exists();
            assertThat(temp.resolve("unpack.lock")).doesNotExist();
        }
    }

    private String folderName() throws IOException, NoSuchAlgorithmException {
        try (PostgresPrograms programs = new PostgresPrograms(temp.resolve("elsewhere"))) {
            Files.createDirectories(programs.folder());
            try (InputStream archive = programs.getPgBinary("Linux", "x86_64")) {
                byte[] digest = MessageDigest.getInstance("MD5").digest(archive.readAllBytes());
                return "PG-" + HexFormat.of().formatHex(digest);
            }
        }
    }
}
