// Connects to the bridge while the browser loads the modules of the page. This script is not a module, because a busy browser first
// compiles all preloaded modules, and runs a module only afterwards.

(() => {
  /** The version of the bridge's WebSocket protocol, as in `core/open-socket.js`. */
  const PROTOCOL = 1;

  // A page that shows a session file has no bridge.
  if (new URLSearchParams(location.search).has("capsule")) return;

  /** The topics to which the page subscribes. */
  const topics = ["state", "log"];
  /** Opens a socket. Calls `heard` with the first message. */
  const open = (path, heard) => {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    const early = [];
    socket.onmessage = ({ data }) => {
      if (early.push(data) === 1) heard(JSON.parse(data));
    };
    return { socket, early };
  };
  const state = open("v1/socket", ({ protocol }) => {
    if (protocol !== PROTOCOL) return;
    state.socket.send(JSON.stringify({ op: "identify", protocol, topics }));
    state.isIdentified = true;
  });
  // The page does not know yet which app's video is on the display.
  globalThis.firstVideo = open("v1/video", ({ app }) => {
    if (app) import("./panels/screen/video.js").then(({ expectVideo }) => expectVideo(app, globalThis.firstVideo));
  });
  globalThis.firstConnection = { state, topics };
})();
