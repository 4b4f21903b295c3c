package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.http.ProblemException;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Reads ids and fields of requests. An id that cannot exist is answered like one that does not. */
final class RequestFields {
    private RequestFields() {}

    static TournamentId tournament(String text) {
        return id(text, TournamentId::new, TournamentProblems.unknownTournament());
    }

    static LeagueId league(String text) {
        return id(text, LeagueId::new, LeagueController.unknownLeague());
    }

    static PlayerId player(String text) {
        return id(text, PlayerId::new, unknown("UNKNOWN_PLAYER", "There is no such player."));
    }

    static TableId table(String text) {
        return id(text, TableId::new, unknown("UNKNOWN_TABLE", "There is no such table."));
    }

    private static <T> T id(String text, Function<String, T> type, ProblemException unknown) {
        try {
            return type.apply(text);
        } catch (IllegalArgumentException e) {
            throw unknown;
        }
    }

    private static ProblemException unknown(String code, String message) {
        return new ProblemException(HttpStatus.NOT_FOUND, code, message);
    }

    static <T> T required(@Nullable T value) {
        if (value == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A required field is missing.");
        }
        return value;
    }

    /** An empty list if there is none. JSON may hold null where a list must not. */
    static <T> List<T> list(@Nullable List<T> values) {
        return values == null
                ? List.of()
                : values.stream().map(RequestFields::<T>required).toList();
    }
}
