// Reads what apps did from the rows of a session: messages, life-cycle calls and ends of processes.

import { meaningOf } from "./meaning.js";

/** Messages whose whole effect is the state of the head unit. That state is compared instead of the messages. */
const LASTING = new Set([
  "Show",
  "SetDisplayLayout",
  "SetGlobalProperties",
  "ResetGlobalProperties",
  "SetMediaClockTimer",
  "AddCommand",
  "AddSubMenu",
  "DeleteCommand",
  "DeleteSubMenu",
  "CreateInteractionChoiceSet",
  "DeleteInteractionChoiceSet",
  "SubscribeButton",
  "UnsubscribeButton",
  "SubscribeVehicleData",
  "UnsubscribeVehicleData",
  "SubscribeWayPoints",
  "UnsubscribeWayPoints",
  "CreateWindow",
  "DeleteWindow",
  "PutFile",
  "DeleteFile",
  "SetAppIcon",
  "SendHapticData",
]);
const ENDS = new Set(["crashed", "exited", "notResponding"]);

/** Whether a row reports that an app's process has crashed, exited or stopped responding. */
export const isEnd = ({ kind, what }) => kind === "process" && ENDS.has(what);

export class AppActionReader {
  #apps;
  #hosts;
  /** The texts of choices, by the app and the number of their set. */
  #choices = new Map();
  /** The files that each app has put. Putting one again changes no state, so this message is compared. */
  #files = new Set();

  /**
   * @param {string[]} apps  the apps to read
   * @param {Map<string, string>} hosts  the name of each app's process
   */
  constructor(apps, hosts) {
    this.#apps = new Set(apps);
    this.#hosts = [...hosts];
  }

  /**
   * Returns the app action of a row: `{kind, stream, what, params, app, row, at, took}`. Only actions of one `stream`
   * are compared by order.
   */
  read(row) {
    const host = row.kind === "process" ? row.host : undefined;
    // A program may end before its app has registered.
    const app = row.app ?? (host && this.#hosts.find(([, name]) => name === host)?.[0]);
    if (!this.#apps.has(app)) return undefined;
    const found = this.#found(row, app);
    return found && { params: {}, ...found, app, row: row.seq, at: row.at, took: row.latencyMs ?? 0 };
  }

  #found(row, app) {
    const { kind, call, what } = row;
    if (kind === "rpc") return this.#message(row, app);
    if (kind === "delegate") {
      if (call === undefined || row.point !== undefined) return undefined;
      return { kind: "lifeCycle", stream: call.startsWith("application") ? "application" : "app", what: call };
    }
    if (kind === "viewController") {
      const name = row.class ?? "a controller";
      return call && { kind: "lifeCycle", stream: name, what: `${name}.${call}` };
    }
    if (!isEnd(row)) return undefined;
    return { kind: "process", stream: "process", what, params: row.message === undefined ? {} : { message: row.message } };
  }

  #message({ name, rpcType, direction, result, params = {} }, app) {
    if (!name) return undefined;
    const isOut = direction === "toHeadUnit";
    if (rpcType === "request" && isOut) {
      if (name === "CreateInteractionChoiceSet") {
        this.#choices.set(`${app}/${params.interactionChoiceSetID}`, (params.choiceSet ?? []).map((one) => one.menuName).filter(Boolean));
      }
      if (LASTING.has(name) && !this.#putsAgain(name, params, app)) return undefined;
      return { kind: "request", stream: "message", what: name, params: this.#meaning(params, app) };
    }
    if (rpcType === "notification" && isOut) return { kind: "notification", stream: name, what: name, params: this.#meaning(params, app) };
    // The app has answered a request of the head unit.
    if (rpcType === "request" && result !== undefined) {
      return { kind: "answer", stream: "answer", what: `answer to ${name}`, params: { result } };
    }
    return undefined;
  }

  /** Whether the message puts a file that the app has put before. */
  #putsAgain(name, { syncFileName, offset = 0 }, app) {
    const file = `${app}/${syncFileName}`;
    const isKnown = this.#files.has(file);
    if (name === "PutFile" && offset === 0) this.#files.add(file);
    if (name === "DeleteFile") this.#files.delete(file);
    return isKnown && name === "PutFile" && offset === 0;
  }

  /** Returns the parameters with the texts of choices instead of the numbers of their sets. */
  #meaning(params, app) {
    const { interactionChoiceSetIDList: sets, ...meaning } = meaningOf(params);
    if (!Array.isArray(sets)) return sets === undefined ? meaning : { ...meaning, interactionChoiceSetIDList: sets };
    return { ...meaning, choices: sets.flatMap((set) => this.#choices.get(`${app}/${set}`) ?? []) };
  }
}
