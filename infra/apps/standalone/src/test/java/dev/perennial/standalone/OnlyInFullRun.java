package dev.perennial.standalone;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Too long for every build: only {@code ./perennial test --full} runs it. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(named = "perennial.full", matches = "true")
public @interface OnlyInFullRun {
    /** Whether this is such a run: some tests then take more cases. */
    boolean FULL = Boolean.getBoolean("perennial.full");
}
