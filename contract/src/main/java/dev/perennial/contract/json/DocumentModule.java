package dev.perennial.contract.json;

import dev.perennial.domain.Document;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** A {@link Document} is the JSON it was read from: its fields are written in the order in which they came. */
final class DocumentModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    DocumentModule() {
        super("document");
        addSerializer(Document.class, new Writer());
        addDeserializer(Document.class, new Reader());
    }

    private static final class Writer extends StdSerializer<Document> {
        Writer() {
            super(Document.class);
        }

        @Override
        public void serialize(Document document, JsonGenerator json, SerializationContext context) {
            write(document.value(), json, context);
        }

        private static void write(@Nullable Object value, JsonGenerator json, SerializationContext context) {
            switch (value) {
                case Map<?, ?> fields -> {
                    json.writeStartObject();
                    fields.forEach((name, part) -> {
                        json.writeName((String) name);
                        write(part, json, context);
                    });
                    json.writeEndObject();
                }
                case List<?> parts -> {
                    json.writeStartArray();
                    parts.forEach(part -> write(part, json, context));
                    json.writeEndArray();
                }
                case String text -> json.writeString(text);
                case Boolean truth -> json.writeBoolean(truth);
                case Integer number -> json.writeNumber(number);
                case null -> json.writeNull();
                default -> context.writeValue(json, value);
            }
        }
    }

    private static final class Reader extends StdDeserializer<Document> {
        Reader() {
            super(Document.class);
        }

        @Override
        public Document deserialize(JsonParser json, DeserializationContext context) {
            return Document.of(context.readValue(json, Object.class));
        }
    }
}
