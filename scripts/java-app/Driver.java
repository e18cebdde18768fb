import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Acts as the driver: sends the same HTTP requests as the head unit's page. */
final class Driver {
    private static final int TRIES = 500;
    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String base;

    Driver(String base) {
        this.base = base.replaceAll("/$", "") + "/v1/";
    }

    /** Sends a command. Retries while the command's target does not exist yet, as an overlay appears after its request. */
    String act(String method, String path, String body) throws Exception {
        for (int tries = 0; ; tries += 1) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(base + path))
                .header("Content-Type", "application/json")
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            if (answer.statusCode() / 100 == 2) return answer.body();
            boolean isFinal = answer.statusCode() != 404 && answer.statusCode() != 409;
            if (isFinal || tries == TRIES) throw new Failure(method + " " + path + ": " + answer.body());
            Thread.sleep(20);
        }
    }

    String post(String path, String body) throws Exception {
        return act("POST", path, body);
    }

    /** Waits until the value at a path of the state is equal to the given JSON. */
    void expect(String path, String json) throws Exception {
        post("expect", "{\"path\":\"" + path + "\",\"equals\":" + json + "}");
    }

    /** Waits until the log has a row that matches the filter. */
    void expectRow(String filter) throws Exception {
        post("expect", "{\"q\":\"" + filter + "\"}");
    }
}
