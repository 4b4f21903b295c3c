package dev.perennial.checks.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.checks.ProjectFiles;
import dev.perennial.checks.source.TrackedFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Compares settings and commands in the pages for operators with the files they describe. */
class OperationsPageTest {
    private static final Path ROOT = ProjectFiles.root();
    private static final String SETTINGS = page("reference/settings.md");
    private static final String DEPLOY = page("how-to/deploy.md");
    private static final String REPAIR = page("how-to/repair.md");
    private static final String BACKUP = page("how-to/back-up-and-restore.md");
    private static final String NAME = "(PERENNIAL_[A-Z_]+)";

    @Test
    void everySettingStandsInTheTable() {
        var read = new TreeSet<String>();
        for (String file : List.of(
                "command-service/src/main/resources/command.yml",
                "query-service/src/main/resources/query.yml",
                "tournament-service/src/main/resources/tournament.yml",
                "infra/deploy/compose.yaml",
                "infra/deploy/proxy/Caddyfile")) {
            read.addAll(found("\\{\\$?" + NAME, ProjectFiles.read(ROOT.resolve(file))));
        }
        String door = "infra/apps/standalone/src/main/java/dev/perennial/standalone/frontdoor/ConnectionLimits.java";
        read.addAll(found("\"" + NAME + "\"", ProjectFiles.read(ROOT.resolve(door))));
        String tables = SETTINGS.lines().filter(line -> line.startsWith("| `")).collect(Collectors.joining());
        assertThat(found("`" + NAME + "`", tables)).hasSizeGreaterThan(30).isEqualTo(read);
    }

    /** What one process sets for its services itself an operator would set in vain. */
    @Test
    void whatOneProcessDoesNotTakeFromItsEnvironmentIsSaid() {
        String assembly = "infra/apps/standalone/src/main/java/dev/perennial/standalone/Assembly.java";
        var fixed = found("environment\\.put\\(\"" + NAME, ProjectFiles.read(ROOT.resolve(assembly)));
        String said = SETTINGS.substring(0, SETTINGS.indexOf("C, Q, T:"));
        String firstSeven =
                SETTINGS.lines().filter(line -> line.startsWith("| `")).limit(7).collect(Collectors.joining());
        assertThat(found("`" + NAME + "`", said + firstSeven))
                .containsAll(fixed)
                .contains("PERENNIAL_LOG_FORMAT");
        assertThat(fixed).contains("PERENNIAL_TRUSTED_PROXIES", "PERENNIAL_DEV_SIGN_IN");
    }

    /** The commands for the first admin run the jar where the image has it. */
    @Test
    void theAdminCommandsFitTheImage() {
        assertThat(ProjectFiles.read(ROOT.resolve("infra/deploy/Dockerfile")))
                .contains("WORKDIR /app", "FROM runtime AS command-service\n", "-exec.jar service.jar");
        String run = "java -Xmx64m -jar service.jar admin NAME";
        assertThat(DEPLOY)
                .contains("docker compose -f infra/deploy/compose.yaml exec command-service " + run)
                .contains("kubectl -n perennial exec deploy/command-service -- " + run);
        assertThat(KubernetesFiles.object("Deployment", "command-service")).isNotEmpty();
        assertThat(StrictYaml.read("compose.yaml", ComposeFile.class).services())
                .containsKey("command-service");
    }

    /** The commands before a first start on a cluster make what its files ask for by name. */
    @Test
    void theCommandsForAClusterFitItsFiles() {
        String commands = DEPLOY.substring(DEPLOY.indexOf("\nPASSWORD="), DEPLOY.indexOf("\ndone\n"));
        String postgres = ProjectFiles.read(ROOT.resolve("infra/deploy/kubernetes/backing/postgres.yaml"));
        var made = new TreeSet<String>();
        for (String name :
                found("for name in (.+);", commands).iterator().next().split(" ")) {
            String forName = commands.replace("$name", name);
            made.addAll(found("secret generic (perennial-db-[a-z]+) ", forName));
            String image = KubernetesFiles.container(KubernetesFiles.object("Deployment", name + "-service"))
                    .get("image")
                    .toString();
            assertThat(forName).contains("--target " + name + "-service -t " + image + " .");
        }
        assertThat(made).isEqualTo(found("name: (perennial-db-[a-z]+)", postgres));
        assertThat(ProjectFiles.read(ROOT.resolve("infra/deploy/kubernetes/front-door.yaml")))
                .contains("secretName: perennial-tls");
        assertThat(DEPLOY).contains("`perennial-tls`");
    }

    @Test
    void theProjectionsThatCanBeRebuiltAreNamed() {
        var named = new TreeSet<String>();
        TrackedFiles.below(ROOT).stream()
                .filter(file -> file.toString().matches(".*/src/main/.*Projection\\.java"))
                .forEach(file ->
                        named.addAll(found("String name\\(\\) \\{\\s*return \"([a-z]+)\";", ProjectFiles.read(file))));
        assertThat(named)
                .hasSizeGreaterThan(4)
                .allSatisfy(name -> assertThat(REPAIR).contains("`" + name + "`"));
    }

    /** What a backup leaves out must be deleted after a restore with other tools. */
    @Test
    void whatMeansNothingBesideAnotherBrokerIsThrownAwayByHand() {
        String backup = "infra/apps/standalone/src/main/java/dev/perennial/standalone/backup/StoredTables.java";
        String notSaved = ProjectFiles.read(ROOT.resolve(backup))
                .split("NOT_SAVED =\\s+")[1]
                .split(";")[0];
        String ofQuery = "/query-service/";
        var tables = new TreeSet<>(found("\"([a-z_]+)\"", notSaved));
        tables.remove("flyway_schema_history"); // the tables' own shape, which such a backup has
        TrackedFiles.below(ROOT).stream()
                .map(Path::toString)
                .filter(file -> file.contains(ofQuery) && file.endsWith(".sql"))
                .forEach(file -> tables.removeAll(found("create table ([a-z_]+)", ProjectFiles.read(Path.of(file)))));
        assertThat(tables)
                .contains("token_entry", "unread_record")
                .allSatisfy(table -> assertThat(BACKUP).contains("`delete from " + table + "`"));
        assertThat(BACKUP).contains("`query` must be empty");
    }

    private static String page(String name) {
        return ProjectFiles.read(ROOT.resolve("docs").resolve(name));
    }

    private static Set<String> found(String pattern, String text) {
        var names = new TreeSet<String>();
        Pattern.compile(pattern).matcher(text).results().forEach(match -> names.add(match.group(1)));
        return names;
    }
}
