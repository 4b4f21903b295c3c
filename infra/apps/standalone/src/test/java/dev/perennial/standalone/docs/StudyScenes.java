package dev.perennial.standalone.docs;

import tools.jackson.databind.JsonNode;

/** The examples of studies, each in a situation in which it can be sent. Ann and Bob have finished a game. */
final class StudyScenes {
    private static final String STUDIES = "/api/v1/studies";
    private static final String STUDY = STUDIES + "/{study}";
    private static final String CHAPTER = STUDY + "/chapters/{chapter}";

    private final ExampleSession session;

    StudyScenes(ExampleSession session) {
        this.session = session;
    }

    void studies() throws Exception {
        session.real().put("chapter", "1");
        session.real().put("note", "1");
        session.real().put("variation", "1");
        session.real().put("editor", session.real().get(ExampleSession.BOB));
        take(session.asAnn("POST " + STUDIES + "/import"));
        session.asAnn("DELETE " + STUDY);
        take(session.asAnn("POST " + STUDIES));
        session.asAnn("PUT " + STUDY + "/title");
        session.asAnn("PUT " + STUDY + "/visibility");
        session.asAnn("PUT " + STUDY + "/editors/{editor}");
        session.calls().send("POST " + STUDY + "/editors/accept", session.bob(), session.real());
        session.asAnn("DELETE " + STUDY + "/editors/{editor}");
        session.asAnn("POST " + STUDY + "/chapters");
        session.asAnn("PUT " + CHAPTER + "/title");
        session.asAnn("PUT " + STUDY + "/order");
        session.asAnn("POST " + CHAPTER + "/variations");
        session.asAnn("DELETE " + CHAPTER + "/variations/{variation}");
        session.asAnn("POST " + CHAPTER + "/notes");
        session.asAnn("PUT " + CHAPTER + "/notes/{note}");
        session.asAnn("DELETE " + CHAPTER + "/notes/{note}");
        session.asAnn("POST " + STUDY + "/presentation");
        session.asAnn("PUT " + STUDY + "/presentation");
        session.asAnn("DELETE " + STUDY + "/presentation");
        session.asAnn("DELETE " + CHAPTER);
        long sequence =
                session.asAnn("POST " + STUDY + "/chapters").get("sequence").asLong();
        session.real().put("chapter", "2");
        JsonNode _ =
                session.api().get(STUDIES + "/" + session.real().get("study") + "?atLeast=" + sequence, session.ann());
    }

    private void take(JsonNode created) {
        session.real().put("study", created.get("study").asString());
        session.real().put("y-1", created.get("study").asString());
    }
}
