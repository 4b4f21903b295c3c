package dev.perennial.games.concert;

import java.util.Arrays;
import java.util.List;

/** Cards as the vectors write them. */
final class Cards {
    private Cards() {}

    static InfluenceCard card(String code) {
        return InfluenceCard.ofCode(code);
    }

    static List<InfluenceCard> cards(String codes) {
        return codes.isBlank()
                ? List.of()
                : Arrays.stream(codes.trim().split(" +"))
                        .map(InfluenceCard::ofCode)
                        .toList();
    }
}
