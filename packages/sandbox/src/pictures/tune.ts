import { between, pick, randomFrom } from './random';

const RATE = 16_000;
const HEAD = 44;
/** A scale in which any two notes sound well together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14] as const;

interface Note {
  pitch: number;
  from: number;
}

function compose(seed: number, seconds: number): Note[] {
  const random = randomFrom(seed * 101 + 3);
  const ground = between(random, 260, 350);
  const beat = pick(random, [0.25, 0.3, 0.375]);
  const count = Math.floor(seconds / beat);
  return Array.from({ length: count }, (_unused, index) => ({
    pitch: ground * 2 ** (pick(random, SCALE) / 12),
    from: index * beat,
  }));
}

/** A small plucked tune as a WAV file: one channel, 8 bits. */
export function encodeTune(seed: number, seconds: number): Buffer {
  const length = Math.floor(seconds * RATE);
  const file = Buffer.alloc(HEAD + length, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEAD - 8 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  const notes = compose(seed, seconds);
  for (let at = 0; at < length; at += 1) {
    const time = at / RATE;
    let height = 0;
    for (const { pitch, from } of notes) {
      const since = time - from;
      if (since < 0 || since > 1) continue;
      const fading = Math.exp(-since * 5) * Math.min(1, since * 200);
      height +=
        fading * (Math.sin(since * pitch * 2 * Math.PI) + 0.3 * Math.sin(since * pitch * 4 * Math.PI));
    }
    file[HEAD + at] = Math.max(0, Math.min(255, Math.round(128 + height * 48)));
  }
  return file;
}
