package dev.perennial.standalone;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** A copy of the script in a tree of its own, with tools that only say how they were called. */
final class ScriptSandbox {
    private final Path root;
    private final Path tools;
    private final Map<String, String> environment = new TreeMap<>();

    /** What a call of the script led to. */
    record Outcome(int exit, String out, String err) {}

    ScriptSandbox(Path folder) throws IOException {
        root = Files.createDirectories(folder.resolve("a tree"));
        tools = Files.createDirectories(folder.resolve("tools"));
        Files.copy(original(), root.resolve("perennial"));
        Files.createDirectories(root.resolve("docs/reference"));
        Files.copy(original().resolveSibling("docs/reference/commands.md"), root.resolve("docs/reference/commands.md"));
        write("pom.xml", "<project/>");
        write("games/src/main/java/Game.java", "class Game {}");
        tool("mvn", """
                [ "$1" = -v ] && { echo 'Apache Maven 3.8.7'; exit 0; }
                echo "mvn $*"
                for program in standalone cli; do
                  case " $* " in *" infra/apps/$program "*)
                    mkdir -p "%1$s/infra/apps/$program/target/app"
                    touch "%1$s/infra/apps/$program/target/$program-1.jar" ;;
                  esac
                done
                """.formatted(root));
        tool("chromium", "exit 0");
        tool("node", "exit 0");
        tool("npm", "exit 0");
        environment.put("JAVA_HOME", jdk("25.0.1").toString());
    }

    static Path original() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("perennial"))) {
            folder = folder.getParent();
        }
        return folder.resolve("perennial");
    }

    /** Takes the JDK and Maven away; {@link #givesBack} lets a package manager bring them. */
    ScriptSandbox withoutTools() throws IOException {
        Files.move(tools.resolve("mvn"), tools.resolve("mvn.package"));
        return with("JAVA_HOME", "")
                .with("PERENNIAL_JDKS", tools.resolve("installed").toString());
    }

    /** The script of a package manager that has these packages and writes down what it is asked for. */
    String givesBack(Path log, String jdkPackage, String mavenPackage) throws IOException {
        return """
                PATH=/usr/bin:/bin
                echo "$*" >>'%s'
                case " $* " in
                  *' update '*) ;;
                  *' %s '*) mv '%s' '%s' ;;
                  *' %s '*) cp '%s' '%s' ;;
                  *) exit 100 ;;
                esac
                """.formatted(
                        log,
                        jdkPackage,
                        jdk("25.0.2"),
                        tools.resolve("installed"),
                        mavenPackage,
                        tools.resolve("mvn.package"),
                        tools.resolve("mvn"));
    }

    Path root() {
        return root;
    }

    Path write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    void tool(String name, String script) throws IOException {
        executable(tools.resolve(name), script);
    }

    /** A system with next to nothing on it: what the script itself needs, and what is given by {@link #tool}. */
    ScriptSandbox bare() throws IOException {
        for (String name : List.of("chromium", "node", "npm")) {
            Files.delete(tools.resolve(name));
        }
        String posix = "awk cat cksum date dirname find grep head mkdir mktemp mv rm sed sort touch tr true";
        for (String name : posix.split(" ")) {
            tool(name, "PATH=/usr/bin:/bin\nexec " + name + " \"$@\"");
        }
        tool("env", "while [ \"${1#*=}\" != \"$1\" ]; do shift; done\nexec \"$@\"");
        return with("PATH", tools.toString());
    }

    Path jdk(String version) throws IOException {
        Path home = Files.createDirectories(tools.resolve("jdk " + version));
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        executable(home.resolve("bin/javac"), "");
        executable(home.resolve("bin/java"), "for word; do echo \"<$word>\"; done; exit 7");
        return home;
    }

    /** From now on the JVM learns, as a real one does, when it is asked to. */
    void teachable() throws IOException {
        executable(Path.of(environment.get("JAVA_HOME")).resolve("bin/java"), """
                for word; do
                  echo "<$word>"
                  case $word in -XX:AOTCacheOutput=*) touch "${word#*=}" ;; esac
                done
                """);
    }

    private static void executable(Path file, String script) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + script);
        if (!file.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + file + " executable");
        }
    }

    ScriptSandbox with(String name, String value) {
        environment.put(name, value);
        return this;
    }

    Outcome run(String... args) throws IOException, InterruptedException {
        return runFrom(root.resolve("perennial"), root, args);
    }

    /** On a terminal, with these words typed. What is printed and what is reported come together there. */
    Outcome onTerminal(String typed, String arguments) throws IOException, InterruptedException {
        Path keys = Files.writeString(tools.resolve("keys"), typed + "\n");
        return start(
                List.of("script", "-qec", "/bin/sh '" + root.resolve("perennial") + "' " + arguments, "/dev/null"),
                root,
                ProcessBuilder.Redirect.from(keys.toFile()));
    }

    Outcome runFrom(Path script, Path folder, String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh", script.toString()));
        command.addAll(Arrays.asList(args));
        return start(command, folder, ProcessBuilder.Redirect.PIPE);
    }

    private Outcome start(List<String> command, Path folder, ProcessBuilder.Redirect keys)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile(tools, "out", "");
        Path err = Files.createTempFile(tools, "err", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(keys)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", tools + ":/usr/bin:/bin");
        builder.environment().put("PERENNIAL_JDKS", "/nowhere");
        builder.environment().putAll(environment);
        Process process = builder.start();
        if (!process.waitFor(60, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("the script hangs");
        }
        return new Outcome(process.exitValue(), Files.readString(out, UTF_8), Files.readString(err, UTF_8));
    }
}
