import { Connection } from "./core/socket.js";
import { Store } from "./core/store.js";
import { mount as mountScreen } from "./panels/screen/screen.js";

const store = new Store({ schedule: (work) => requestAnimationFrame(work), here: () => performance.now() });
const send = (command, params) => connection.command(command, params);
send.copy = () => {};
const clock = { now: () => performance.now(), after: (ms, work) => setTimeout(work, ms), cancel: (timer) => clearTimeout(timer) };
const address = new URL("v1/socket", document.baseURI);
address.protocol = address.protocol.replace("http", "ws");
const connection = new Connection({
  open: () => new WebSocket(address), clock,
  resume: () => ({ topics: ["state", "log"], logAfter: store.journal.newest }),
  onMessage: (message, characters) => store.receive(message, characters) && connection.identify(),
  onStatus: (status) => store.connection(status),
});
mountScreen(document.querySelector("#car"), store, send);
connection.connect();
