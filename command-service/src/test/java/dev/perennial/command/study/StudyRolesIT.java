package dev.perennial.command.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command to a study, tried by everybody, on a fresh public study and on a private one. */
class StudyRolesIT {
    private static final CommandNode node = CommandNode.shared();
    private static final Map<Role, Visitor> PEOPLE = new EnumMap<>(Role.class);
    private static String table = "";

    enum Role {
        OWNER,
        EDITOR,
        INVITED,
        OTHER,
        GUEST,
        ADMIN
    }

    @BeforeAll
    static void everybody() {
        for (Role role : Role.values()) {
            PEOPLE.put(
                    role,
                    switch (role) {
                        case ADMIN -> Visitor.admin(node);
                        case GUEST -> Visitor.guest(node);
                        default -> Visitor.signUp(node);
                    });
        }
        table = HttpStudy.finishedTable(PEOPLE.get(Role.OWNER), PEOPLE.get(Role.OTHER));
    }

    @ParameterizedTest
    @CsvSource({
        // command,   owner, editor, invited, other, guest, admin
        "RENAME,      200, 200, 403, 403, 403, 403",
        "VISIBILITY,  200, 403, 403, 403, 403, 403",
        "INVITE,      200, 403, 403, 403, 403, 403",
        "DISMISS,     200, 200, 403, 403, 403, 403",
        "ACCEPT,      200, 200, 200, 404, 403, 404",
        "CHAPTER,     201, 201, 403, 403, 403, 403",
        "TITLE,       200, 200, 403, 403, 403, 403",
        "ORDER,       200, 200, 403, 403, 403, 403",
        "UNCHAPTER,   200, 200, 403, 403, 403, 403",
        "VARIATION,   201, 201, 403, 403, 403, 403",
        "UNVARIATION, 404, 404, 403, 403, 403, 403",
        "NOTE,        201, 201, 403, 403, 403, 403",
        "CHANGE,      404, 404, 403, 403, 403, 403",
        "UNNOTE,      404, 404, 403, 403, 403, 403",
        "PRESENT,     200, 200, 403, 403, 403, 403",
        "SHOW,        403, 403, 403, 403, 403, 403",
        "END,         200, 200, 403, 403, 403, 403",
        "DELETE,      200, 403, 403, 403, 403, 200",
    })
    void aStudyObeysItsEditors(String command, int owner, int editor, int invited, int other, int guest, int admin) {
        int[] expected = {owner, editor, invited, other, guest, admin};
        for (Role role : Role.values()) {
            var answer = send(command, study("PUBLIC"), PEOPLE.get(role));
            assertThat(answer.status())
                    .as(command + " by " + role + ": " + answer.raw().body())
                    .isEqualTo(expected[role.ordinal()]);
        }
        for (Role role : new Role[] {Role.OTHER, Role.ADMIN}) {
            var answer = send(command, study("PRIVATE"), PEOPLE.get(role));
            if (role == Role.OTHER || !command.equals("DELETE")) {
                assertThat(answer.code()).as(command + " by " + role).isEqualTo("UNKNOWN_STUDY");
            }
        }
    }

    private static HttpStudy study(String visibility) {
        var owner = PEOPLE.get(Role.OWNER);
        var study = HttpStudy.create(owner, table).withChapter();
        for (Role role : new Role[] {Role.EDITOR, Role.INVITED}) {
            Answer _ = owner.send(
                    "PUT", study.path() + "/editors/" + PEOPLE.get(role).player(), null);
        }
        Answer _ = PEOPLE.get(Role.EDITOR).send("POST", study.path() + "/editors/accept", null);
        Answer _ = owner.send("PUT", study.path() + "/visibility", "{\"visibility\":\"" + visibility + "\"}");
        return study;
    }

    private static Answer send(String command, HttpStudy study, Visitor by) {
        String path = study.path();
        String chapter = path + "/chapters/1";
        return switch (command) {
            case "RENAME" -> by.send("PUT", path + "/title", "{\"title\":\"Elms\"}");
            case "VISIBILITY" -> by.send("PUT", path + "/visibility", "{\"visibility\":\"LINK\"}");
            case "INVITE" ->
                by.send("PUT", path + "/editors/" + PEOPLE.get(Role.OTHER).player(), null);
            case "DISMISS" ->
                by.send("DELETE", path + "/editors/" + PEOPLE.get(Role.EDITOR).player(), null);
            case "ACCEPT" -> by.send("POST", path + "/editors/accept", null);
            case "CHAPTER" -> by.post(path + "/chapters", study.chapter(""));
            case "TITLE" -> by.send("PUT", chapter + "/title", "{\"title\":\"Second\"}");
            case "ORDER" -> by.send("PUT", path + "/order", "{\"chapters\":[1]}");
            case "UNCHAPTER" -> by.send("DELETE", chapter, null);
            case "VARIATION" -> by.post(chapter + "/variations", study.variation("draw deck"));
            case "UNVARIATION" -> by.send("DELETE", chapter + "/variations/9", null);
            case "NOTE" -> by.post(chapter + "/notes", study.note("seat-0", "Look!"));
            case "CHANGE" ->
                by.send("PUT", chapter + "/notes/9", "{\"perspective\":\"open\",\"text\":\"x\",\"marks\":[]}");
            case "UNNOTE" -> by.send("DELETE", chapter + "/notes/9", null);
            case "PRESENT" -> by.post(path + "/presentation", study.position());
            case "SHOW" -> by.send("PUT", path + "/presentation", study.position());
            case "END" -> by.send("DELETE", path + "/presentation", null);
            default -> by.send("DELETE", path, null);
        };
    }
}
