import assert from "node:assert/strict";
import { test } from "node:test";
import { CommandError, Connection } from "../core/socket.js";

/** Returns a connection with mock sockets and a mock clock. */
function bench() {
  const sockets = [];
  const statuses = [];
  const messages = [];
  const timers = [];
  const carried = [];
  const early = [];
  const bridge = { responds: true };
  let now = 0;
  const clock = {
    now: () => now,
    after(ms, work) {
      const timer = { due: now + ms, work };
      timers.push(timer);
      return timer;
    },
    cancel(timer) {
      const index = timers.indexOf(timer);
      if (index >= 0) timers.splice(index, 1);
    },
  };
  const open = () => {
    const socket = {
      readyState: bridge.isGone ? 3 : 0,
      sent: [],
      send(text) {
        this.sent.push(JSON.parse(text));
      },
      close(code) {
        this.readyState = 3;
        this.closedWith = code;
      },
      hear(message) {
        this.readyState = 1;
        this.onmessage({ data: JSON.stringify(message) });
      },
      fall(event = { code: 1006, reason: "" }) {
        this.readyState = 3;
        this.onclose?.(event);
      },
    };
    sockets.push(socket);
    return { socket, early };
  };
  const connection = new Connection({
    open,
    clock,
    resume: () => ({ topics: ["state", "log"], logAfter: 3 }),
    onMessage: (message) => messages.push(message),
    onStatus: (status) => statuses.push(status),
    sendLong: (command, params, control) => {
      carried.push([command, params.text.length, control]);
      return Promise.resolve({ seq: 9 });
    },
    responds: () => Promise.resolve(bridge.responds),
  });
  const pass = (ms) => {
    now += ms;
    const due = timers.filter((timer) => timer.due <= now);
    for (const timer of due) timers.splice(timers.indexOf(timer), 1);
    return Promise.all(due.map((timer) => timer.work()));
  };
  return { bridge, early, connection, sockets, statuses, messages, timers, carried, pass };
}

const hello = { op: "hello", protocol: 1, epoch: "e1", seq: 1 };

test("it identifies itself with the known state, and is live", () => {
  const { connection, sockets, statuses, messages } = bench();
  connection.connect();
  sockets[0].hear(hello);
  sockets[0].hear({ op: "snapshot", seq: 1, state: {} });
  assert.deepEqual(sockets[0].sent, [{ op: "identify", protocol: 1, topics: ["state", "log"], logAfter: 3 }]);
  assert.deepEqual(statuses.map(({ phase }) => phase), ["connecting", "live"]);
  assert.deepEqual(messages.map(({ op }) => op), ["hello", "snapshot"]);
});

test("messages and a close from before the connection was used are handled", () => {
  const { connection, sockets, statuses, early } = bench();
  early.push(JSON.stringify(hello));
  connection.connect();
  assert.deepEqual([sockets[0].sent.length, statuses.at(-1).phase], [1, "live"]);
  const closed = bench();
  closed.bridge.isGone = true;
  closed.connection.connect();
  assert.deepEqual(closed.statuses.map(({ phase }) => phase), ["connecting", "lost"]);
});

test("it reconnects with a growing delay of at most five seconds, and reports why", () => {
  const { connection, sockets, statuses, pass } = bench();
  connection.connect();
  sockets[0].hear(hello);
  const waits = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    sockets.at(-1).fall();
    const { phase, reason, retryAt, attempt: said } = statuses.at(-1);
    assert.deepEqual([phase, said], ["lost", attempt]);
    assert.match(reason, /does not respond/);
    const wait = retryAt - waits.reduce((sum, one) => sum + one, 0);
    waits.push(wait);
    pass(wait);
    assert.equal(sockets.length, attempt + 1);
  }
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
  sockets.at(-1).hear(hello);
  assert.equal(statuses.at(-1).phase, "live");
  sockets.at(-1).fall();
  assert.equal(statuses.at(-1).attempt, 1, "after a success it starts over");
});

test("a bridge that was never reached is reported as such", () => {
  const { connection, sockets, statuses } = bench();
  connection.connect();
  sockets[0].fall();
  assert.equal(statuses.at(-1).reason, "No bridge responds at this address.");
});

test("the server's own reason is shown", () => {
  const { connection, sockets, statuses } = bench();
  connection.connect();
  sockets[0].hear(hello);
  sockets[0].fall({ code: 4408, reason: "too slow" });
  assert.equal(statuses.at(-1).reason, "The bridge closed the connection: too slow.");
});

test("on request it retries at once, and only once", () => {
  const { connection, sockets, timers } = bench();
  connection.connect();
  connection.retryNow();
  assert.equal(sockets.length, 1, "it is trying already");
  sockets[0].fall();
  connection.retryNow();
  assert.equal(sockets.length, 2);
  assert.equal(timers.length, 1, "only the check that the bridge still responds");
});

test("a bridge that has stopped responding is reported, and found again when it continues", async () => {
  const { bridge, connection, sockets, statuses, pass } = bench();
  connection.connect();
  sockets[0].hear(hello);
  bridge.responds = false;
  await pass(5000);
  sockets[0].hear({ op: "rows", rows: [] });
  await pass(5000);
  assert.equal(statuses.at(-1).phase, "live", "messages arrive");
  bridge.responds = true;
  await pass(5000);
  assert.equal(statuses.at(-1).phase, "live", "it responds, although nothing happens");
  bridge.responds = false;
  await pass(5000);
  assert.deepEqual([statuses.at(-1).phase, sockets[0].closedWith], ["lost", 4000]);
  assert.match(statuses.at(-1).reason, /^The bridge has stopped responding/);
  await pass(250);
  assert.equal(sockets.length, 2);
  assert.match(statuses.at(-1).reason, /^The bridge has stopped responding.* Trying again now\.$/);
  // A process that hangs accepts connections, but never says hello.
  await pass(5000);
  await pass(5000);
  await pass(500);
  assert.equal(sockets.length, 3);
  sockets[2].hear(hello);
  assert.equal(statuses.at(-1).phase, "live");
});

test("another protocol is rejected for good, with what to do", () => {
  const { connection, sockets, statuses, timers } = bench();
  connection.connect();
  sockets[0].hear({ ...hello, protocol: 2 });
  sockets[0].fall();
  assert.equal(statuses.at(-1).phase, "refused");
  assert.match(statuses.at(-1).reason, /Reload the page/);
  assert.equal(timers.length, 0);
});

test("each command gets its own result, in any order", async () => {
  const { connection, sockets } = bench();
  connection.connect();
  sockets[0].hear(hello);
  const first = connection.command("headUnit.button", { name: "OK", mode: "short" });
  const second = connection.command("headUnit.voice", { text: "play" });
  assert.deepEqual(sockets[0].sent.slice(1), [
    { op: "command", id: 1, command: "headUnit.button", params: { name: "OK", mode: "short" } },
    { op: "command", id: 2, command: "headUnit.voice", params: { text: "play" } },
  ]);
  second.catch(() => {});
  sockets[0].hear({
    op: "result",
    id: 2,
    ok: false,
    error: { title: "Not found", detail: "No voice command 'play'.", hint: "Add a voice command." },
  });
  sockets[0].hear({ op: "result", id: 1, ok: true, seq: 77 });
  assert.deepEqual(await first, { seq: 77 });
  await assert.rejects(second, (error) => {
    assert.ok(error instanceof CommandError);
    assert.deepEqual([error.message, error.problem.hint], ["No voice command 'play'.", "Add a voice command."]);
    return true;
  });
});

test("the heading of an error is the title of its kind, not of its HTTP status", () => {
  const problems = [
    [{ type: "/v1/problems/batch-failed", title: "Batch failed", status: 422 }, "Batch failed"],
    [{ title: "Unprocessable Content", status: 422, detail: "So." }, "Refused"],
    [{ title: "Not connected" }, "Not connected"],
    [{}, "Refused"],
  ];
  for (const [problem, heading] of problems) assert.equal(new CommandError(problem).heading, heading);
});

test("a command too long for a message is sent over HTTP with the lease, and only while connected", async () => {
  const { connection, sockets, carried } = bench();
  const text = "x".repeat(400_000);
  await assert.rejects(connection.command("headUnit.drive.start", { text }), CommandError);
  connection.connect();
  sockets[0].hear(hello);
  connection.control = "token";
  const sent = sockets[0].sent.length;
  assert.deepEqual(await connection.command("headUnit.drive.start", { text }), { seq: 9 });
  assert.deepEqual(carried, [["headUnit.drive.start", 400_000, "token"]]);
  assert.equal(sockets[0].sent.length, sent);
  connection.command("headUnit.drive.start", { text: "0 speed 1" });
  assert.deepEqual(sockets[0].sent.at(-1).params, { text: "0 speed 1" });
});

test("a command without a result fails when the connection ends", async () => {
  const { connection, sockets } = bench();
  connection.connect();
  sockets[0].hear(hello);
  const lost = connection.command("headUnit.voice", { text: "play" });
  sockets[0].fall();
  await assert.rejects(lost, /It is not known whether the command was carried out/);
  await assert.rejects(connection.command("headUnit.voice", { text: "play" }), /nothing was sent/);
});

test("a restart opens a new socket and ignores the old one", () => {
  const { connection, sockets, messages, pass } = bench();
  connection.connect();
  sockets[0].hear(hello);
  connection.restart("what came does not fit");
  pass(250);
  assert.equal(sockets.length, 2);
  const heard = messages.length;
  sockets[0].hear({ op: "change", seq: 2, patch: [] });
  sockets[0].fall();
  assert.equal(messages.length, heard);
  assert.equal(sockets.length, 2);
});

test("after leaving and returning, the status is connecting, not lost", () => {
  const { connection, sockets, statuses } = bench();
  connection.connect();
  sockets[0].hear(hello);
  connection.leave();
  sockets[0].fall();
  connection.connect();
  sockets[1].hear(hello);
  assert.deepEqual(statuses.map(({ phase }) => phase), ["connecting", "live", "connecting", "live"]);
  assert.equal(sockets.length, 2);
});
