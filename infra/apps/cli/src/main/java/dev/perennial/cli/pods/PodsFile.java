package dev.perennial.cli.pods;

import dev.perennial.pairing.ForbiddenGroup;
import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.SeatTaken;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads rounds to be seated: {@code {"instances": [{"id", "n", "target", "allowed", "minBand", "round", "scores",
 * "ratings", "meetings", "seats", "short"}]}}. Players are numbered from 1 in the order of the standings; meetings are
 * {@code [player, player, [age, ...]]} where the last round has age 1; seats are lists of {@code [seat, table size]}.
 * Optional are forbidden (lists of players who may not meet), byes (a number for each player) and repeatsFirst. Other
 * fields, such as answers, are ignored.
 */
final class PodsFile {
    private static final int MOST_PLAYERS = 5000;
    private static final int MOST_ROUNDS = 99;
    private static final int MOST = 100_000_000;

    private PodsFile() {}

    record Round(String id, PodField field) {}

    static List<Round> read(String text) {
        try {
            return new JsonValue("", JsonMapper.shared().readTree(text))
                    .at("instances").list().stream().map(PodsFile::round).toList();
        } catch (JacksonException broken) {
            throw new MalformedPods("no JSON", broken.getOriginalMessage());
        }
    }

    private static Round round(JsonValue value) {
        int round = value.at("round").number(1, MOST_ROUNDS);
        int players = value.at("n").number(0, MOST_PLAYERS);
        return new Round(
                value.at("id").text(),
                new PodField(
                        round,
                        rules(value),
                        players(value, players),
                        meetings(value, players, round),
                        forbidden(value, players)));
    }

    private static PodRules rules(JsonValue value) {
        int target = value.at("target").number(3, 6);
        var allowed = value.at("allowed").list(2);
        int minBand = value.has("minBand") ? value.at("minBand").number(1, MOST_PLAYERS) : 2 * target;
        boolean repeatsFirst =
                value.has("repeatsFirst") && value.at("repeatsFirst").bool();
        return new PodRules(
                target,
                allowed.getFirst().number(3, target),
                allowed.getLast().number(target, 6),
                minBand,
                repeatsFirst ? PodPriority.REPEATS_FIRST : PodPriority.SCORES_FIRST);
    }

    private static List<PodPlayer> players(JsonValue value, int count) {
        var scores = value.at("scores").list(count);
        var ratings = value.at("ratings").list(count);
        var seats = value.at("seats").list(count);
        var shortTables = value.at("short").list(count);
        var byes = value.has("byes") ? value.at("byes").list(count) : List.<JsonValue>of();
        var players = new ArrayList<PodPlayer>();
        int last = MOST;
        for (int i = 0; i < count; i++) {
            last = scores.get(i).number(-MOST, last);
            players.add(new PodPlayer(
                    i + 1,
                    i + 1,
                    last,
                    ratings.get(i).number(0, 9999),
                    seats.get(i).list().stream().map(PodsFile::seat).toList(),
                    shortTables.get(i).number(0, MOST_ROUNDS),
                    byes.isEmpty() ? 0 : byes.get(i).number(0, MOST_ROUNDS),
                    false));
        }
        return players;
    }

    private static SeatTaken seat(JsonValue value) {
        var pair = value.list(2);
        int size = pair.getLast().number(2, 6);
        return new SeatTaken(pair.getFirst().number(1, size), size);
    }

    private static List<Meeting> meetings(JsonValue value, int players, int round) {
        return value.at("meetings").list().stream()
                .map(meeting -> meeting.list(3))
                .map(parts -> new Meeting(
                        parts.get(0).number(1, players),
                        parts.get(1).number(1, players),
                        parts.get(2).list().stream()
                                .map(age -> round - age.number(1, MOST_ROUNDS))
                                .toList()))
                .toList();
    }

    private static List<ForbiddenGroup> forbidden(JsonValue value, int players) {
        return !value.has("forbidden")
                ? List.of()
                : value.at("forbidden").list().stream()
                        .map(group -> ForbiddenGroup.always(group.list().stream()
                                .map(player -> player.number(1, players))
                                .toList()))
                        .toList();
    }
}
