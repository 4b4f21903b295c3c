package dev.perennial.eventstore;

import dev.perennial.contract.json.Json;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.jackson3.Jackson3Serializer;

/** Stores events under their logical names and revisions instead of Java class names. */
final class LogicalNameSerializer extends Jackson3Serializer {
    private final EventNames names;

    LogicalNameSerializer(EventNames names) {
        super(Jackson3Serializer.builder().jsonMapperBuilderCustomizer(builder -> {
            var _ = Json.withOurTypes(builder);
        }));
        this.names = names;
    }

    /** Without asking the class loader for each event that is read. */
    @Override
    @SuppressWarnings("rawtypes") // as the overridden method has it
    public Class classForType(SerializedType type) {
        return names.classOf(type.getName()).<Class>map(known -> known).orElseGet(() -> super.classForType(type));
    }

    @Override
    @SuppressWarnings("rawtypes") // as the overridden method has it
    public SerializedType typeForClass(Class type) {
        Class<?> known = type;
        return names.nameOf(known)
                .<SerializedType>map(name -> new SimpleSerializedType(name, names.revisionOf(name)))
                .orElseGet(() -> super.typeForClass(type));
    }
}
