package dev.perennial.query.docs;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;

/** The search index: each section of each page with its words. */
final class DocsIndex {
    private final List<Entry> entries = new ArrayList<>();

    /** @param path the page with the anchor of the section */
    record Entry(String path, String page, String section, String text) {}

    /** The document as it was parsed, before links were changed. */
    void add(String page, Node document) {
        String title = "";
        String section = "";
        var words = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                keep(page, title, section, words);
                section = DocsRenderer.text(heading);
                title = title.isEmpty() ? section : title;
            } else {
                words.append(DocsRenderer.text(node)).append(' ');
            }
        }
        keep(page, title, section, words);
    }

    private void keep(String page, String title, String section, StringBuilder words) {
        String text = words.toString().replaceAll("\\s+", " ").strip();
        words.setLength(0);
        if (!section.isEmpty()) {
            String anchor = section.equals(title) ? "" : "#" + DocsRenderer.anchor(section);
            entries.add(new Entry(page + anchor, title, section, text));
        }
    }

    List<Entry> entries() {
        return List.copyOf(entries);
    }
}
