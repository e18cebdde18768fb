// Keeps pictures of apps that draw their own screen while this page shows them, for going back in time.

import { surface } from "./surface.js";

/** While a picture changes, one is kept per interval; the last one before a pause is always kept. */
const PAUSE_MS = 400;
const MOST_PICTURES = 600;
const MOST_BYTES = 24 << 20;
const FORMAT = { type: "image/webp", quality: 0.85 };

/** The kept pictures of one app. The oldest are dropped first. */
export class PictureHistory {
  #kept = [];
  #bytes = 0;
  #after;
  #newest;
  #isResting = false;

  /** @param {(ms: number, work: () => void) => void} after */
  constructor(after = (ms, work) => setTimeout(work, ms)) {
    this.#after = after;
  }

  get count() {
    return this.#kept.length;
  }

  /**
   * Records that a new picture is shown.
   * @param {{at: number, number: number}} head  `at` is by the head unit's clock
   * @param {() => Promise<Blob>} shoot  captures the picture from the page, now
   */
  keep(head, shoot) {
    // A clock that goes backwards belongs to another run of the head unit.
    if (this.#newest && head.at < this.#newest.head.at) this.#forget(this.#kept.length);
    this.#newest = { head, shoot };
    if (!this.#isResting) this.#take();
  }

  /** Returns the picture that was shown at an instant of the head unit's clock. */
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

/** Returns a compressed copy of a canvas. */
export function shot(canvas) {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext("2d").drawImage(canvas, 0, 0);
  return copy.convertToBlob(FORMAT);
}

/** Shows the app's picture of the viewed moment in `node`, until the node leaves the document. */
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
  // A resize to nothing is also reported when the element leaves the document.
  const watch = new ResizeObserver(() => {
    if (node.isConnected) return;
    watch.disconnect();
    stop();
  });
  watch.observe(node);
}
