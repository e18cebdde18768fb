// Runs one app for a while in a separate process, so that the parent can kill it without an unregistration. Arguments,
// as JSON: `kind` (library or wire), `checkout`, `address`, `appID`, `seed`, `pace`, `hash`. Sends each result and the
// newest hash to the parent. Unregisters when the parent sends a message.

import { request, suite } from "./suite.mjs";
import { Dice, traffic } from "./traffic.mjs";
import { WireApp } from "./wire.mjs";

console.log =
  console.info =
  console.debug =
  console.warn =
    () => {};

const given = JSON.parse(process.argv[2]);
const { kind, checkout, address, appID, pace, hash } = given;
const dice = new Dice(given.seed);
const cover = Buffer.from(Array.from({ length: 20_000 }, () => dice.below(256)));
const isMedia = dice.below(2) === 0;
const types = isMedia ? ["MEDIA"] : ["NAVIGATION"];
const language = { languageDesired: "EN-US", hmiDisplayLanguageDesired: "EN-US" };
let isOver = false;

async function wire() {
  const app = new WireApp(address);
  await app.start();
  const answer = await app.ask("RegisterAppInterface", {
    syncMsgVersion: { majorVersion: 8, minorVersion: 0 },
    appName: `App ${appID}`,
    isMediaApplication: isMedia,
    ...language,
    appHMIType: types,
    appID,
    ...(hash && { hashID: hash }),
  });
  process.send({ result: answer.resultCode });
  await app.ask("PutFile", { syncFileName: "cover", fileType: "GRAPHIC_PNG", persistentFile: true }, cover);
  return {
    ask: async (name, parameters) => {
      const answer = await app.ask(name, parameters);
      if (app.hash) process.send({ hash: app.hash });
      return answer;
    },
    leave: () => app.ask("UnregisterAppInterface"),
  };
}

async function library() {
  const load = suite(checkout);
  const { protocol, hostname, port } = new URL(address);
  const transport = protocol === "tcp:"
    ? new (await load("transport/TcpClientConfig"))(hostname, Number(port))
    : new (await load("transport/WebSocketClientConfig"))(`ws://${hostname}`, Number(port));
  const lifecycle = new (await load("manager/LifecycleConfig"))()
    .setAppId(appID).setAppName(`App ${appID}`).setLanguageDesired("EN-US").setHmiDisplayLanguageDesired("EN-US")
    .setAppTypes(types).setTransportConfig(transport);
  const config = new (await load("manager/AppConfig"))().setLifecycleConfig(lifecycle);
  const events = new (await load("manager/SdlManagerListener"))();
  const manager = new (await load("manager/SdlManager"))(config, events);
  const ready = new Promise((proceed) => {
    events.setOnStart(proceed).setOnError(proceed);
  });
  manager.start();
  // The library's managers become ready after the driver has activated the app.
  await ready;
  const file = new (await load("manager/file/filetypes/SdlFile"))("cover", "GRAPHIC_PNG");
  await manager.getFileManager().uploadFile(file.setFileData(new Uint8Array(cover)));
  const ask = async (name, parameters) => {
    const answer = await manager.sendRpcResolve(await request(load, name, parameters));
    return { resultCode: answer.getResultCode() };
  };
  return { ask, leave: () => ask("UnregisterAppInterface", {}) };
}

const app = await (kind === "wire" ? wire() : library());
process.on("message", () => {
  isOver = true;
});
await traffic(app, dice, pace, (result) => process.send({ result }), () => isOver);
await Promise.race([app.leave(), new Promise((proceed) => setTimeout(proceed, 2000))]);
process.exit(0);
