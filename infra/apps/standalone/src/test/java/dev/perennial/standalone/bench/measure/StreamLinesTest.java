package dev.perennial.standalone.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StreamLinesTest {
    @Test
    void aLineMayGoOnInTheNextChunk() throws IOException {
        String answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + "6\r\nid: 1\n\r\n"
                + "c\r\ndata: first \r\n" + "6\r\nhalf\n\n\r\n" + "0\r\n\r\n";
        var body = new StreamLines.Chunks(new ByteArrayInputStream(answer.getBytes(StandardCharsets.US_ASCII)));
        assertThat(new String(body.readAllBytes(), StandardCharsets.US_ASCII)).isEqualTo("id: 1\ndata: first half\n\n");
    }
}
