package dev.perennial.cli.docs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the names of shapes mean, in words that no code knows. */
final class Words {
    private final Map<String, String> sentences = new TreeMap<>();
    private final Set<String> unused;

    private Words(String text) {
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(line -> {
            String[] parts = line.split(": ", 2);
            sentences.put(parts[0], parts[1]);
        });
        unused = new TreeSet<>(sentences.keySet());
    }

    static Words read() throws IOException {
        try (var file = Objects.requireNonNull(Words.class.getResourceAsStream("/shapes/words.txt"))) {
            return new Words(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** Nothing about a game that is not described yet; a description covers all of it. */
    String about(String game, String name) {
        if (sentences.keySet().stream().noneMatch(key -> key.startsWith(game + " "))) {
            return "";
        }
        String key = game + " " + name;
        unused.remove(key);
        return Objects.requireNonNull(sentences.get(key), () -> "words.txt says nothing about " + key);
    }

    Set<String> unused() {
        return unused;
    }
}
