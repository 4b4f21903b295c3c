package dev.perennial.contract.json;

import dev.perennial.games.Coded;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes {@link Coded} values as their text and reads them with their {@code ofCode}. */
final class CodedModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    CodedModule() {
        super("coded");
        addSerializer(Coded.class, new Writer());
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializers(new Deserializers.Base() {
            @Override
            public @Nullable ValueDeserializer<?> findBeanDeserializer(
                    JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
                return type.isTypeOrSubTypeOf(Coded.class) ? new Reader(type.getRawClass()) : null;
            }

            @Override
            public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
                return Coded.class.isAssignableFrom(type);
            }
        });
    }

    private static final class Writer extends StdSerializer<Coded> {
        Writer() {
            super(Coded.class);
        }

        @Override
        public void serialize(Coded value, JsonGenerator generator, SerializationContext context) {
            generator.writeString(value.code());
        }
    }

    private static final class Reader extends StdDeserializer<Object> {
        private final MethodHandle ofCode;

        Reader(Class<?> type) {
            super(type);
            try {
                this.ofCode = MethodHandles.publicLookup()
                        .findStatic(type, "ofCode", MethodType.methodType(type, String.class));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " is Coded but has no ofCode(String)", e);
            }
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            if (!parser.hasToken(JsonToken.VALUE_STRING)) {
                return context.handleUnexpectedToken(handledType(), parser);
            }
            String text = parser.getString();
            try {
                return ofCode.invoke(text);
            } catch (IllegalArgumentException e) {
                return context.handleWeirdStringValue(
                        handledType(), text, "not a %s", handledType().getSimpleName());
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
