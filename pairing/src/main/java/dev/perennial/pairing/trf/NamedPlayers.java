package dev.perennial.pairing.trf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Pairing numbers in lines other than 001. Whether there are such players is known only at the end of the file. */
final class NamedPlayers {
    private record Mention(TrfLine line, int column, int number) {}

    private final List<Mention> mentions = new ArrayList<>();

    /** A list of at least the given number of players, without duplicates. */
    List<Integer> list(TrfLine line, List<TrfLine.Word> words, int atLeast) {
        var numbers = new ArrayList<Integer>();
        for (var word : words) {
            int number = mention(line, word, "a pairing number");
            if (numbers.contains(number)) {
                throw line.error(word.column(), "player " + number + " is listed twice");
            }
            numbers.add(number);
        }
        if (numbers.size() < atLeast) {
            throw line.error(
                    line.length() + 1, atLeast == 1 ? "no player is listed" : "at least two players are needed");
        }
        return numbers;
    }

    int mention(TrfLine line, TrfLine.Word word, String what) {
        int number = line.integer(word, what);
        mentions.add(new Mention(line, word.column(), number));
        return number;
    }

    void check(Set<Integer> players) {
        var known = new HashSet<>(players);
        for (var mention : mentions) {
            if (!known.contains(mention.number())) {
                throw mention.line().error(mention.column(), "there is no player with the number " + mention.number());
            }
        }
    }
}
