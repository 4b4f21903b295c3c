package dev.perennial.query.tournament.print;

import dev.perennial.query.text.Languages;
import dev.perennial.query.tournament.StandingsView;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The words on printed pages, in one of the languages there are. */
record PrintedTexts(Locale language, ResourceBundle texts) {
    private static final Pattern BOT = Pattern.compile("bot-(?<level>\\w+)-(?<number>\\d{1,9})");

    /**
     * In the language asked for, else in what the browser likes best of ours, else in English.
     *
     * @param asked the name of a language
     * @param accepted a header as browsers send it
     */
    static PrintedTexts of(@Nullable String asked, @Nullable String accepted) {
        Locale language = Languages.of(asked, accepted);
        return new PrintedTexts(language, ResourceBundle.getBundle("print.texts", language));
    }

    String say(String key, Object... params) {
        return new MessageFormat(texts.getString(key), language).format(params);
    }

    /** The basis of the standings. */
    String basis(StandingsView view) {
        return say(view.basis().key(), view.round(), view.basis().params().getOrDefault("count", 0));
    }

    /** A bot has no account: it is called by its level and number, in the reader's language. */
    String player(Map<String, String> names, String id) {
        var bot = BOT.matcher(id);
        if (!bot.matches()) {
            return names.getOrDefault(id, id);
        }
        String level = "level." + bot.group("level");
        return say("bot", bot.group("number"), texts.containsKey(level) ? say(level) : bot.group("level"));
    }

    /** A computed figure with the reader's decimal sign. */
    String figure(String reckoned) {
        return reckoned.replace('.', DecimalFormatSymbols.getInstance(language).getDecimalSeparator());
    }
}
