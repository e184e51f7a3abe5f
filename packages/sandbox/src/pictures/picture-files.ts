import {
  type CustomEmoji,
  EMOJI,
  EMOJI_PACKS,
  emojiFileName,
  emojiPath,
  paintShapes,
  stickerFolder,
} from './emoji';
import { encodePng } from './encode-png';
import { generateFile } from './generated-files';
import { between, pick, randomFrom } from './random';
import { type Colour, type Raster, newRaster, colour, setPixel, mix } from './raster';
import { type SceneSpec, isScene, paintScene } from './scenes';

const BACKGROUNDS: [Colour, ...Colour[]] = [
  colour('#2f4858'),
  colour('#86a873'),
  colour('#d98f5c'),
  colour('#6d597a'),
  colour('#b56576'),
  colour('#355070'),
  colour('#e0b354'),
  colour('#4b7f78'),
  colour('#7d4f50'),
  colour('#5b7db1'),
];
const BIRD_COLOURS: [Colour, ...Colour[]] = [
  colour('#f3ead9'),
  colour('#c4553d'),
  colour('#33363f'),
  colour('#f0c95d'),
  colour('#8fb8a8'),
  colour('#a77b5b'),
];

/** An avatar: a small bird on a coloured background, different for each seed. */
function paintAvatar(seed: number, size: number): Raster {
  const random = randomFrom(seed * 7919 + 13);
  const background = pick(random, BACKGROUNDS);
  const body = pick(random, BIRD_COLOURS);
  const breast = pick(random, BIRD_COLOURS);
  const direction = random() < 0.5 ? -1 : 1;
  const [headX, headSize] = [between(random, 0.08, 0.14), between(random, 0.13, 0.17)];
  const beak = colour('#e6a23c');
  const colourAt = (x: number, y: number): Colour => {
    const u = (x - 0.5) * direction;
    const inHead = Math.hypot(u - headX, y - 0.36) < headSize;
    if (Math.hypot(u - headX - 0.06, y - 0.34) < 0.022) return [20, 20, 24];
    if (
      u > headX + headSize - 0.02 &&
      Math.abs(y - 0.37) < 0.045 - (u - headX - headSize) * 0.4 &&
      u < headX + headSize + 0.1
    )
      return beak;
    if (inHead) return body;
    const inBody = (u / 0.25) ** 2 + ((y - 0.6) / 0.21) ** 2;
    if (inBody < 1) return mix(breast, body, (0.75 - y) * 4 + (u < -0.05 ? 0.7 : 0));
    if (u < -0.14 && u > -0.42 && Math.abs(y - 0.62 - (u + 0.14) * 0.45) < 0.05)
      return mix(body, [0, 0, 0], 0.25);
    return mix(background, [255, 255, 255], (1 - y) * 0.25);
  };
  const raster = newRaster(size, size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) setPixel(raster, (y * size + x) * 4, colourAt(x / size, y / size));
  return raster;
}

const MAX_SIDE = 2000;
const EMOJI_SIZE = 96;
const STICKER_SIZE = 320;
const AVATAR_SIZE = 200;

/** The size of a generated picture. The file's name says how it is drawn; no file is stored. */
export type PictureSize = Pick<SceneSpec, 'width' | 'height'>;

export function sceneFile({ scene, seed, width, height }: SceneSpec): string {
  return `/media/${scene}-${seed}-${width}x${height}.png`;
}

export function avatarFile(seed: number): string {
  return `/media/bird-${seed}.png`;
}

const FIXED_PICTURES: Record<string, SceneSpec> = {
  '/images/hills.png': { scene: 'hills', seed: 4, width: 1280, height: 800 },
  '/images/banner.png': { scene: 'hills', seed: 3, width: 900, height: 300 },
  '/instance/thumbnail.png': { scene: 'allotment', seed: 8, width: 640, height: 360 },
};

const AVATARS: Record<string, number> = { '/images/avi.png': 0, '/favicon.png': 5 };

function stickerAt(path: string): CustomEmoji | undefined {
  const pack = EMOJI_PACKS.find((candidate) => path.startsWith(stickerFolder(candidate)));
  return pack?.emoji.find((emoji) => stickerFolder(pack) + emojiFileName(emoji) === path);
}

function drawPicture(path: string): Buffer | null {
  const emoji = EMOJI.find((candidate) => emojiPath(candidate) === path);
  if (emoji) return encodePng(paintShapes(emoji.shapes, EMOJI_SIZE), { alpha: true });
  const sticker = stickerAt(path);
  if (sticker) return encodePng(paintShapes(sticker.shapes, STICKER_SIZE), { alpha: true });
  const fixed = Object.hasOwn(FIXED_PICTURES, path) ? FIXED_PICTURES[path] : undefined;
  if (fixed) return encodePng(paintScene(fixed), { alpha: false });
  const bird =
    /^\/media\/bird-(\d{1,6})\.png$/.exec(path)?.[1] ??
    (Object.hasOwn(AVATARS, path) ? AVATARS[path] : undefined);
  if (bird !== undefined) return encodePng(paintAvatar(Number(bird), AVATAR_SIZE), { alpha: false });
  const scene = /^\/media\/([a-z]+)-(\d{1,6})-(\d{1,4})x(\d{1,4})\.png$/.exec(path);
  const [, name = '', seed, width, height] = scene ?? [];
  if (!isScene(name)) return null;
  const spec = { scene: name, seed: Number(seed), width: Number(width), height: Number(height) };
  if (spec.width < 1 || spec.height < 1 || Math.max(spec.width, spec.height) > MAX_SIDE) return null;
  return encodePng(paintScene(spec), { alpha: false });
}

const MAX_CACHED = 400;
const cache = new Map<string, Buffer>();

/** The bytes of a generated picture or film, made at the first request; null for any other path. */
export function pictureFile(path: string): Buffer | null {
  const cached = cache.get(path);
  if (cached) return cached;
  const bytes = drawPicture(path) ?? generateFile(path);
  if (bytes === null) return null;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(path, bytes);
  return bytes;
}

const PAUSE_MS = 40;
const IDLE_MS = 300;

/**
 * Draws pictures ahead of time, so that pages do not wait for them: one after the other, and none while the server
 * answers requests. `lastRequestAt` returns the time of the last request. The returned function stops it.
 */
export function warmPictures(paths: string[], lastRequestAt: () => number): () => void {
  const remaining = [...new Set(paths)];
  const timer = setInterval(() => {
    if (performance.now() - lastRequestAt() < IDLE_MS) return;
    const path = remaining.shift();
    if (path === undefined) clearInterval(timer);
    else pictureFile(path);
  }, PAUSE_MS);
  timer.unref();
  return () => clearInterval(timer);
}
