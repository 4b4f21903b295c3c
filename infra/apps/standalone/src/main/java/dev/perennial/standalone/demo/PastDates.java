package dev.perennial.standalone.demo;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueCommand;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.eventhandling.GenericEventMessage;
import org.axonframework.messaging.GenericMessage;
import org.axonframework.messaging.InterceptorChain;
import org.axonframework.messaging.MessageHandlerInterceptor;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.jspecify.annotations.Nullable;

/**
 * A clock for the demo alone: what is said to belong to the past is played now, and its events are dated on a day long
 * gone, where time runs fast. Everything else, tokens and deadlines above all, stays in the present.
 */
public final class PastDates implements MessageHandlerInterceptor<CommandMessage<?>> {
    private static final long SPEED = 60;

    /** A day in the past, and how it goes on. */
    private record Course(Instant begin, long sinceNanos) {
        static Course from(Instant begin) {
            return new Course(begin, System.nanoTime());
        }

        Instant now() {
            return begin.plusNanos((System.nanoTime() - sinceNanos) * SPEED);
        }
    }

    private static final ThreadLocal<@Nullable Course> CURRENT = new ThreadLocal<>();

    /** The objects one person creates under one name; the same from anyone else stays in the present. */
    private record Founding(String founder, String name, Course course) {
        @Nullable
        Course of(PlayerId by, String called) {
            return by.code().equals(founder) && called.equals(name) ? course : null;
        }
    }

    private final Map<String, Course> courses = new ConcurrentHashMap<>();

    private volatile @Nullable Founding founding;

    /** From now on this clock dates the events of all commands on these buses. */
    public void install(Iterable<CommandBus> buses) {
        GenericEventMessage.clock = new EventClock();
        for (CommandBus bus : buses) {
            var _ = bus.registerHandlerInterceptor(this);
        }
    }

    /** Backdates everything this person creates under this name meanwhile, with its consequences. */
    public <T> T founded(Instant begin, String founder, String name, Supplier<T> founds) {
        founding = new Founding(founder, name, Course.from(begin));
        try {
            return founds.get();
        } finally {
            founding = null;
        }
    }

    /** These go on on that day. */
    public void goOn(Instant begin, Iterable<String> aggregates) {
        Course course = Course.from(begin);
        aggregates.forEach(aggregate -> courses.put(aggregate, course));
    }

    /** Later events of this aggregate belong to the present. */
    public void returnToday(String aggregate) {
        courses.remove(aggregate);
    }

    /** The past is over: nothing more happens in it. */
    public void end() {
        courses.clear();
    }

    @Override
    public @Nullable Object handle(UnitOfWork<? extends CommandMessage<?>> work, InterceptorChain chain)
            throws Exception {
        Course course = courseOf(work.getMessage().getPayload());
        if (course == null) {
            return chain.proceed();
        }
        work.transformMessage(command -> dated(command, course.now()));
        CURRENT.set(course);
        try {
            return chain.proceed();
        } finally {
            CURRENT.remove();
        }
    }

    private @Nullable Course courseOf(Object command) {
        return switch (command) {
            case CreateTournament creation ->
                remember(
                        creation.tournament().code(),
                        foundedBy(creation.request().person(), creation.name()));
            case CreateLeague creation ->
                remember(creation.league().code(), foundedBy(creation.request().person(), creation.name()));
            case OpenSeatedTable opening ->
                remember(opening.table().code(), courses.get(String.valueOf(opening.tournament())));
            case TableCommand other -> courses.get(other.table().code());
            case TournamentCommand other -> courses.get(other.tournament().code());
            case CountTournament counted -> courses.get(counted.tournament().code());
            case LeagueCommand other -> courses.get(other.league().code());
            default -> null;
        };
    }

    private @Nullable Course foundedBy(PlayerId by, String name) {
        Founding now = founding;
        return now == null ? null : now.of(by, name);
    }

    private @Nullable Course remember(String aggregate, @Nullable Course course) {
        if (course != null) {
            courses.put(aggregate, course);
        }
        return course;
    }

    /** Rounds and moves say themselves when they were. */
    private static CommandMessage<?> dated(CommandMessage<?> command, Instant at) {
        Object past = switch (command.getPayload()) {
            case TournamentCommand given -> RedatedCommand.at(given, at);
            case PlayMove given ->
                new PlayMove(
                        given.table(), given.player(), given.number(), given.key(), given.move(), at, given.byBot());
            case Object other -> other;
        };
        return new GenericCommandMessage<>(
                new GenericMessage<>(command.getIdentifier(), past, command.getMetaData()), command.getCommandName());
    }

    private static final class EventClock extends Clock {
        @Override
        public Instant instant() {
            Course course = CURRENT.get();
            return course == null ? Instant.now() : course.now();
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }
}
