// Colours an app chose, made safe to read: whatever it sends, text keeps its contrast.

/** `{red, green, blue}` of the spec to `[r, g, b]`; undefined when it is no colour. */
export function rgbOf(color) {
  if (!color) return undefined;
  const parts = [color.red, color.green, color.blue];
  return parts.every((part) => Number.isFinite(part)) ? parts.map((part) => Math.min(255, Math.max(0, Math.round(part)))) : undefined;
}

export const hex = (rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

export const rgbOfHex = (text) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16));

/** WCAG's relative luminance. */
export function luminance(rgb) {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast ratio, 1 to 21. */
export function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export const mix = (a, b, share) => a.map((part, index) => Math.round(part + (b[index] - part) * share));

const WHITE = [255, 255, 255];
const BLACK = [8, 11, 16];
/** What surfaces at night lean to: the light of a cool evening, not grey. */
const EVENING = [150, 178, 230];

/** The colour itself when it stands out enough from `ground`, else the nearest tint or shade of it that does. */
export function readable(color, ground, least) {
  const towards = luminance(ground) < 0.2 ? WHITE : BLACK;
  for (let share = 0; share < 1; share += 0.04) {
    const tried = mix(color, towards, share);
    if (contrast(tried, ground) >= least) return tried;
  }
  return towards;
}

/** Near-white or near-black, whichever reads better on the colour. */
export const inkOn = (color) => (contrast(WHITE, color) >= contrast(BLACK, color) ? WHITE : BLACK);

const GROUNDS = {
  night: { ground: [11, 14, 20], ink: [241, 244, 249], accent: [86, 156, 255] },
  day: { ground: [238, 241, 245], ink: [17, 24, 36], accent: [20, 92, 214] },
};

/**
 * The colours of the car's screen in one mode for one app's scheme.
 *
 * An app's background tints the ground only as far as the mode stays what it is: a white background at night would blind.
 */
export function carColors(mode, scheme) {
  const house = GROUNDS[mode] ?? GROUNDS.night;
  const wish = rgbOf(scheme?.backgroundColor);
  const ground = wish ? tinted(house.ground, wish, mode) : house.ground;
  const surface = mode === "day" ? mix(ground, WHITE, 0.75) : mix(ground, EVENING, 0.09);
  const raised = mode === "day" ? WHITE : mix(ground, EVENING, 0.155);
  const accent = readable(rgbOf(scheme?.primaryColor) ?? house.accent, mode === "day" ? ground : raised, 4.5);
  const second = readable(rgbOf(scheme?.secondaryColor) ?? accent, raised, 3);
  const ink = house.ink;
  // Day's darkest ground is the plain one, night's lightest the raised one.
  const hardest = mode === "day" ? ground : raised;
  const soft = readable(mix(ink, ground, 0.38), hardest, 4.6);
  return { ground, surface, raised, accent, accentInk: inkOn(accent), second, ink, soft, line: mix(ground, ink, mode === "day" ? 0.14 : 0.16) };
}

function tinted(ground, wish, mode) {
  for (let share = 0.85; share > 0; share -= 0.05) {
    const tried = mix(ground, wish, share);
    const fits = mode === "day" ? luminance(tried) > 0.62 : luminance(tried) < 0.035;
    if (fits) return tried;
  }
  return ground;
}
