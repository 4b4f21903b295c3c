package dev.perennial.checks.prose;

import dev.perennial.checks.ProjectFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation, cut into what a reader reads: lines, sentences and cells of tables. */
record Markdown(String name, String text) {
    private static final Pattern CODE = Pattern.compile("(?ms)^ *```.*?^ *```$");
    private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)]\\([^)]*\\)");
    private static final Pattern INLINE_CODE = Pattern.compile("`[^`]*`");
    private static final Pattern ITEM = Pattern.compile("^ *(?:[*-]|\\d+\\.) +");
    private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])[\")”]?\\s+(?=[A-Z0-9\"(“])");

    static Markdown read(Path root, Path file) {
        return new Markdown(root.relativize(file).toString(), ProjectFiles.read(file));
    }

    /** What is left when code and comments are taken out. Line numbers do not matter here. */
    String withoutCode() {
        return COMMENT.matcher(CODE.matcher(text).replaceAll("")).replaceAll("");
    }

    /** Paragraphs, list items and headings, each on one line, with links and code in plain words. */
    List<String> paragraphs() {
        var paragraphs = new ArrayList<String>();
        var open = new StringBuilder();
        for (String line : withoutCode().lines().toList()) {
            boolean item = ITEM.matcher(line).find();
            boolean apart = line.isBlank() || line.strip().startsWith("|") || line.startsWith("#");
            if ((item || apart) && !open.isEmpty()) {
                paragraphs.add(plain(open.toString()));
                open.setLength(0);
            }
            if (!apart) {
                open.append(ITEM.matcher(line).replaceFirst("").strip()).append(' ');
            }
        }
        if (!open.isEmpty()) {
            paragraphs.add(plain(open.toString()));
        }
        return paragraphs;
    }

    List<String> sentences() {
        return paragraphs().stream().flatMap(Markdown::sentences).toList();
    }

    /** The cells of all tables, without the lines below their heads. */
    List<String> cells() {
        return withoutCode()
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("|") && !line.matches("[|: -]+"))
                .flatMap(line -> Stream.of(line.split("(?<!\\\\)\\|")))
                .map(cell -> plain(cell.strip()))
                .toList();
    }

    static Stream<String> sentences(String paragraph) {
        return SENTENCE_END.splitAsStream(paragraph).filter(sentence -> !sentence.isBlank());
    }

    static int words(String sentence) {
        return sentence.strip().split("\\s+").length;
    }

    private static String plain(String text) {
        String words = LINK.matcher(text).replaceAll("$1");
        return INLINE_CODE.matcher(words).replaceAll("Code").replace("*", "").strip();
    }
}
