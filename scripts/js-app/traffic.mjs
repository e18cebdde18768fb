// Random but reproducible requests of an app: mostly valid, some invalid, several open at the same time.

/** A seeded random number generator. */
export class Dice {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** Returns a number from 0 to `limit` - 1. */
  below(limit) {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  pick(values) {
    return values[this.below(values.length)];
  }
}

const words = ["Kind of Blue", "So What", "Übung", "漢字", "", "Traffic ahead", "a".repeat(400)];
const seconds = (dice, least, most) => 1000 * (least + dice.below(most - least + 1));

function buttons(dice) {
  return [0, 1].map((id) => ({
    type: "TEXT",
    text: `Button ${id}`,
    softButtonID: id + 1,
    isHighlighted: false,
    systemAction: dice.pick(["DEFAULT_ACTION", "STEAL_FOCUS", "KEEP_CONTEXT"]),
  }));
}

function choices(set, isSpoken) {
  return [0, 1, 2].map((at) => ({
    choiceID: set * 10 + at,
    menuName: `Choice ${set}.${at}`,
    ...(isSpoken && { vrCommands: [`choice ${set} ${at}`] }),
  }));
}

const speech = (text) => [{ text, type: "TEXT" }];
const button = (dice) => ({ buttonName: dice.pick(["OK", "SEEKLEFT", "PRESET_1", "PLAY_PAUSE", "NAV_PAN_UP"]) });

/** The functions that make the parameters of requests, by the request's name. */
const requests = {
  Show: (dice) => ({
    mainField1: dice.pick(words),
    mainField2: dice.pick(words),
    softButtons: buttons(dice),
    graphic: { value: dice.pick(["cover", "nowhere"]), imageType: "DYNAMIC" },
  }),
  Alert: (dice) => ({
    alertText1: dice.pick(words),
    duration: seconds(dice, 3, 6),
    cancelID: 1,
    ...(dice.below(2) && { softButtons: buttons(dice) }),
    ...(dice.below(2) && { ttsChunks: speech("look out") }),
  }),
  SubtleAlert: (dice) => ({ alertText1: "Psst", duration: seconds(dice, 3, 6), cancelID: 1 }),
  ScrollableMessage: (dice) => ({ scrollableMessageBody: "Once upon a time. ".repeat(20), timeout: seconds(dice, 1, 8) }),
  Slider: (dice) => ({ numTicks: 5, position: 1 + dice.below(6), sliderHeader: "Volume", timeout: seconds(dice, 1, 8) }),
  CreateInteractionChoiceSet: (dice) => {
    const set = 1 + dice.below(4);
    return { interactionChoiceSetID: set, choiceSet: choices(set, dice.below(3) > 0) };
  },
  DeleteInteractionChoiceSet: (dice) => ({ interactionChoiceSetID: 1 + dice.below(4) }),
  PerformInteraction: (dice) => ({
    initialText: "Which one?",
    interactionMode: dice.pick(["MANUAL_ONLY", "BOTH", "VR_ONLY"]),
    cancelID: 1,
    interactionChoiceSetIDList: [1 + dice.below(4)],
    timeout: seconds(dice, 5, 9),
    initialPrompt: speech("which one"),
  }),
  AddCommand: (dice) => ({
    cmdID: 1 + dice.below(9),
    menuParams: { menuName: `Command ${dice.below(20)}`, parentID: dice.below(2) * 5 },
    vrCommands: [`say ${dice.below(20)}`],
  }),
  DeleteCommand: (dice) => ({ cmdID: 1 + dice.below(9) }),
  AddSubMenu: (dice) => ({ menuID: 5 + dice.below(2), menuName: `Menu ${dice.below(9)}` }),
  DeleteSubMenu: (dice) => ({ menuID: 5 + dice.below(2) }),
  SubscribeButton: button,
  UnsubscribeButton: button,
  SetMediaClockTimer: (dice) => ({
    updateMode: dice.pick(["COUNTUP", "PAUSE", "RESUME", "CLEAR"]),
    startTime: { hours: 0, minutes: 0, seconds: 0 },
    endTime: { hours: 0, minutes: 9, seconds: dice.below(60) },
    countRate: dice.pick([0.5, 1, 2]),
  }),
  SetGlobalProperties: (dice) => ({ menuTitle: dice.pick(words), helpPrompt: speech("help") }),
  ResetGlobalProperties: () => ({ properties: ["MENUNAME", "HELPPROMPT"] }),
  Speak: () => ({ ttsChunks: speech("turn left in two hundred metres") }),
  PerformAudioPassThru: (dice) => ({
    samplingRate: "16KHZ",
    maxDuration: seconds(dice, 1, 8),
    bitsPerSample: "16_BIT",
    audioType: "PCM",
  }),
  SetDisplayLayout: (dice) => ({ displayLayout: dice.pick(["MEDIA", "TEXT_WITH_GRAPHIC", "UNKNOWN_LAYOUT"]) }),
  GetSystemCapability: (dice) => ({ systemCapabilityType: dice.pick(["DISPLAYS", "VIDEO_STREAMING", "NAVIGATION"]) }),
  SendHapticData: (dice) => ({
    hapticRectData: [{ id: 1, rect: { x: dice.below(700), y: 20.5, width: 80, height: 40 } }],
  }),
  CreateWindow: (dice) => ({ windowID: 1 + dice.below(3), windowName: `Window ${dice.below(4)}`, type: "WIDGET" }),
  DeleteWindow: (dice) => ({ windowID: 1 + dice.below(3) }),
  ListFiles: () => ({}),
  DeleteFile: () => ({ syncFileName: "cover" }),
  GetVehicleData: () => ({ speed: true }),
  CancelInteraction: (dice) => ({ functionID: dice.pick([10, 12, 64, 13]), ...(dice.below(2) && { cancelID: 1 }) }),
};
const names = Object.keys(requests);
const often = ["Show", "Show", "Alert", "PerformInteraction", "ScrollableMessage", "Slider"];

/**
 * Sends requests until `isOver` returns true.
 *
 * @param {{ask: (name: string, parameters: object, bulk?: Buffer) => Promise<object>}} app
 * @param {Dice} dice
 * @param {number} pace milliseconds between two requests, on average
 * @param {(result: string) => void} report receives the result of each answer
 * @param {() => boolean} isOver
 */
export async function traffic(app, dice, pace, report, isOver) {
  while (!isOver()) {
    const name = dice.below(3) === 0 ? dice.pick(often) : dice.pick(names);
    const parameters = requests[name](dice);
    // Now and then, send a value that the mobile API does not allow.
    if (dice.below(25) === 0) parameters[Object.keys(parameters)[0] ?? "nothing"] = dice.pick([{}, [], -1, "X"]);
    app.ask(name, parameters).then((answer) => report(answer.resultCode), () => {});
    await new Promise((proceed) => setTimeout(proceed, dice.below(2 * pace)));
  }
}
