package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.coyote.http11.Http11NioProtocol;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

class MountedAnswerTest {
    private final HttpFields.Mutable headers = HttpFields.build();

    private boolean gone;

    private final org.eclipse.jetty.server.Response client = (org.eclipse.jetty.server.Response) Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {org.eclipse.jetty.server.Response.class},
            (_, method, args) -> switch (method.getName()) {
                case "getHeaders" -> headers;
                case "write" -> {
                    var written = (Callback) args[2];
                    if (gone) {
                        written.failed(new EofException("gone"));
                    } else {
                        written.succeeded();
                    }
                    yield null;
                }
                default -> null;
            });

    /** Tomcat flushes once more after a failure. It must learn that the client is gone, and nothing else. */
    @Test
    void aClientThatLeavesACompressedAnswerIsTheOnlyFailure() throws IOException {
        var protocol = new Http11NioProtocol();
        protocol.setCompression("force");
        var request = new Request();
        request.getMimeHeaders().setValue("Accept-Encoding").setString("gzip");
        var response = new Response();
        response.setContentType("text/plain");
        var answer = new MountedAnswer(client, request, response, protocol);
        answer.begin();
        response.setCommitted(true);
        gone = true;
        assertThat(headers.get("Content-Encoding")).isEqualTo("gzip");
        assertThatThrownBy(() -> {
                    answer.doWrite(ByteBuffer.wrap("short".getBytes(UTF_8)));
                    answer.finish();
                })
                .isInstanceOf(IOException.class)
                .hasRootCauseInstanceOf(EofException.class);
        assertThatThrownBy(answer::flush).isInstanceOf(IOException.class).hasRootCauseInstanceOf(EofException.class);
        assertThatThrownBy(answer::finish).isSameAs(answer.failure());
        assertThatThrownBy(() -> answer.doWrite(ByteBuffer.allocate(1))).isSameAs(answer.failure());
    }
}
