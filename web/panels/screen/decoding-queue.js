// The queue of an app's pictures before the browser's video decoder.

/** The maximum number of pictures in the decoder. Further pictures wait in the queue, which can drop them. */
const MOST_IN_DECODER = 2;
/** If more pictures wait, the browser is too slow, and the queue skips to a key picture. */
const MOST_WAITING = 30;
/** While more pictures wait, at most one is drawn in this time. */
const DRAW_EVERY_MS = 50;

/**
 * Decodes pictures in order. A key picture replaces the pictures that wait before it.
 *
 * The queue never fails: after an error or a skip it ignores pictures until the next key picture.
 */
export class DecodingQueue {
  #open;
  #show;
  #needKey;
  #failed;
  #now;
  #decoder;
  #codec;
  #heads = new Map();
  #waiting = [];
  #needsKey = true;
  #hasShown = false;
  #drawnAt;
  #added = 0;

  /**
   * @param {object} owner
   * @param {(callbacks: {output: Function, error: Function}) => VideoDecoder} [owner.open]
   * @param {(image: VideoFrame, picture: object) => void} owner.show  draws a picture; the image is closed afterwards
   * @param {(isSlow: boolean) => void} owner.needKey  a key picture is needed: the browser is too slow, or decoding failed
   * @param {(error: Error, codec: string) => void} owner.failed
   * @param {() => number} [owner.now]
   */
  constructor({ open = (callbacks) => new VideoDecoder(callbacks), show, needKey, failed, now = () => performance.now() }) {
    this.#open = open;
    this.#show = show;
    this.#needKey = needKey;
    this.#failed = failed;
    this.#now = now;
  }

  /**
   * Adds the pictures of one message. Several pictures are a backlog, which may be long.
   * @param {{key: boolean, codec: string, data: Uint8Array}[]} pictures
   */
  add(pictures) {
    const isBacklog = pictures.length > 1;
    for (const picture of pictures) {
      if (picture.key) {
        this.#waiting = [];
        this.#needsKey = false;
      }
      if (!this.#needsKey) this.#waiting.push({ picture, isBacklog });
    }
    this.#limit();
    this.#feed();
  }

  /** Drops all pictures. The next one must be a key picture. */
  clear() {
    const decoder = this.#decoder;
    this.#decoder = undefined;
    this.#codec = undefined;
    this.#waiting = [];
    this.#heads.clear();
    this.#needsKey = true;
    if (decoder && decoder.state !== "closed") decoder.close();
  }

  #limit() {
    const count = this.#waiting.reduce((sum, { isBacklog }) => sum + !isBacklog, 0);
    if (count <= MOST_WAITING) return;
    this.#waiting = [];
    this.#needsKey = true;
    this.#needKey(true);
  }

  #feed() {
    while (this.#waiting.length > 0) {
      const { picture } = this.#waiting[0];
      if (!this.#decoder || (picture.key && picture.codec !== this.#codec)) this.#begin(picture.codec);
      if (this.#decoder.decodeQueueSize >= MOST_IN_DECODER) return;
      this.#waiting.shift();
      const timestamp = this.#added += 1;
      this.#heads.set(timestamp, picture);
      try {
        this.#decoder.decode(new EncodedVideoChunk({ type: picture.key ? "key" : "delta", timestamp, data: picture.data }));
      } catch (error) {
        return this.#fail(error);
      }
    }
  }

  #begin(codec) {
    const old = this.#decoder;
    if (old && old.state !== "closed") old.close();
    this.#heads.clear();
    this.#codec = codec;
    const decoder = this.#open({
      output: (image) => this.#output(decoder, image),
      error: (error) => decoder === this.#decoder && this.#fail(error),
    });
    this.#decoder = decoder;
    decoder.addEventListener("dequeue", () => decoder === this.#decoder && this.#feed());
    decoder.configure({ codec, optimizeForLatency: true });
  }

  #output(decoder, image) {
    const picture = this.#heads.get(image.timestamp);
    this.#heads.delete(image.timestamp);
    if (picture) {
      const now = this.#now();
      // Drawing takes time in which older pictures could be decoded.
      if (this.#waiting.length === 0 || this.#drawnAt === undefined || now - this.#drawnAt >= DRAW_EVERY_MS) {
        this.#drawnAt = now;
        this.#show(image, picture);
      }
      this.#hasShown = true;
    }
    image.close();
    if (decoder === this.#decoder) this.#feed();
  }

  #fail(error) {
    const codec = this.#codec;
    this.clear();
    this.#failed(error, codec);
    // Another key picture does not help if none was ever decoded.
    if (this.#hasShown) this.#needKey(false);
    this.#hasShown = false;
  }
}
