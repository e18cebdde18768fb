// The scenario of an app that uses SDL's JavaScript library. Each step expects the results that SDL Core would return.

import { strict as assert } from "node:assert";
import { Driver } from "./driver.mjs";
import { request, suite } from "./suite.mjs";

const print = console.log;
// Silence the library's verbose log.
console.log = console.info = console.debug = () => {};

const [checkout, address, api] = process.argv.slice(2);
const load = suite(checkout);
const driver = new Driver(api);
const appID = `js-${address.split(":")[0]}`;
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
let manager;
const received = [];

/** Returns the received notifications with this name. */
function notices(name) {
  return received.filter((message) => message.getFunctionId() === name);
}

async function until(condition, what) {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = condition();
    if (found) return found;
    await new Promise((proceed) => setTimeout(proceed, 10));
  }
  throw new Error(`timed out waiting for ${what}`);
}

/** Runs a step and prints a line about the step. A failing step ends the scenario. */
async function step(name, body) {
  const began = performance.now();
  const detail = await body();
  print(`  ok   ${name}${detail ? `: ${detail}` : ""} (${Math.round(performance.now() - began)} ms)`);
}

/** Sends a request, calls `act` while the request is in flight, and checks the result code. */
async function ask(name, parameters, result = "SUCCESS", act = async () => {}) {
  const message = await request(load, name, parameters);
  const [answer] = await Promise.all([manager.sendRpcResolve(message), act()]);
  assert.equal(answer.getResultCode(), result, `${name}: ${answer.getInfo()}`);
  assert.equal(answer.getSuccess(), ["SUCCESS", "WARNINGS", "SAVED"].includes(result), name);
  return answer;
}

async function transport() {
  const { protocol, hostname, port } = new URL(address);
  if (protocol === "tcp:") return new (await load("transport/TcpClientConfig"))(hostname, Number(port));
  return new (await load("transport/WebSocketClientConfig"))(`ws://${hostname}`, Number(port));
}

async function file(kind, name, type, bytes) {
  const made = new (await load(`manager/file/filetypes/${kind}`))(name, type);
  return made.setFileData(new Uint8Array(bytes));
}

async function start() {
  const FileType = await load("rpc/enums/FileType");
  const FunctionID = await load("rpc/enums/FunctionID");
  const listener = (message) => received.push(message);
  const names = [
    "OnHMIStatus",
    "OnPermissionsChange",
    "OnButtonPress",
    "OnButtonEvent",
    "OnHashChange",
    "OnCommand",
    "OnDriverDistraction",
    "OnAppInterfaceUnregistered",
  ];
  const lifecycle = new (await load("manager/LifecycleConfig"))()
    .setAppId(appID).setAppName(`Scenario over ${address.split(":")[0]}`).setLanguageDesired("EN-US")
    .setHmiDisplayLanguageDesired("EN-US").setAppTypes(["NAVIGATION", "MEDIA"])
    .setTransportConfig(await transport())
    .setAppIcon(await file("SdlArtwork", "icon", FileType.GRAPHIC_PNG, pixel))
    .setRpcNotificationListeners(Object.fromEntries(names.map((name) => [FunctionID[name], listener])));
  const config = new (await load("manager/AppConfig"))().setLifecycleConfig(lifecycle);
  const events = new (await load("manager/SdlManagerListener"))();
  const ready = new Promise((proceed, fail) => {
    events.setOnStart(proceed).setOnError((_, info) => fail(new Error(info)));
  });
  manager = new (await load("manager/SdlManager"))(config, events);
  manager.start();
  await ready;
}

const button = (softButtonID, text, systemAction = "DEFAULT_ACTION") => ({
  type: "TEXT",
  text,
  softButtonID,
  isHighlighted: false,
  systemAction,
});

await step("registers, is activated, and all managers of the library become ready", async () => {
  // The library delays its own requests, and so its readiness, until the app first leaves NONE.
  await Promise.all([start(), driver.post(`apps/${appID}:activate`)]);
  const answer = manager.getRegisterAppInterfaceResponse();
  assert.equal(answer.getResultCode(), "SUCCESS");
  await until(() => notices("OnHMIStatus").at(-1)?.getHmiLevel() === "FULL", "FULL");
  assert.deepEqual(notices("OnHMIStatus").map((status) => status.getHmiLevel()), ["NONE", "FULL"]);
  return `interface ${Object.values(answer.getSdlMsgVersion().getParameters()).join(".")}`;
});
await step("uploads an image", async () => {
  const art = await file("SdlArtwork", "cover", "GRAPHIC_PNG", pixel);
  assert.equal(await manager.getFileManager().uploadArtwork(art), true);
});
await step("uploads a file of 300 KB, in several frames", async () => {
  const bytes = Buffer.alloc(300_000, 7);
  assert.equal(await manager.getFileManager().uploadFile(await file("SdlFile", "big", "BINARY", bytes)), true);
  const list = await ask("ListFiles");
  assert.deepEqual([...list.getFilenames()].sort(), ["big", "cover", "icon"]);
  return `${list.getSpaceAvailable()} bytes are left`;
});
await step("shows text, image and soft buttons", () =>
  ask("Show", {
    mainField1: "Kind of Blue",
    mainField2: "So What",
    graphic: { value: "cover", imageType: "DYNAMIC" },
    softButtons: [button(1, "Like"), button(2, "Skip")],
  }).then(() => {}));
await step("shows an image that does not exist: WARNINGS", () =>
  ask("Show", {
    graphic: { value: "nowhere", imageType: "DYNAMIC" },
  }, "WARNINGS").then(() => {}));
await step("receives the events of its soft button: down, up, press", async () => {
  await driver.post("head-unit/soft-button:press", { text: "Skip" });
  await until(() => notices("OnButtonPress").length === 1, "OnButtonPress");
  assert.equal(notices("OnButtonEvent").length, 2);
  assert.equal(notices("OnButtonPress")[0].getCustomButtonID(), 2);
});
await step("shows an alert, and the driver presses its button", () =>
  ask(
    "Alert",
    {
      alertText1: "Traffic ahead",
      softButtons: [button(10, "Around it"), button(11, "Stay")],
    },
    "SUCCESS",
    () => driver.post("head-unit/overlay:press", { text: "Around it" }),
  ).then(() => {
    assert.equal(notices("OnButtonPress").at(-1).getCustomButtonID(), 10);
  }));
await step("shows an alert with a tone but without speech, and the tone is omitted: WARNINGS", () =>
  ask("Alert", {
    alertText1: "Traffic ahead",
    playTone: true,
    duration: 3000,
  }, "WARNINGS").then(() => {}));
await step("shows an alert until it times out", () => ask("Alert", { alertText1: "Arrived", duration: 3000 }).then(() => {}));
await step("creates choices, and the driver chooses one", async () => {
  await ask("CreateInteractionChoiceSet", {
    interactionChoiceSetID: 7,
    choiceSet: [
      { choiceID: 71, menuName: "Home", vrCommands: ["Home"] },
      { choiceID: 72, menuName: "Work", vrCommands: ["Work"] },
    ],
  });
  const answer = await ask(
    "PerformInteraction",
    {
      initialText: "Where to?",
      interactionMode: "MANUAL_ONLY",
      interactionChoiceSetIDList: [7],
      timeout: 10_000,
    },
    "SUCCESS",
    () => driver.post("head-unit/overlay:choose", { text: "Work" }),
  );
  assert.equal(answer.getChoiceID(), 72);
  assert.equal(answer.getTriggerSource(), "MENU");
  await ask(
    "PerformInteraction",
    {
      initialText: "Where to?",
      interactionMode: "BOTH",
      interactionChoiceSetIDList: [7],
      timeout: 5_000,
    },
    "TIMED_OUT",
    () => driver.post("head-unit/overlay:timeout"),
  );
  await ask("DeleteInteractionChoiceSet", { interactionChoiceSetID: 7 });
});
await step("shows a slider, and the driver moves and saves it", async () => {
  const answer = await ask("Slider", { numTicks: 5, position: 2, sliderHeader: "Volume", timeout: 10_000 }, "SUCCESS", async () => {
    await driver.post("head-unit/overlay:slide", { position: 4 });
    await driver.post("head-unit/overlay:save");
  });
  assert.equal(answer.getSliderPosition(), 4);
});
await step("shows a scrollable message until it times out", () =>
  ask("ScrollableMessage", {
    scrollableMessageBody: "Once upon a time. ".repeat(20),
    timeout: 1000,
  }).then(() => {}));
await step("sets the media clock", async () => {
  await ask("SetMediaClockTimer", {
    updateMode: "COUNTUP",
    startTime: { hours: 0, minutes: 0, seconds: 0 },
    endTime: { hours: 0, minutes: 9, seconds: 22 },
    countRate: 1.5,
    audioStreamingIndicator: "PAUSE",
  });
  await ask("SetMediaClockTimer", { updateMode: "PAUSE" });
});
await step("sends haptic rectangles", () =>
  ask("SendHapticData", {
    hapticRectData: [{ id: 1, rect: { x: 10, y: 20.5, width: 300, height: 40 } }],
  }).then(() => {}));
await step("adds a menu command, and the driver chooses it", async () => {
  await ask("AddCommand", { cmdID: 5, menuParams: { menuName: "Reverse", parentID: 0, position: 0 } });
  await driver.post("head-unit/menu:choose", { text: "Reverse" });
  await until(() => notices("OnCommand").length === 1, "OnCommand");
});
await step("shows texts and soft buttons with the library's screen manager", async () => {
  const screen = manager.getScreenManager();
  screen.setTextField1("Blue in Green").setTextField2("Miles Davis");
  const State = await load("manager/screen/utils/SoftButtonState");
  const SoftButton = await load("manager/screen/utils/SoftButtonObject");
  const pressed = new Promise((proceed) => {
    screen.setSoftButtonObjects([
      new SoftButton("again", [new State("one", "Again")], "one", (_, message) => {
        if (message.getFunctionId() === "OnButtonPress") proceed();
      }),
    ]);
  });
  await driver.post("head-unit/soft-button:press", { text: "Again" });
  await pressed;
});
await step("presents choices with the library's screen manager", async () => {
  const screen = manager.getScreenManager();
  const Cell = await load("manager/screen/choiceset/ChoiceCell");
  const listener = new (await load("manager/screen/choiceset/ChoiceSetSelectionListener"))();
  const chosen = new Promise((proceed, fail) => {
    listener.setOnChoiceSelected((cell) => proceed(cell.getText())).setOnError((error) => fail(new Error(error)));
  });
  const choices = new (await load("manager/screen/choiceset/ChoiceSet"))(
    "Which one?",
    [new Cell("First"), new Cell("Second")],
    listener,
  );
  screen.presentChoiceSet(choices);
  await driver.post("head-unit/overlay:choose", { text: "Second" });
  assert.equal(await chosen, "Second");
});
await step("unregisters", () => ask("UnregisterAppInterface").then(() => {}));
manager.dispose();
process.exit(0);
