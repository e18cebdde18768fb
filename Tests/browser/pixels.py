"""Checks the pixels of an app's picture on the page."""

PIXELS = """(node, points) => {
  const copy = new OffscreenCanvas(node.width, node.height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(node, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""

#: Returns whether the pixels have these colours: `[[x, y, [red, green, blue]]]`.
SHOWS = f"""([node, wanted]) => {{
  const seen = ({PIXELS})(node, wanted.map(([x, y]) => [x, y]));
  return wanted.every(([, , color], index) => color.every((part, at) => Math.abs(part - seen[index][at]) <= 16));
}}"""

#: Returns the number of pixels in a rectangle that are as dark as text.
INK = """([node, [x, y, width, height]]) => {
  const copy = new OffscreenCanvas(node.width, node.height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(node, 0, 0);
  const { data } = context.getImageData(x, y, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) count += data[at] + data[at + 1] + data[at + 2] < 180;
  return count;
}"""


class Picture:
    """The picture of an app on the page, which tests can touch. Coordinates are pixels of the picture."""

    def __init__(self, page):
        self.page = page
        self.canvas = page.locator(".region-surface .picture canvas")

    def colours(self, *points):
        return self.canvas.evaluate(PIXELS, [list(point) for point in points])

    def shows(self, *wanted):
        """Waits until pixels have these colours: `(x, y, (red, green, blue))`."""
        arguments = [self.canvas.element_handle(), [[x, y, list(colour)] for x, y, colour in wanted]]
        try:
            self.page.wait_for_function(SHOWS, arg=arguments, timeout=10_000)
        except Exception as error:
            seen = self.colours(*[(x, y) for x, y, _ in wanted])
            raise AssertionError(f"wanted {wanted}, there is {seen}") from error

    def ink(self, *box):
        return self.page.evaluate(INK, [self.canvas.element_handle(), list(box)])

    def has_ink(self, *box):
        """Waits until a rectangle contains text."""
        self.page.wait_for_function(f"(all) => ({INK})(all) > 60", arg=[self.canvas.element_handle(), list(box)], timeout=10_000)

    def on_page(self, x, y):
        box = self.page.locator(".display").bounding_box()
        width, height = self.canvas.evaluate("(node) => [node.width, node.height]")
        return box["x"] + x * box["width"] / width, box["y"] + y * box["height"] / height

    def touch(self, x, y):
        self.page.mouse.click(*self.on_page(x, y))

    def drag(self, start, end, steps=8):
        self.page.mouse.move(*self.on_page(*start))
        self.page.mouse.down()
        self.page.mouse.move(*self.on_page(*end), steps=steps)
        self.page.mouse.up()


def alike(seen, wanted):
    return all(abs(one - other) <= 16 for one, other in zip(seen, wanted))
