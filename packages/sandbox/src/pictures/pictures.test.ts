import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { blurhash } from './blurhash';
import { encodePng } from './encode-png';
import { EMOJI, emojiPath } from './emoji';
import { pictureFile, sceneFile } from './picture-files';
import { newRaster, setPixel } from './raster';
import { SCENE_NAMES } from './scenes';

test('writes PNG files whose pixels can be read back', () => {
  const raster = newRaster(2, 2);
  [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [9, 8, 7],
  ].forEach(([r = 0, g = 0, b = 0], index) => setPixel(raster, index * 4, [r, g, b]));
  const png = encodePng(raster, { alpha: false });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 2]);
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)));
  expect([...rows]).toEqual([2, 255, 0, 0, 0, 255, 0, 2, 1, 0, 255, 9, 9, 7]);
});

test('the blurhash of one colour says just that colour', () => {
  const raster = newRaster(8, 8);
  for (let index = 0; index < 64; index += 1) setPixel(raster, index * 4, [255, 0, 0]);
  const hash = blurhash(raster, [1, 1]);
  expect(hash).toBe('00TI:j');
});

test('draws every scene and emoji, the same each time, and nothing else', () => {
  for (const scene of SCENE_NAMES) {
    const path = sceneFile({ scene, seed: 1, width: 40, height: 30 });
    expect(pictureFile(path)?.readUInt32BE(16)).toBe(40);
  }
  for (const emoji of EMOJI) expect(pictureFile(emojiPath(emoji))?.length).toBeGreaterThan(200);
  expect(EMOJI).toHaveLength(8);
  for (const path of ['/media/hills-1-9000x10.png', '/media/nosuch-1-10x10.png', '/media/hills-1-0x10.png']) {
    expect(pictureFile(path)).toBeNull();
  }
});
