package dev.perennial.query.docs;

import java.util.Set;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;

/** Leaves HTML out of rendered pages. */
final class DocsHtml {
    private DocsHtml() {}

    static NodeRenderer withoutHtml(HtmlNodeRendererContext context) {
        return new NodeRenderer() {
            @Override
            public Set<Class<? extends Node>> getNodeTypes() {
                return Set.of(HtmlBlock.class, HtmlInline.class);
            }

            @Override
            public void render(Node node) {
                context.getWriter().raw("");
            }
        };
    }
}
