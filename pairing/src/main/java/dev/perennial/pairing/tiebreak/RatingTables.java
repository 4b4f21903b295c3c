package dev.perennial.pairing.tiebreak;

/** The two rating tables of FIDE (B.02 article 8.1). Percentages are in hundredths. */
final class RatingTables {
    /** Rating difference for scores of 100 % down to 50 %. */
    private static final int[] DIFFERENCE = {
        800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, 273, 262, 251, 240, 230,
        220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95, 87, 80, 72, 65, 57, 50, 43, 36,
        29, 21, 14, 7, 0
    };

    /** Largest rating difference for expectations of 50 %, 51 % and so on up to 99 %. */
    private static final int[] UPPER_BOUND = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
        197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
        559, 619, 735
    };

    private RatingTables() {}

    static int difference(int percent) {
        return percent >= 50 ? DIFFERENCE[100 - percent] : -DIFFERENCE[percent];
    }

    /** The expected score of the side with the given difference, without the limit of 400 points. */
    static int expectation(int difference) {
        int percent = 50;
        for (int bound : UPPER_BOUND) {
            percent += Math.abs(difference) > bound ? 1 : 0;
        }
        return difference >= 0 ? percent : 100 - percent;
    }
}
