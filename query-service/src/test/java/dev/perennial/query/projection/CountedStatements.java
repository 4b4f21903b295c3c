package dev.perennial.query.projection;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.Statement;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.config.BeanPostProcessor;

/** Remembers what the reader of tables has the database execute. */
public class CountedStatements implements BeanPostProcessor {
    static final Queue<String> EXECUTED = new ConcurrentLinkedQueue<>();

    @Override
    public Object postProcessAfterInitialization(Object bean, String name) {
        return bean instanceof DataSource source ? counted(source, DataSource.class, null) : bean;
    }

    private static <T> T counted(T real, Class<T> type, @Nullable String sql) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (_, method, arguments) -> {
                    if (sql != null
                            && method.getName().startsWith("execute")
                            && Thread.currentThread().getName().startsWith("projection-tables")) {
                        EXECUTED.add(sql);
                    }
                    try {
                        Object answer = method.invoke(real, arguments);
                        return switch (answer) {
                            case Connection connection -> counted(connection, Connection.class, null);
                            case PreparedStatement statement ->
                                counted(statement, PreparedStatement.class, String.valueOf(arguments[0]));
                            case Statement statement -> counted(statement, Statement.class, "without parameters");
                            case null, default -> answer;
                        };
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }
}
