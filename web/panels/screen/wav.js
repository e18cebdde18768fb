// A sound to feed a microphone with, made of nothing.

const RATES = { "8KHZ": 8000, "16KHZ": 16_000, "22KHZ": 22_050, "44KHZ": 44_100 };

/** A second of a hummed note as a WAV file, in the format an app asked for. */
export function toneWav({ samplingRate, bitsPerSample } = {}, { seconds = 1, pitch = 220 } = {}) {
  const rate = RATES[samplingRate] ?? 16_000;
  const wide = bitsPerSample !== "8_BIT";
  const count = rate * seconds;
  const bytes = new Uint8Array(44 + count * (wide ? 2 : 1));
  const view = new DataView(bytes.buffer);
  const text = (at, word) => [...word].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * (wide ? 2 : 1), true);
  view.setUint16(32, wide ? 2 : 1, true);
  view.setUint16(34, wide ? 16 : 8, true);
  text(36, "data");
  view.setUint32(40, bytes.length - 44, true);
  for (let index = 0; index < count; index += 1) {
    // Swells and fades, as a voice does.
    const loudness = Math.sin((Math.PI * index) / count) * 0.7;
    const sample = Math.sin((2 * Math.PI * pitch * index) / rate) * loudness;
    if (wide) view.setInt16(44 + index * 2, Math.round(sample * 32_767), true);
    else view.setUint8(44 + index, 128 + Math.round(sample * 127));
  }
  return bytes;
}

/** Bytes as base64. */
export function base64Of(bytes) {
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text);
}
