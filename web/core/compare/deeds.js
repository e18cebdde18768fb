// Reads the actions of apps from the rows of a session: messages, life-cycle calls and ends of processes.

import { meaningOf } from "./meaning.js";

/** Messages that only change the state of the head unit. These messages are not compared; only the state is compared. */
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
  "CreateWindow",
  "DeleteWindow",
  "SendHapticData",
]);
/** Messages about files. An app may send these messages in any order. */
const ABOUT_FILES = new Set(["PutFile", "DeleteFile", "SetAppIcon"]);
const ENDS = new Set(["crashed", "exited", "notResponding"]);

/** Whether a row reports that the process of an app has crashed, exited or stopped responding. */
export const isEnd = ({ kind, what }) => kind === "process" && ENDS.has(what);

export class AppActionReader {
  #apps;
  #hosts;
  /** The texts of the choices in each choice set. The key is `app/number of the set`. */
  #choices = new Map();

  /**
   * Creates a reader of actions.
   * @param {string[]} apps the keys of the apps whose actions are read
   * @param {Map<string, string>} hosts the name of each app's process, by app key
   */
  constructor(apps, hosts) {
    this.#apps = new Set(apps);
    this.#hosts = [...hosts];
  }

  /**
   * Returns the action of an app that a row describes: `{kind, stream, what, params, app, row, at, took}`. Returns undefined if the row
   * describes no action. The order of actions matters only within one `stream`.
   */
  read(row) {
    const host = row.kind === "process" ? row.host : undefined;
    // A process may end before its app has registered.
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

  #message({ seq, name, rpcType, direction, result, params = {} }, app) {
    if (!name) return undefined;
    const isOut = direction === "toHeadUnit";
    if (rpcType === "request" && isOut) {
      if (name === "CreateInteractionChoiceSet") {
        this.#choices.set(`${app}/${params.interactionChoiceSetID}`, (params.choiceSet ?? []).map((one) => one.menuName).filter(Boolean));
      }
      if (LASTING.has(name)) return undefined;
      // Only the first part of a large file is compared.
      if (ABOUT_FILES.has(name)) {
        return params.offset > 0 ? undefined : { kind: "request", stream: `file ${seq}`, what: name, params: this.#meaning(params, app) };
      }
      return { kind: "request", stream: "message", what: name, params: this.#meaning(params, app) };
    }
    if (rpcType === "notification" && isOut) return { kind: "notification", stream: name, what: name, params: this.#meaning(params, app) };
    // The row is the app's reply to a request from the head unit.
    if (rpcType === "request" && result !== undefined) {
      return { kind: "answer", stream: "answer", what: `answer to ${name}`, params: { result } };
    }
    return undefined;
  }

  /** Returns parameters in which the texts of choices replace the numbers of choice sets. */
  #meaning(params, app) {
    const { interactionChoiceSetIDList: sets, ...meaning } = meaningOf(params);
    if (!Array.isArray(sets)) return sets === undefined ? meaning : { ...meaning, interactionChoiceSetIDList: sets };
    return { ...meaning, choices: sets.flatMap((set) => this.#choices.get(`${app}/${set}`) ?? []) };
  }
}
