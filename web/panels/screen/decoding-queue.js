// The queue of an app's pictures that wait for the browser's video decoder.

/** The maximum number of pictures in the decoder. Further pictures wait in the queue, where they can still be dropped. */
const MOST_IN_DECODER = 2;
/** If more pictures than this wait, the browser is too slow, and the queue drops all pictures before the next key picture. */
const MOST_WAITING = 30;
/** The codec of SDLKit's pictures of 800 by 480 pixels. Most pictures have this codec. */
const USUAL_CODEC = "avc1.42C020";
/** The minimum time between two drawn pictures while other pictures wait, in milliseconds. */
const DRAW_EVERY_MS = 50;

/**
 * Decodes pictures in order. When a key picture arrives, earlier waiting pictures are dropped.
 *
 * After an error or a drop, the queue ignores pictures until the next key picture.
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
   * Creates a queue. `owner` draws the pictures and handles failures.
   * @param {object} owner
   * @param {(callbacks: {output: Function, error: Function}) => VideoDecoder} [owner.open] creates a decoder
   * @param {(image: VideoFrame, picture: object) => void} owner.show draws a picture; the queue closes `image` afterwards
   * @param {(isSlow: boolean) => void} owner.needKey requests a key picture, because the browser is too slow or decoding has failed
   * @param {(error: Error, codec: string) => void} owner.failed called when decoding has failed
   * @param {() => number} [owner.now] the current time in milliseconds
   */
  constructor({ open = (callbacks) => new VideoDecoder(callbacks), show, needKey, failed, now = () => performance.now() }) {
    this.#open = open;
    this.#show = show;
    this.#needKey = needKey;
    this.#failed = failed;
    this.#now = now;
  }

  /** Creates the decoder before the first picture arrives. A busy browser needs a long time to create a decoder. */
  prepare() {
    this.#begin(USUAL_CODEC);
  }

  /**
   * Adds the pictures of one message. A message with several pictures contains the pictures that the page has missed.
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

  /** Drops all pictures. The next added picture must be a key picture. */
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
      // While pictures wait, draw only some of them, because drawing delays decoding.
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
    const isUsed = this.#heads.size > 0 || this.#hasShown;
    this.clear();
    // The prepared decoder may not support the usual codec, which does not matter before the first picture.
    if (!isUsed) return;
    this.#failed(error, codec);
    // Request a key picture only if a picture was decoded before. Otherwise another key picture does not help.
    if (this.#hasShown) this.#needKey(false);
    this.#hasShown = false;
  }
}
