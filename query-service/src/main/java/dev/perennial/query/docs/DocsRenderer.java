package dev.perennial.query.docs;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Renders one Markdown file. HTML in it is left out: the project's pages have nothing but comments. */
final class DocsRenderer {
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();

    private final String source;
    private final Set<String> pages;
    private final Map<Node, String> anchors = new HashMap<>();

    /** @param pages all Markdown files of the site */
    DocsRenderer(String source, Set<String> pages) {
        this.source = source;
        this.pages = pages;
    }

    static Node parse(String markdown) {
        return PARSER.parse(markdown);
    }

    String html(Node document) {
        document.accept(new Links());
        document.accept(new Anchors());
        return HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .escapeHtml(false)
                .nodeRendererFactory(DocsHtml::withoutHtml)
                .attributeProviderFactory(_ -> (node, tag, attributes) -> {
                    String anchor = anchors.get(node);
                    if (anchor != null) {
                        attributes.put("id", anchor);
                    }
                    if (tag.equals("img")) {
                        attributes.put("loading", "lazy");
                    }
                })
                .build()
                .render(document);
    }

    /** As GitHub makes them: lower case, hyphens for blanks, no other signs. */
    static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }

    /** The words of a node without their marks. */
    static String text(Node node) {
        var text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text words) {
                text.append(words.getLiteral());
            }

            @Override
            public void visit(Code code) {
                text.append(code.getLiteral());
            }

            @Override
            public void visit(SoftLineBreak line) {
                text.append(' ');
            }
        });
        return text.toString();
    }

    private final class Anchors extends AbstractVisitor {
        private final Map<String, Integer> used = new HashMap<>();

        @Override
        public void visit(Heading heading) {
            String name = anchor(text(heading));
            int times = used.merge(name, 1, Integer::sum);
            anchors.put(heading, times == 1 ? name : name + "-" + (times - 1));
        }
    }

    /** Links lead to pages and pictures of the site. What the site does not have is named without a link. */
    private final class Links extends AbstractVisitor {
        @Override
        public void visit(Link link) {
            visitChildren(link);
            String target = link.getDestination();
            if (target.startsWith("#") || target.contains("://") || target.startsWith("mailto:")) {
                return;
            }
            String[] parts = target.split("#", 2);
            String file = DocsPath.resolve(source, parts[0]);
            if (pages.contains(file)) {
                String fragment = parts.length > 1 ? "#" + parts[1] : "";
                link.setDestination(DocsPath.relative(DocsPath.page(source), DocsPath.page(file)) + fragment);
            } else {
                while (link.getFirstChild() != null) {
                    link.insertBefore(link.getFirstChild());
                }
                link.insertBefore(new Text(" (" + file + ")"));
                link.unlink();
            }
        }

        @Override
        public void visit(Image image) {
            visitChildren(image);
            DocsPath.asset(DocsPath.resolve(source, image.getDestination()))
                    .ifPresent(file -> image.setDestination(DocsPath.relative(DocsPath.page(source), file)));
        }
    }
}
