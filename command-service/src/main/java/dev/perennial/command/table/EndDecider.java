package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.command.table.TableCommand.ForfeitSeat;
import dev.perennial.command.table.TableCommand.Resign;
import dev.perennial.command.table.TableCommand.VoidTable;
import dev.perennial.command.table.TableCommand.VoteVoid;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.Ending;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.Places;
import dev.perennial.contract.table.TableEvent.ForfeitReason;
import dev.perennial.contract.table.TableEvent.GameAdjudicated;
import dev.perennial.contract.table.TableEvent.ResultCorrected;
import dev.perennial.contract.table.TableEvent.TableAborted;
import dev.perennial.contract.table.TableEvent.VoidVoted;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Judges every end of a table that is not the end of its game. */
final class EndDecider {
    private static final int LONGEST_REASON = 500;
    private static final int MOST_VOTES = 10;

    private EndDecider() {}

    /** Once the owner has seen cards the game is everybody's. Where nothing counts, it is from the first move on. */
    static List<Object> abort(TableState table, AbortTable command, ServerSeed seed) {
        Rules.requireOwner(table, command.player());
        if (table.isOver()) {
            throw new Refused(TableRefusal.GAME_OVER);
        }
        boolean begun = table.seats().stream()
                .filter(Objects::nonNull)
                .anyMatch(seat -> !seat.moves().isEmpty() || seat.missed() > 0 || seat.isForfeited());
        if (begun || table.terms().rated()) {
            Rules.requireNotDealt(table);
        }
        return called(new Course(table, seed), command.player(), Ending.CALLED_OFF);
    }

    private static List<Object> called(Course course, PlayerId by, Ending ending) {
        course.tell(new TableAborted(course.table().id(), by, ending));
        course.reveal();
        return course.events();
    }

    static List<Object> resign(TableState table, Resign command, ServerSeed seed) {
        int seat = playing(table, command.player());
        var course = new Course(table, seed);
        course.forfeit(seat, ForfeitReason.RESIGNED, command.at());
        return course.events();
    }

    /** A seat that others give up: nobody came to it, or its player is gone for good. */
    static List<Object> forfeit(TableState table, ForfeitSeat command, ServerSeed seed) {
        int seat = playing(table, command.player());
        var course = new Course(table, seed);
        OfficialDecision decision = command.decision();
        if (decision != null) {
            course.tell(new GameAdjudicated(table.id(), decision.by(), command.reason()));
        }
        course.forfeit(seat, ForfeitReason.ABSENT, command.at(), decision);
        return course.events();
    }

    /** Who says again that he agrees is asked anew: the one who did not may have given up his seat since. */
    static List<Object> vote(TableState table, VoteVoid command, ServerSeed seed) {
        int seat = playing(table, command.player());
        if (table.tournament() != null) {
            throw new Refused(TableRefusal.OFFICIALS_ONLY);
        }
        var course = new Course(table, seed);
        if (table.seat(seat).agreesToVoid() != command.agrees()) {
            if (table.seat(seat).votes() >= MOST_VOTES) {
                throw new Refused(TableRefusal.TOO_MANY_VOTES);
            }
            course.tell(new VoidVoted(table.id(), seat, command.agrees()));
        }
        boolean agreed = course.table().seats().stream()
                .filter(each -> each != null && each.isPlayedByPerson())
                .allMatch(each -> Objects.requireNonNull(each).agreesToVoid());
        return agreed ? called(course, command.player(), Ending.AGREED) : course.events();
    }

    private static int playing(TableState table, PlayerId player) {
        int seat = Rules.seatOf(table, player);
        Rules.requirePlaying(table);
        if (!table.seat(seat).isPlayedByPerson()) {
            throw new Refused(TableRefusal.SEAT_FORFEITED);
        }
        return seat;
    }

    /** @param last how the table was judged before, if it was */
    static List<Object> correct(TableState table, @Nullable Ruling last, CorrectResult command, ServerSeed seed) {
        if (!command.byTournament()) {
            requireNotHisOwn(table, command.by());
        }
        requireReason(command.reason());
        if (command.places().size() != table.seats().size() || !Places.areSound(command.places())) {
            throw new Refused(TableRefusal.BAD_PLACES);
        }
        if (table.status() == TableStatus.FINISHED) {
            boolean again = last != null && last.isRepeatedBy(command, Objects.requireNonNull(table.result()));
            return again ? List.of() : List.of(corrected(table, last, command));
        }
        Rules.requirePlaying(table);
        var course = new Course(table, seed);
        course.tell(new GameAdjudicated(table.id(), command.by(), command.reason()));
        course.finish(
                Places.decided(command.places()),
                Ending.ADJUDICATED,
                Rules.counting(table, command.decision(), Rules.mayCount(table)));
        return course.events();
    }

    private static ResultCorrected corrected(TableState table, @Nullable Ruling last, CorrectResult command) {
        return new ResultCorrected(
                table.id(),
                table.gameId(),
                table.seats().stream()
                        .map(seat -> Objects.requireNonNull(seat).player())
                        .toList(),
                Places.changed(Objects.requireNonNull(table.result()), command.places()),
                Rules.counting(table, command.decision(), Ruling.mayCount(last, table)),
                command.by(),
                command.reason());
    }

    static List<Object> annul(TableState table, VoidTable command, ServerSeed seed) {
        requireNotHisOwn(table, command.by());
        requireReason(command.reason());
        if (table.isOver()) {
            throw new Refused(TableRefusal.GAME_OVER);
        }
        var course = new Course(table, seed);
        course.tell(new GameAdjudicated(table.id(), command.by(), command.reason()));
        return called(course, command.by(), Ending.VOIDED);
    }

    /** An organiser may play in his tournament, and an admin for his rating: then somebody else decides. */
    private static void requireNotHisOwn(TableState table, PlayerId official) {
        boolean counts = table.tournament() != null || table.terms().rated();
        if (counts && table.seatOf(official).isPresent()) {
            throw new Refused(TableRefusal.OWN_TABLE);
        }
    }

    private static void requireReason(String reason) {
        if (reason.isBlank() || reason.length() > LONGEST_REASON) {
            throw new Refused(TableRefusal.REASON_MISSING);
        }
    }
}
