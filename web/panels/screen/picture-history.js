// Stores pictures of apps that draw their own screen while the page shows the apps. The user can then go back in time.

import { surface } from "./surface.js";

/** The minimum time between two stored pictures, in milliseconds. The last picture before a pause is always stored. */
const PAUSE_MS = 400;
const MOST_PICTURES = 600;
const MOST_BYTES = 24 << 20;
const FORMAT = { type: "image/webp", quality: 0.85 };

/** The stored pictures of one app. Above the limits, the oldest pictures are dropped. */
export class PictureHistory {
  #kept = [];
  #bytes = 0;
  #after;
  #newest;
  #isResting = false;

  /** `after` calls a function after a delay in milliseconds. */
  constructor(after = (ms, work) => setTimeout(work, ms)) {
    this.#after = after;
  }

  get count() {
    return this.#kept.length;
  }

  /**
   * Called when the page shows a new picture. Stores the picture if enough time has passed since the last stored picture.
   * @param {{at: number, number: number}} head `at` is the time of the head unit's clock
   * @param {() => Promise<Blob>} shoot copies the picture that the page shows
   */
  keep(head, shoot) {
    // If the clock has gone back, the stored pictures belong to another run of the head unit.
    if (this.#newest && head.at < this.#newest.head.at) this.#forget(this.#kept.length);
    this.#newest = { head, shoot };
    if (!this.#isResting) this.#take();
  }

  /** Returns the picture that was shown at an instant of the head unit's clock; undefined if no such picture is stored. */
  at(instant) {
    return this.#kept.findLast(({ at }) => at <= instant);
  }

  #take() {
    const taken = this.#newest;
    const entry = { ...taken.head, image: taken.shoot() };
    this.#kept.push(entry);
    this.#forget(this.#kept.length - MOST_PICTURES);
    entry.image.then(({ size }) => {
      entry.size = size;
      this.#bytes += size;
      while (this.#bytes > MOST_BYTES && this.#kept.length > 1) this.#forget(1);
    }, () => (this.#kept = this.#kept.filter((one) => one !== entry)));
    this.#isResting = true;
    this.#after(PAUSE_MS, () => {
      this.#isResting = false;
      if (this.#newest !== taken) this.#take();
    });
  }

  #forget(count) {
    if (count <= 0) return;
    for (const { size = 0 } of this.#kept.splice(0, count)) this.#bytes -= size;
  }
}

const pasts = new Map();

export const pictureHistoryOf = (app) => pasts.get(app) ?? pasts.set(app, new PictureHistory()).get(app);

/** Returns the content of a canvas as a compressed image. */
export function shot(canvas) {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext("2d").drawImage(canvas, 0, 0);
  return copy.convertToBlob(FORMAT);
}

/** Shows the picture of `app` at the current moment of the page. Draws in `node` until `node` leaves the document. */
export function showPastPicture(node, store, app) {
  const { canvas, say } = surface(node);
  let wanted;
  const draw = async () => {
    if (!store.moment) return;
    const kept = pictureHistoryOf(app).at(store.moment.at);
    if (kept === wanted && kept) return;
    wanted = kept;
    canvas.hidden = !kept;
    say(kept ? "" : "No picture for this moment. This page keeps only the pictures that it has shown");
    const image = kept && await createImageBitmap(await kept.image).catch(() => undefined);
    if (!image || wanted !== kept) return;
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    canvas.dataset.picture = kept.number;
  };
  const stop = store.watch(({ moment }) => [moment], draw);
  // The observer is also called when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(node);
}
