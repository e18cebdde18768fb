import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { audit } from "../core/audit.js";
import { linesOf, onDisplay, onPicture, parentsOf, pathOf, touchOf, verdictOf, viewAt, visibleViews } from "../core/viewtree.js";
import { boxesOf, paint } from "../panels/screen/layer-canvas.js";
import { groundOf, viewFindings } from "../panels/views/view-findings.js";
import { viewOf } from "../panels/views/views.js";

const node = (name, frame, children = [], more = {}) => ({ class: name, frame, children, ...more });

/** Returns a window that contains a list that clips its content, two overlapping buttons, a text, and invisible views. */
function views(more = {}) {
  return {
    picture: { number: 7, width: 800, height: 480, scale: 1 },
    root: 1,
    nodes: {
      1: node("UIWindow", [0, 0, 800, 480], [2]),
      2: node("UIView", [0, 0, 800, 480], [3, 6, 7, 8, 9], { background: "#ffffff", controller: "MapViewController" }),
      3: node("UITableView", [0, 0, 300, 200], [4, 5], { clips: true }),
      4: node("UITableViewCell", [0, 0, 300, 100], [], { focusable: true, verdict: { reported: 1 } }),
      5: node("UITableViewCell", [0, 180, 300, 100], [], { focusable: true, verdict: { reported: 2 } }),
      6: node("UIButton", [400, 100, 200, 100], [], { verdict: { reported: 3 } }),
      7: node("UIButton", [500, 150, 200, 100], [], { verdict: { reported: 4 } }),
      8: node("UIButton", [0, 300, 100, 100], [], { hidden: true, verdict: { skipped: "is hidden" } }),
      9: node("UILabel", [400, 300, 200, 40], [], { text: "Here", color: "#767676", verdict: { skipped: "cannot become focused" } }),
      ...more,
    },
    focus: [4, 5, 6, 7],
  };
}

const ids = (lines) => lines.map(({ id }) => id);
const display = { width: 800, height: 480 };

describe("the tree of views", () => {
  test("has a line for each view, superviews first, and none below a collapsed one", () => {
    assert.deepEqual(ids(linesOf(views())), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.deepEqual(linesOf(views()).map(({ depth }) => depth), [0, 1, 2, 3, 3, 2, 2, 2, 2]);
    assert.deepEqual(ids(linesOf(views(), new Set([3]))), [1, 2, 3, 6, 7, 8, 9]);
  });
  test("ends for any input: cycles and missing views", () => {
    const broken = views({ 9: node("UIView", [0, 0, 1, 1], [2, 77]), 2: node("UIView", [0, 0, 800, 480], [9, 2]) });
    assert.deepEqual(ids(linesOf(broken)), [1, 2, 9]);
    assert.deepEqual(ids(visibleViews(broken)), [1, 2, 9]);
    assert.ok(pathOf(parentsOf(broken), 9).length <= 3);
  });
  test("knows the superviews of a view", () => {
    assert.deepEqual(pathOf(parentsOf(views()), 5), [3, 2, 1]);
    assert.deepEqual(pathOf(parentsOf(views()), 1), []);
  });
  test("finds the view of a part", () => {
    const table = [["view/6", 6], ["view/99", undefined], ["rect/3", 6], ["rect/9", undefined], ["mainField1", undefined], [
      undefined,
      undefined,
    ]];
    for (const [part, wanted] of table) assert.equal(viewOf(part, views()), wanted, part);
  });
});

describe("a view at a point", () => {
  const table = [
    ["the one drawn last, of two", 550, 170, 7],
    ["a label, though it does not accept touches", 410, 310, 9],
    ["not what is hidden", 50, 350, 2],
    ["what its list leaves of it", 10, 190, 5],
    ["not what its list clips away", 10, 250, 2],
    ["nothing, off the picture", 900, 10, undefined],
  ];
  for (const [words, x, y, wanted] of table) test(`is ${words}`, () => assert.equal(viewAt(views(), { x, y }), wanted));
  test("is found through the head unit's scale, in both directions", () => {
    const wide = { width: 1200, height: 720 };
    assert.deepEqual(onDisplay([400, 100, 200, 100], views().picture, wide), { x: 600, y: 150, width: 300, height: 150 });
    assert.deepEqual(onPicture({ x: 600, y: 150 }, views().picture, wide), { x: 400, y: 100 });
  });
});

describe("the last touch", () => {
  const touch = (x, y, more) => touchOf({ ...views(), lastTouch: { point: [x, y], hit: 6, chain: [6, 2, 1], ...more } });
  test("names the only focusable view there", () => {
    assert.deepEqual([touch(410, 110).named, touch(410, 110).why], [6, undefined]);
    assert.deepEqual(touch(410, 110).chain, [6, 2, 1]);
  });
  test("names none if there are two or none, and says why", () => {
    assert.equal(touch(550, 170).why, "2 focusable views at this point: UIButton 6, UIButton 7");
    assert.equal(touch(700, 400).why, "no focusable view at this point");
  });
  test("keeps the reason why nothing was hit", () => {
    assert.equal(touch(-5, 0, { hit: undefined, chain: [], reason: "outside" }).reason, "outside");
    assert.equal(touchOf(views()), undefined);
  });
});

test("a verdict is described in words, and is a warning if a focusable view is skipped", () => {
  assert.deepEqual(verdictOf({ verdict: { reported: 3 } }), { tone: "good", text: "reported as rectangle 3" });
  assert.equal(verdictOf({ verdict: { skipped: "is hidden" }, focusable: true }).tone, "warn");
  assert.equal(verdictOf({ verdict: { skipped: "is hidden" } }).text, "not reported: the view is hidden");
  assert.match(verdictOf({}).text, /did not visit the view/);
});

describe("problems of views", () => {
  const texts = (found, id) => (found.get(id) ?? []).map(({ text }) => text);
  test("include those of the focusable rectangles, by view", () => {
    const found = viewFindings(views(), { display });
    assert.deepEqual(texts(found, 6), ["overlaps 7"]);
    assert.deepEqual(texts(found, 7), ["overlaps 6"]);
    assert.equal(found.has(8), false, "an unreported view is not checked");
  });
  test("include rectangles that the head unit has elsewhere or not at all", () => {
    const rect = (id, x, y, width, height) => [id, { id, x, y, width, height }];
    const wide = { width: 1200, height: 720 };
    const rects = Object.fromEntries([rect(1, 0, 0, 450, 150), rect(2, 0, 270, 450, 150), rect(3, 630, 150, 300, 150)]);
    const found = viewFindings(views(), { rects, display: wide });
    assert.ok(!found.has(4), "at the same place, through the head unit's scale");
    assert.match(texts(found, 6).join(), /has moved in the app: it is now at 400, 100, 200 × 100/);
    assert.deepEqual(texts(found, 7).filter((text) => text.includes("the head unit does not have")), [
      "is reported as rectangle 4, which the head unit does not have",
    ]);
  });
  test("are worst first", () => {
    const found = viewFindings(views({ 7: node("UIButton", [500, 150, 40, 40], [], { verdict: { reported: 4 } }) }), { display });
    assert.deepEqual(found.get(7).map(({ tone }) => tone), ["bad", "warn"]);
  });
  const inks = [["#000000", undefined], ["#767676", undefined], ["#8a8a8a", "warn"], ["#c0c0c0", "bad"], ["#00000040", "bad"]];
  for (const [color, tone] of inks) {
    test(`a text of ${color} on white is ${tone ?? "fine"}`, () =>
      assert.equal(viewFindings(views({ 9: { ...views().nodes[9], color } }), { display }).get(9)?.[0].tone, tone));
  }
  test("a text covered by a filled view is not checked", () => {
    const pale = { ...views().nodes[9], color: "#c0c0c0" };
    const over = node("UIView", [400, 300, 200, 40], [], { background: "#000000" });
    const nodes = { 2: { ...views().nodes[2], children: [3, 9, 10] }, 9: pale, 10: over };
    assert.equal(viewFindings(views(nodes), { display }).has(9), false);
    assert.equal(viewFindings(views({ ...nodes, 10: { ...over, background: undefined } }), { display }).has(9), true);
  });
  test("if there is a picture, a text's background is read from the picture", () => {
    const pixels = picture(800, 480, () => [120, 120, 120]);
    const found = texts(viewFindings(views(), { display, pixels }), 9).join();
    assert.match(found, /contrast of 1\.\d; the minimum is 3, and at least 4\.5 is recommended/);
    assert.equal(viewFindings(views(), { display, pixels: picture(800, 480, () => [255, 255, 255]) }).has(9), false);
  });
  test("the background is the dominant colour, also after compression, and none on a map", () => {
    const near = groundOf(picture(100, 40, (x, y) => ((x + y) % 6 === 0 ? [0, 0, 0] : [30 + (x % 4), 160, 60])), [0, 0, 100, 40]);
    assert.ok(Math.abs(near[0] - 31.5) < 1.6 && near[1] === 160, `${near}`);
    assert.equal(groundOf(picture(100, 40, (x, y) => [(x * 37) % 256, (y * 91) % 256, (x * y) % 256]), [0, 0, 100, 40]), undefined);
    assert.equal(groundOf(picture(10, 10, () => [1, 2, 3]), [20, 20, 5, 5]), undefined);
  });
});

function picture(width, height, colour) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]] = colour(at % width, Math.floor(at / width));
  }
  return { data, width, height };
}

describe("the layers over the picture", () => {
  const haptics = { rects: { 1: { id: 1, x: 10, y: 20, width: 100, height: 80 } }, rectOrder: [1, 2] };
  test("have the visible views below the rectangles of the head unit, as the layers are switched on", () => {
    const kinds = (layers) => boxesOf({ haptics, views: views(), layers, display }).map(({ kind }) => kind);
    assert.deepEqual(kinds({}), []);
    assert.deepEqual(kinds({ haptics: true }), ["haptic"]);
    assert.deepEqual(kinds({ outlines: true }), ["plain", "plain", "plain", "reported", "reported", "reported", "reported", "plain"]);
    assert.deepEqual(kinds({ outlines: true, haptics: true }).slice(-1), ["haptic"]);
  });
  test("draw a thousand rectangles in three strokes each, and no numbers that do not fit", () => {
    const drawn = (boxes) => {
      const calls = {};
      const context = new Proxy({ canvas: { width: 800, height: 480 } }, {
        get: (own, name) => own[name] ?? (() => (calls[name] = (calls[name] ?? 0) + 1)),
      });
      paint(context, boxes.map((rect) => ({ ...rect, kind: "haptic" })), 1, 1);
      return [calls.strokeRect, calls.fillRect, calls.fillText, calls.stroke];
    };
    assert.deepEqual(drawn(thousand()), [1000, 2000, undefined, undefined]);
    assert.deepEqual(drawn(thousand().slice(0, 300)), [300, 600, 300, undefined]);
    assert.deepEqual(drawn([{ id: 1, x: 0, y: 0, width: 10, height: 90 }]), [1, 2, undefined, undefined]);
  });
});

const thousand = () =>
  Array.from({ length: 1000 }, (_, at) => ({ id: at + 1, x: (at % 40) * 20, y: Math.floor(at / 40) * 19, width: 70, height: 70 }));

describe("a thousand rectangles", () => {
  test("are checked with few comparisons", () => {
    let reads = 0;
    const places = thousand().map(({ y, ...rest }) => Object.defineProperty(rest, "y", { get: () => (reads += 1, y), enumerable: true }));
    audit(places, display);
    assert.ok(reads < 400_000, `${reads} reads`);
  });
  test("and three hundred texts are checked", (context) => {
    const nodes = { 1: node("UIWindow", [0, 0, 800, 480], []) };
    for (const { id, x, y, width, height } of thousand()) {
      nodes[id + 1] = node("UIButton", [x, y, width, height], [], {
        verdict: { reported: id },
        text: id % 3 ? undefined : "Go",
        color: "#888888",
      });
      nodes[1].children.push(id + 1);
    }
    const tree = { ...views(), nodes };
    const rects = Object.fromEntries(thousand().map((rect) => [rect.id, rect]));
    const pixels = picture(800, 480, () => [255, 255, 255]);
    const times = Array.from({ length: 12 }, () => {
      const begun = performance.now();
      assert.equal(viewFindings(tree, { rects, display, pixels }).size, 1000);
      return performance.now() - begun;
    });
    context.diagnostic(
      `looked over in ${Math.min(...times).toFixed(1)} ms at best, ${
        times.sort((a, b) => a - b)[6].toFixed(1)
      } in the middle; 50 is the bar`,
    );
  });
});
