package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodTable;
import dev.perennial.pairing.pods.model.SeatTaken;
import dev.perennial.pairing.pods.search.PodNumbers;
import dev.perennial.pairing.pods.search.SeatOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Explains tables: the cost is the sum of the reasons, kind by kind. */
final class PodReasons {
    private final PodField field;
    private final PodNumbers numbers;
    private final Map<List<Integer>, Meeting> meetings = new HashMap<>();

    PodReasons(PodField field, PodNumbers numbers) {
        this.field = field;
        this.numbers = numbers;
        for (var meeting : field.meetings()) {
            meetings.put(List.of(meeting.first(), meeting.second()), meeting);
            meetings.put(List.of(meeting.second(), meeting.first()), meeting);
        }
    }

    /** Players by seat. */
    PodTable table(int[] seats) {
        var reasons = new ArrayList<PodReason>();
        var sorted = seats.clone();
        Arrays.sort(sorted);
        for (int player : sorted) {
            reasons.add(new PodReason.InBand(id(player), numbers.band[player]));
        }
        for (int i = 0; i < sorted.length; i++) {
            for (int j = i + 1; j < sorted.length; j++) {
                addPair(sorted[i], sorted[j], reasons);
            }
        }
        if (numbers.isShort(seats.length)) {
            addShort(sorted, reasons);
        }
        for (int seat = 1; seat <= seats.length; seat++) {
            reasons.add(seat(numbers.players.get(seats[seat - 1]), new SeatTaken(seat, seats.length)));
        }
        long surplus = Arrays.stream(seats).mapToLong(numbers::deviation).sum();
        reasons.add(new PodReason.Strength(surplus, PodNumbers.strength(seats.length, surplus)));
        return new PodTable(Arrays.stream(seats).map(this::id).boxed().toList(), cost(reasons), reasons);
    }

    private int id(int player) {
        return numbers.players.get(player).id();
    }

    private void addPair(int first, int second, List<PodReason> reasons) {
        int bands = numbers.band[second] - numbers.band[first];
        if (bands != 0) {
            reasons.add(new PodReason.Mixed(id(first), id(second), bands, numbers.mixing(first, second)));
        }
        var meeting = meetings.get(List.of(id(first), id(second)));
        if (meeting != null) {
            int cost = PodNumbers.repeatCost(meeting, field.round());
            reasons.add(new PodReason.Repeat(id(first), id(second), meeting.rounds(), cost));
        }
    }

    private void addShort(int[] players, List<PodReason> reasons) {
        reasons.add(new PodReason.ShortTable(players.length, numbers.rules.target(), numbers.size));
        int last = numbers.band[numbers.size - 1];
        for (int player : players) {
            reasons.add(new PodReason.AtShortTable(
                    id(player),
                    last - numbers.band[player],
                    numbers.players.get(player).shortTables(),
                    numbers.shortCost(player)));
        }
    }

    private static PodReason seat(PodPlayer player, SeatTaken next) {
        return new PodReason.Seat(
                player.id(),
                next.seat(),
                SeatOrder.balance(player),
                SeatOrder.times(player, next.seat()),
                SeatOrder.cost(player, next));
    }

    private static PodCost cost(List<PodReason> reasons) {
        var cost = PodCost.ZERO;
        for (var reason : reasons) {
            cost = cost.plus(
                    switch (reason) {
                        case PodReason.InBand _, PodReason.ShortTable _ -> PodCost.ZERO;
                        case PodReason.Mixed mixed -> new PodCost(mixed.cost(), 0, 0, 0, 0);
                        case PodReason.AtShortTable at -> new PodCost(0, at.cost(), 0, 0, 0);
                        case PodReason.Repeat repeat -> new PodCost(0, 0, repeat.cost(), 0, 0);
                        case PodReason.Seat seat -> new PodCost(0, 0, 0, seat.cost(), 0);
                        case PodReason.Strength strength -> new PodCost(0, 0, 0, 0, strength.cost());
                    });
        }
        return cost;
    }
}
