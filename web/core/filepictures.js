// The video frames of apps that draw their own screen, for a session from a file. Finds the frames that are needed to show one moment.

export class FilePictures {
  #runs = new Map();
  #unpack;

  /**
   * Creates the pictures of a session.
   * @param {{about: {app, codec, width, height, pictures: {number, at, key, bytes}[]}, stream?: object}[]} groups each group contains a key
   * frame and the frames after it; `stream` is the entry with the data of these frames in this order
   * @param {(entry: object) => Uint8Array} unpack returns the content of an entry
   */
  constructor(groups, unpack) {
    this.#unpack = unpack;
    for (const { about, stream } of groups) {
      if (!stream || !Array.isArray(about.pictures) || about.pictures.length === 0) continue;
      const { app } = about;
      (this.#runs.get(app) ?? this.#runs.set(app, []).get(app)).push({ about, stream });
    }
    for (const runs of this.#runs.values()) runs.sort((one, other) => one.about.pictures[0].at - other.about.pictures[0].at);
  }

  /**
   * Returns the frames that must be decoded to show an app's picture at an instant: the last key frame before the instant, and all later
   * frames up to the instant. `number` and `at` describe the last of these frames.
   * @returns {undefined | {codec: string, width: number, height: number, number: number, at: number, chunks: {key: boolean, data:
   * Uint8Array}[]}}
   */
  at(app, instant) {
    const run = this.#runs.get(app)?.findLast(({ about }) => about.pictures[0].at <= instant);
    if (!run) return undefined;
    const { codec, width, height, pictures } = run.about;
    const stream = this.#unpack(run.stream);
    const chunks = [];
    let start = 0;
    let last;
    for (const picture of pictures) {
      if (picture.at > instant) break;
      last = picture;
      chunks.push({ key: picture.key, data: stream.subarray(start, start + picture.bytes) });
      start += picture.bytes;
    }
    return { codec, width, height, number: last.number, at: last.at, chunks };
  }
}
