package dev.perennial.http.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares what an operation answers, for the API description, where its Java type does not say it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Answers {
    /** One of these; a text if there are none. */
    Class<?>[] value() default {};

    /** The media type, without parameters. */
    String type() default "application/json";
}
