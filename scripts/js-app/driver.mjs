// Acts as the driver: sends the same HTTP requests as the head unit's page.

/** The driver of the head unit at an address such as `http://127.0.0.1:8080`. */
export class Driver {
  #base;

  constructor(base) {
    this.#base = base.replace(/\/$/, "");
  }

  /**
   * Sends a command. Retries while the command's target does not exist yet, because an overlay appears a moment after the app's request.
   */
  async act(method, path, body = {}) {
    for (let tries = 0;; tries += 1) {
      const response = await fetch(`${this.#base}/v1/${path}`, {
        method,
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      });
      const answer = await response.json();
      if (response.ok) return answer;
      const isFinal = response.status !== 404 && response.status !== 409;
      if (isFinal || tries === 250) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      await new Promise((proceed) => setTimeout(proceed, 20));
    }
  }

  post(path, body) {
    return this.act("POST", path, body);
  }
}
