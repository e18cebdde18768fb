// An app that implements SDL's protocol directly over TCP: no library, one frame per message. This app can send messages that a library
// does not allow.

import { connect } from "node:net";

const functions = {
  RegisterAppInterface: 1,
  UnregisterAppInterface: 2,
  SetGlobalProperties: 3,
  ResetGlobalProperties: 4,
  AddCommand: 5,
  DeleteCommand: 6,
  AddSubMenu: 7,
  DeleteSubMenu: 8,
  CreateInteractionChoiceSet: 9,
  PerformInteraction: 10,
  DeleteInteractionChoiceSet: 11,
  Alert: 12,
  Show: 13,
  Speak: 14,
  SetMediaClockTimer: 15,
  PerformAudioPassThru: 16,
  SubscribeButton: 18,
  UnsubscribeButton: 19,
  GetVehicleData: 22,
  ScrollableMessage: 25,
  Slider: 26,
  PutFile: 32,
  DeleteFile: 33,
  ListFiles: 34,
  SetDisplayLayout: 36,
  GetSystemCapability: 48,
  SendHapticData: 49,
  CancelInteraction: 57,
  CreateWindow: 60,
  DeleteWindow: 61,
  SubtleAlert: 64,
};
const [request, response] = [0, 1];
const [firstOfSeveral, rpcService] = [2, 7];

export class WireApp {
  #socket;
  #bytes = Buffer.alloc(0);
  #session = 0;
  #messages = 0;
  #correlation = 0;
  #open = new Map();
  #parts;
  #started;
  /** The hash that an app sends to resume its state. */
  hash;

  constructor(address) {
    const { hostname, port } = new URL(address);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on("data", (bytes) => this.#take(bytes));
    this.#socket.on("error", () => {});
  }

  get isClosed() {
    return this.#socket.destroyed || this.#socket.closed;
  }

  /** Requests a session. Resolves when the head unit has opened the session. */
  start() {
    return new Promise((proceed) => {
      this.#started = proceed;
      const version = Buffer.from("200000000270726f746f636f6c56657273696f6e0006000000352e342e300000", "hex");
      this.#socket.write(Buffer.concat([Buffer.from([0x10, rpcService, 1, 0, 0, 0, 0, version.length]), version]));
    });
  }

  /** Sends a request. Resolves with the parameters of the answer. */
  ask(name, parameters = {}, bulk = Buffer.alloc(0)) {
    const json = Buffer.from(JSON.stringify(parameters));
    const head = Buffer.alloc(24);
    head[0] = 0x51;
    head[1] = rpcService;
    head[3] = this.#session;
    head.writeUInt32BE(12 + json.length + bulk.length, 4);
    head.writeUInt32BE(this.#messages += 1, 8);
    head.writeUInt32BE((request << 28) | functions[name], 12);
    head.writeUInt32BE(this.#correlation += 1, 16);
    head.writeUInt32BE(json.length, 20);
    const answer = new Promise((proceed) => this.#open.set(this.#correlation, proceed));
    this.#socket.write(Buffer.concat([head, json, bulk]));
    return answer;
  }

  #take(bytes) {
    this.#bytes = Buffer.concat([this.#bytes, bytes]);
    for (;;) {
      if (this.#bytes.length < 12) return;
      const size = this.#bytes.readUInt32BE(4);
      if (this.#bytes.length < 12 + size) return;
      this.#frame(this.#bytes.subarray(0, 12), this.#bytes.subarray(12, 12 + size));
      this.#bytes = this.#bytes.subarray(12 + size);
    }
  }

  #frame(head, payload) {
    const [type, info] = [head[0] & 7, head[2]];
    if (type === 0) {
      if (info !== 2) return;
      this.#session = head[3];
      this.#started();
    } else if (type === 1) {
      this.#message(payload);
    } else if (type === firstOfSeveral) {
      this.#parts = [];
    } else {
      this.#parts.push(payload);
      if (info === 0) this.#message(Buffer.concat(this.#parts));
    }
  }

  #message(payload) {
    const parameters = JSON.parse(payload.subarray(12, 12 + payload.readUInt32BE(8)));
    if (payload[0] >> 4 === response) {
      const proceed = this.#open.get(payload.readInt32BE(4));
      this.#open.delete(payload.readInt32BE(4));
      proceed?.(parameters);
    } else if (parameters.hashID) {
      this.hash = parameters.hashID;
    }
  }
}
