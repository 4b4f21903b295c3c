package dev.perennial.checks.parity;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** Elements of an XML file, with just enough to read a pom. What is not there reads as nothing. */
record Xml(List<Element> elements) {

    static Xml parse(String text) {
        try {
            var factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            var document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
            return new Xml(List.of(document.getDocumentElement()));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new IllegalArgumentException("not XML", e);
        }
    }

    /** The elements reached by these names, one step down each. */
    Xml at(String... path) {
        Stream<Element> reached = elements.stream();
        for (String name : path) {
            reached =
                    reached.flatMap(Xml::children).filter(child -> name.equals("*") || name.equals(child.getTagName()));
        }
        return new Xml(reached.toList());
    }

    Stream<Xml> each() {
        return elements.stream().map(element -> new Xml(List.of(element)));
    }

    String name() {
        return elements.getFirst().getTagName();
    }

    String text() {
        return elements.isEmpty() ? "" : elements.getFirst().getTextContent().strip();
    }

    String text(String... path) {
        return at(path).text();
    }

    private static Stream<Element> children(Element parent) {
        var nodes = parent.getChildNodes();
        return IntStream.range(0, nodes.getLength())
                .mapToObj(nodes::item)
                .filter(Element.class::isInstance)
                .map(Element.class::cast);
    }
}
