import { paintAvatar } from './avatar';
import { EMOJI, emojiPath, type CustomEmoji } from './emoji-list';
import { EMOJI_PACKS, emojiFileName, stickerFolder } from './emoji-packs';
import { encodePng } from './encode-png';
import { drawFilm } from './film-files';
import { paintScene, isScene, type SceneOrder } from './scenes';
import { paintShapes } from './paint-shapes';

const MAX_SIDE = 2000;
const EMOJI_SIZE = 96;
const STICKER_SIZE = 320;
const AVATAR_SIZE = 200;

/** The size of a generated picture. The file's name says how it is drawn; no file is stored. */
export type PictureSize = Pick<SceneOrder, 'width' | 'height'>;

export function sceneFile({ scene, seed, width, height }: SceneOrder): string {
  return `/media/${scene}-${seed}-${width}x${height}.png`;
}

export function avatarFile(seed: number): string {
  return `/media/bird-${seed}.png`;
}

const FIXED: Record<string, SceneOrder> = {
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
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed) return encodePng(paintScene(fixed), { alpha: false });
  const bird =
    /^\/media\/bird-(\d{1,6})\.png$/.exec(path)?.[1] ??
    (Object.hasOwn(AVATARS, path) ? AVATARS[path] : undefined);
  if (bird !== undefined) return encodePng(paintAvatar(Number(bird), AVATAR_SIZE), { alpha: false });
  const scene = /^\/media\/([a-z]+)-(\d{1,6})-(\d{1,4})x(\d{1,4})\.png$/.exec(path);
  const [, name = '', seed, width, height] = scene ?? [];
  if (!isScene(name)) return null;
  const order = { scene: name, seed: Number(seed), width: Number(width), height: Number(height) };
  if (order.width < 1 || order.height < 1 || Math.max(order.width, order.height) > MAX_SIDE) return null;
  return encodePng(paintScene(order), { alpha: false });
}

const KEEP = 400;
const drawn = new Map<string, Buffer>();

/** The bytes of a generated picture or film, made at the first request; null for any other path. */
export function pictureFile(path: string): Buffer | null {
  const known = drawn.get(path);
  if (known) return known;
  const bytes = drawPicture(path) ?? drawFilm(path);
  if (bytes === null) return null;
  if (drawn.size >= KEEP) drawn.clear();
  drawn.set(path, bytes);
  return bytes;
}
