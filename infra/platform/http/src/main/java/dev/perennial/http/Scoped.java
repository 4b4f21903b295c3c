package dev.perennial.http;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The scopes by which a program may use an operation; one of them is enough. On a method it replaces what its class
 * says. An operation without this annotation and without {@link OwnerOnly} is closed to programs.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Scoped {
    Scope[] value();
}
