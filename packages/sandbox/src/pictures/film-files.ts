import { encodeGif } from './encode-gif';
import { encodeSwf } from './encode-swf';
import { encodeTune } from './tune';
import { isAnimation, paintAnimation, type AnimationName, type AnimationOrder } from './animations';
import { colour } from './colour';
import { between, randomFrom, whole } from './random';
import { BLOCK_SIDE, encodeKeyFrame } from './video/vp8-key-frame';
import { encodeWebm } from './video/webm';

const FRAMES = 24;
const FRAME_MS = 125;
const GIF_FRAMES = 12;
const MAX_SIDE = 640;
const MAX_SECONDS = 12;

/** The name of a video file, which says how it is made, as with pictures. */
export function videoFile({ animation, seed, width, height }: AnimationOrder): string {
  return `/media/${animation}-${seed}-${width}x${height}.webm`;
}

export function gifFile({ animation, seed, width, height }: AnimationOrder): string {
  return `/media/${animation}-${seed}-${width}x${height}.gif`;
}

export function tuneFile(seed: number, seconds: number): string {
  return `/media/tune-${seed}-${seconds}s.wav`;
}

export function flashFile(seed: number): string {
  return `/media/blink-${seed}-320x240.swf`;
}

export function walkFile(seed: number): string {
  return `/media/walk-${seed}.gpx`;
}

export function leafletFile(seed: number): string {
  return `/media/leaflet-${seed}.html`;
}

function video(order: AnimationOrder): Buffer {
  const small = {
    ...order,
    width: Math.ceil(order.width / BLOCK_SIDE),
    height: Math.ceil(order.height / BLOCK_SIDE),
  };
  const frames = paintAnimation(small, FRAMES).map(encodeKeyFrame);
  return encodeWebm({ frames, frameMs: FRAME_MS, width: order.width, height: order.height });
}

function flash(seed: number): Buffer {
  const random = randomFrom(seed * 17 + 5);
  const shade = () => colour(`#${whole(random, 0x20, 0xef).toString(16).repeat(3)}`);
  return encodeSwf(320, 240, [colour('#86a873'), shade(), colour('#355070'), shade()]);
}

/** A GPX file with the track of a walk. */
function walk(seed: number): Buffer {
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

function leaflet(seed: number): Buffer {
  return Buffer.from(
    `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Leaflet ${seed}</title><h1>Planting day ${seed}</h1><p>Bring a spade. There will be soup.</p></html>\n`,
  );
}

type Drawer = (order: AnimationOrder) => Buffer;

const MOVING: Record<string, Drawer> = {
  webm: video,
  gif: (order) => encodeGif(paintAnimation(order, GIF_FRAMES), FRAME_MS),
};

function moving(path: string): Buffer | null {
  const found = /^\/media\/([a-z]+)-(\d{1,6})-(\d{1,4})x(\d{1,4})\.(webm|gif)$/.exec(path);
  const [, name = '', seed, width, height, ending = ''] = found ?? [];
  if (!isAnimation(name)) return null;
  const animation: AnimationName = name;
  const order = { animation, seed: Number(seed), width: Number(width), height: Number(height) };
  const tooLarge = Math.max(order.width, order.height) > MAX_SIDE;
  if (tooLarge || Math.min(order.width, order.height) < 1) return null;
  return MOVING[ending]?.(order) ?? null;
}

const OTHERS: readonly [name: RegExp, make: (...numbers: number[]) => Buffer | null][] = [
  [
    /^\/media\/tune-(\d{1,6})-(\d{1,2})s\.wav$/,
    (seed = 0, seconds = 0) => (seconds >= 1 && seconds <= MAX_SECONDS ? encodeTune(seed, seconds) : null),
  ],
  [/^\/media\/blink-(\d{1,6})-320x240\.swf$/, (seed = 0) => flash(seed)],
  [/^\/media\/walk-(\d{1,6})\.gpx$/, (seed = 0) => walk(seed)],
  [/^\/media\/leaflet-(\d{1,6})\.html$/, (seed = 0) => leaflet(seed)],
];

/** The bytes of a generated file that is not a still picture; null for any other path. */
export function drawFilm(path: string): Buffer | null {
  const film = moving(path);
  if (film) return film;
  for (const [name, make] of OTHERS) {
    const found = name.exec(path);
    if (found) return make(...found.slice(1).map(Number));
  }
  return null;
}
