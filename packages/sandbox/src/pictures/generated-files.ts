import { type AnimationName, type AnimationSpec, isAnimation, paintAnimation } from './animations';
import { encodeGif } from './encode-gif';
import { between, pick, randomFrom, integerBetween } from './random';
import { type Colour, colour } from './raster';
import { BLOCK_SIDE, encodeKeyFrame } from './video/vp8-key-frame';
import { encodeWebm } from './video/webm';

const TWIPS_PER_PIXEL = 20;
const FIELD_BITS = 16;

/** A rectangle that starts at 0, in packed fields of 16 bits. */
function rectangle(width: number, height: number): Buffer {
  const fields = [0, width * TWIPS_PER_PIXEL, 0, height * TWIPS_PER_PIXEL];
  const bits =
    FIELD_BITS.toString(2).padStart(5, '0') +
    fields.map((field) => field.toString(2).padStart(FIELD_BITS, '0')).join('');
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

function tag(code: number, content: Buffer): Buffer {
  const head = Buffer.alloc(2);
  head.writeUInt16LE((code << 6) | content.length);
  return Buffer.concat([head, content]);
}

/** A Flash film of version 6 without scripts, with one frame for each colour. */
function encodeSwf(width: number, height: number, colours: readonly Colour[]): Buffer {
  const [backgroundTag, showTag, endTag] = [9, 1, 0];
  const frames = colours.flatMap((colour) => [
    tag(backgroundTag, Buffer.from(colour)),
    tag(showTag, Buffer.alloc(0)),
  ]);
  const rate = Buffer.alloc(4);
  rate.writeUInt16LE(2 << 8, 0);
  rate.writeUInt16LE(colours.length, 2);
  const rest = Buffer.concat([rectangle(width, height), rate, ...frames, tag(endTag, Buffer.alloc(0))]);
  const head = Buffer.alloc(8);
  head.write('FWS');
  head.writeUInt8(6, 3);
  head.writeUInt32LE(head.length + rest.length, 4);
  return Buffer.concat([head, rest]);
}

const SAMPLE_RATE = 16_000;
const WAV_HEADER_LENGTH = 44;
/** A scale in which any two notes sound well together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14] as const;

interface Note {
  pitch: number;
  from: number;
}

function composeNotes(seed: number, seconds: number): Note[] {
  const random = randomFrom(seed * 101 + 3);
  const baseFrequency = between(random, 260, 350);
  const beat = pick(random, [0.25, 0.3, 0.375]);
  const count = Math.floor(seconds / beat);
  return Array.from({ length: count }, (_unused, index) => ({
    pitch: baseFrequency * 2 ** (pick(random, SCALE) / 12),
    from: index * beat,
  }));
}

/** A small plucked tune as a WAV file: one channel, 8 bits. */
function encodeTune(seed: number, seconds: number): Buffer {
  const length = Math.floor(seconds * SAMPLE_RATE);
  const file = Buffer.alloc(WAV_HEADER_LENGTH + length, 128);
  file.write('RIFF', 0);
  file.writeUInt32LE(WAV_HEADER_LENGTH - 8 + length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(SAMPLE_RATE, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(length, 40);
  const notes = composeNotes(seed, seconds);
  for (let at = 0; at < length; at += 1) {
    const time = at / SAMPLE_RATE;
    let height = 0;
    for (const { pitch, from } of notes) {
      const since = time - from;
      if (since < 0 || since > 1) continue;
      const fading = Math.exp(-since * 5) * Math.min(1, since * 200);
      height +=
        fading * (Math.sin(since * pitch * 2 * Math.PI) + 0.3 * Math.sin(since * pitch * 4 * Math.PI));
    }
    file[WAV_HEADER_LENGTH + at] = Math.max(0, Math.min(255, Math.round(128 + height * 48)));
  }
  return file;
}

const FRAMES = 24;
const FRAME_MS = 125;
const GIF_FRAMES = 12;
const MAX_SIDE = 640;
const MAX_SECONDS = 12;

/** The name of a video file, which says how it is made, as with pictures. */
export function videoFile({ animation, seed, width, height }: AnimationSpec): string {
  return `/media/${animation}-${seed}-${width}x${height}.webm`;
}

export function gifFile({ animation, seed, width, height }: AnimationSpec): string {
  return `/media/${animation}-${seed}-${width}x${height}.gif`;
}

export function tuneFile(seed: number, seconds: number): string {
  return `/media/tune-${seed}-${seconds}s.wav`;
}

export function flashFile(seed: number): string {
  return `/media/blink-${seed}-320x240.swf`;
}

export function gpxFile(seed: number): string {
  return `/media/walk-${seed}.gpx`;
}

export function htmlFile(seed: number): string {
  return `/media/leaflet-${seed}.html`;
}

function encodeVideo(spec: AnimationSpec): Buffer {
  const small = {
    ...spec,
    width: Math.ceil(spec.width / BLOCK_SIDE),
    height: Math.ceil(spec.height / BLOCK_SIDE),
  };
  const frames = paintAnimation(small, FRAMES).map(encodeKeyFrame);
  return encodeWebm({ frames, frameMs: FRAME_MS, width: spec.width, height: spec.height });
}

function encodeFlash(seed: number): Buffer {
  const random = randomFrom(seed * 17 + 5);
  const shade = () => colour(`#${integerBetween(random, 0x20, 0xef).toString(16).repeat(3)}`);
  return encodeSwf(320, 240, [colour('#86a873'), shade(), colour('#355070'), shade()]);
}

/** A GPX file with the track of a walk. */
function encodeGpx(seed: number): Buffer {
  const random = randomFrom(seed * 29 + 11);
  let [latitude, longitude] = [between(random, 52, 53), between(random, -2, -1)];
  const points = Array.from({ length: 40 }, () => {
    latitude += between(random, -0.001, 0.002);
    longitude += between(random, -0.001, 0.003);
    return `<trkpt lat="${latitude.toFixed(5)}" lon="${longitude.toFixed(5)}"/>`;
  });
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="hedge" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Walk ${seed}</name><trkseg>\n${points.join('\n')}\n</trkseg></trk></gpx>\n`,
  );
}

function encodeHtml(seed: number): Buffer {
  return Buffer.from(
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Leaflet ${seed}</title><h1>Planting day ${seed}</h1><p>Bring a spade. There will be soup.</p></html>\n`,
  );
}

type Encoder = (spec: AnimationSpec) => Buffer;

const ANIMATION_ENCODERS: Record<string, Encoder> = {
  webm: encodeVideo,
  gif: (spec) => encodeGif(paintAnimation(spec, GIF_FRAMES), FRAME_MS),
};

function animationAt(path: string): Buffer | null {
  const found = /^\/media\/([a-z]+)-(\d{1,6})-(\d{1,4})x(\d{1,4})\.(webm|gif)$/.exec(path);
  const [, name = '', seed, width, height, ending = ''] = found ?? [];
  if (!isAnimation(name)) return null;
  const animation: AnimationName = name;
  const spec = { animation, seed: Number(seed), width: Number(width), height: Number(height) };
  const tooLarge = Math.max(spec.width, spec.height) > MAX_SIDE;
  if (tooLarge || Math.min(spec.width, spec.height) < 1) return null;
  return ANIMATION_ENCODERS[ending]?.(spec) ?? null;
}

const OTHER_FILES: readonly [name: RegExp, make: (...numbers: number[]) => Buffer | null][] = [
  [
    /^\/media\/tune-(\d{1,6})-(\d{1,2})s\.wav$/,
    (seed = 0, seconds = 0) => (seconds >= 1 && seconds <= MAX_SECONDS ? encodeTune(seed, seconds) : null),
  ],
  [/^\/media\/blink-(\d{1,6})-320x240\.swf$/, (seed = 0) => encodeFlash(seed)],
  [/^\/media\/walk-(\d{1,6})\.gpx$/, (seed = 0) => encodeGpx(seed)],
  [/^\/media\/leaflet-(\d{1,6})\.html$/, (seed = 0) => encodeHtml(seed)],
];

/** The bytes of a generated file that is not a still picture; null for any other path. */
export function generateFile(path: string): Buffer | null {
  const animation = animationAt(path);
  if (animation) return animation;
  for (const [name, make] of OTHER_FILES) {
    const found = name.exec(path);
    if (found) return make(...found.slice(1).map(Number));
  }
  return null;
}
