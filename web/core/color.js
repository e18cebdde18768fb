// Computes luminance and contrast of colours. A colour is `[red, green, blue]` with values from 0 to 255. Pure.

export const hex = (rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

export const rgbOfHex = (text) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));

export function luminance(rgb) {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colours, from 1 to 21, as WCAG defines it. */
export function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a hue in degrees for a name. A name always has the same hue. */
export function hueOf(name) {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  return (sum % HUES) * (360 / HUES);
}

const HUES = 12;

export const mix = (a, b, share) => a.map((part, index) => Math.round(part + (b[index] - part) * share));
