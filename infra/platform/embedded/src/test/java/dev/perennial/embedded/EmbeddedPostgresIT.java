package dev.perennial.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedPostgresIT {
    /** Shared where a test leaves it as it found it, because making a cluster takes seconds. */
    @TempDir
    private static Path folder;

    @TempDir
    private Path fresh;

    @Test
    void keepsWhatWasCommittedAndFlushesItToDisk() throws SQLException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder)) {
            postgres.createDatabaseIfAbsent("command");
            postgres.createDatabaseIfAbsent("command");
            run(postgres, "create table kept (word text)");
            run(postgres, "insert into kept values ('Ö'), ('a'), ('Z')");

            assertThat(ask(postgres, "show fsync")).isEqualTo("on");
            assertThat(ask(postgres, "show synchronous_commit")).isEqualTo("on");
            assertThat(ask(postgres, "show full_page_writes")).isEqualTo("on");
            assertThat(ask(postgres, "show listen_addresses")).isEqualTo("127.0.0.1");
            assertThat(ask(postgres, "show unix_socket_directories")).isEmpty();
        }
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder)) {
            assertThat(ask(postgres, "select string_agg(word, ' ' order by word) from kept"))
                    .isEqualTo("Z a Ö");
        }
    }

    @Test
    void takesTheFolderOverFromAServerThatOutlivedItsParent() throws SQLException {
        EmbeddedPostgres left = EmbeddedPostgres.start(folder);
        left.createDatabaseIfAbsent("command");
        ProcessHandle leftProcess = ProcessHandle.of(left.processId()).orElseThrow();

        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder);
                var guest = connect(postgres)) {
            assertThat(leftProcess.isAlive()).isFalse();
            assertThat(guest.isValid(5)).isTrue();
            assertThat(postgres.processId()).isNotEqualTo(leftProcess.pid());
        }
    }

    /** A process of the killed server that is too busy to notice keeps the cluster's memory for a while. */
    @Test
    void waitsForWhatIsLeftOfAKilledServer() throws Exception {
        EmbeddedPostgres killed = EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY);
        killed.createDatabaseIfAbsent("command");
        try (var guest = connect(killed);
                var answer = guest.createStatement().executeQuery("select pg_backend_pid()")) {
            answer.next();
            String busy = answer.getString(1);
            signal("STOP", busy);
            ProcessHandle postmaster = ProcessHandle.of(killed.processId()).orElseThrow();
            assertThat(postmaster.destroyForcibly()).isTrue();
            ProcessHandle _ = postmaster.onExit().get(10, TimeUnit.SECONDS);
            var noticing = CompletableFuture.runAsync(
                    () -> signal("CONT", busy), CompletableFuture.delayedExecutor(2, TimeUnit.SECONDS));

            try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY)) {
                assertThat(noticing).isCompleted();
                assertThat(ask(postgres, "select 1")).isEqualTo("1");
            }
        }
    }

    private static void signal(String name, String process) {
        try {
            assertThat(new ProcessBuilder("kill", "-" + name, process).start().waitFor())
                    .isZero();
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void isNotFooledByAPidFileThatNamesAnotherProcess() throws IOException {
        EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY).close();
        Path pidFile = folder.resolve("cluster/postmaster.pid");
        Files.writeString(pidFile, ProcessHandle.current().pid() + "\n" + folder.resolve("cluster") + "\n");

        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY)) {
            assertThat(postgres.processId())
                    .isNotEqualTo(ProcessHandle.current().pid());
        }
    }

    @Test
    void startsOverWhenTheFirstStartWasCutOff() throws IOException {
        Files.createDirectories(fresh.resolve("cluster/base"));
        Files.writeString(fresh.resolve("cluster/postgresql.conf"), "");

        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(fresh, 0, Durability.THROWAWAY)) {
            assertThat(ProcessHandle.of(postgres.processId())).isPresent();
        }
    }

    @Test
    void saysAtOnceThatItsPortIsTaken() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            assertThatThrownBy(() -> EmbeddedPostgres.start(folder, other.getLocalPort(), Durability.THROWAWAY))
                    .hasMessage("PostgreSQL did not start: port " + other.getLocalPort() + " is taken");
        }
        EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY).close();
    }

    @Test
    void doesNotMistakeAnotherPostgresOnItsPortForItself() {
        try (EmbeddedPostgres other = EmbeddedPostgres.start(fresh, 0, Durability.THROWAWAY)) {
            assertThatThrownBy(() -> EmbeddedPostgres.start(folder, other.port(), Durability.THROWAWAY))
                    .hasMessage("PostgreSQL did not start: port " + other.port() + " is taken");
        }
    }

    @Test
    void saysAtOnceWhyItDoesNotStart() throws IOException {
        EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY).close();
        Path settings = folder.resolve("cluster/postgresql.auto.conf");
        Files.writeString(settings, "no_such_setting = on\n");

        assertThatThrownBy(() -> EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY))
                .hasMessageStartingWith("PostgreSQL did not start: ")
                .hasMessageContaining("FATAL");
        Files.delete(settings);
    }

    @Test
    void isStoppedBeforeAResetThrowsItsFilesAway() {
        try (DataFolder data = DataFolder.open(fresh)) {
            EmbeddedPostgres left = EmbeddedPostgres.start(data.folder("postgres"), 0, Durability.THROWAWAY);
            ProcessHandle process = ProcessHandle.of(left.processId()).orElseThrow();

            data.reset();

            assertThat(process.isAlive()).isFalse();
            assertThat(data.path().resolve("postgres")).doesNotExist();
        }
    }

    @Test
    void makesNoDatabaseOfAnOddName() {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder, 0, Durability.THROWAWAY)) {
            assertThatThrownBy(() -> postgres.createDatabaseIfAbsent("x; drop database postgres"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    private static void run(EmbeddedPostgres postgres, String sql) throws SQLException {
        try (var connection = connect(postgres);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String ask(EmbeddedPostgres postgres, String sql) throws SQLException {
        try (var connection = connect(postgres);
                var statement = connection.createStatement();
                var answer = statement.executeQuery(sql)) {
            answer.next();
            return answer.getString(1);
        }
    }

    private static Connection connect(EmbeddedPostgres postgres) throws SQLException {
        return DriverManager.getConnection(postgres.jdbcUrl("command"), postgres.user(), postgres.password());
    }
}
