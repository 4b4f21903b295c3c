package dev.perennial.checks.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The files that belong to the project. */
public final class TrackedFiles {
    private static final Set<String> MADE_BY_TOOLS =
            Set.of("target", "build", ".git", ".gradle", ".idea", "data", "node_modules");

    private TrackedFiles() {}

    /** What git tracks; without git or its data, all but the folders that tools fill. */
    public static List<Path> below(Path root) {
        return listed(root).orElseGet(() -> walked(root));
    }

    /** Sources that git would never commit, because a pattern for tools' folders hits their package. */
    static List<Path> ignoredSources(Path root) {
        return listed(root, "--others", "--ignored", "--exclude-standard").orElse(List.of()).stream()
                .filter(file -> file.toString().endsWith(".java") && !isMadeByTools(root.relativize(file)))
                .toList();
    }

    private static Optional<List<Path>> listed(Path root, String... options) {
        if (!Files.exists(root.resolve(".git"))) {
            return Optional.empty();
        }
        var command = new ArrayList<>(List.of("git", "ls-files", "-z"));
        command.addAll(List.of(options));
        try {
            var git = new ProcessBuilder(command)
                    .directory(root.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String names = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return git.waitFor() == 0 ? Optional.of(existing(root, names.split("\0"))) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> existing(Path root, String[] names) {
        return Arrays.stream(names)
                .map(root::resolve)
                .filter(Files::isRegularFile)
                .toList();
    }

    private static List<Path> walked(Path root) {
        try (var files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> !isMadeByTools(root.relativize(file)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isMadeByTools(Path file) {
        for (Path part : file) {
            // Packages may be called like a tool's folder; only folders above the sources are meant.
            if (part.toString().equals("src")) {
                return false;
            }
            if (MADE_BY_TOOLS.contains(part.toString())) {
                return true;
            }
        }
        return false;
    }
}
