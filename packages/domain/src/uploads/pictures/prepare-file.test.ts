import { expect, test, vi } from 'vitest';
import {
  exifBlock,
  JPEG_END,
  jpegBody,
  jpegOf,
  jpegSegment,
  PLACE,
  pngChunk,
  pngOf,
  webpOf,
} from '../testing/composed-pictures';
import { MalformedPicture, asciiBytes, joinBytes } from './bytes';
import type { EncodePicture } from './encode-picture';
import { prepareFile, type PreparingOptions } from './prepare-file';

const exif = jpegSegment(0xe1, joinBytes([asciiBytes('Exif\0\0'), exifBlock(1)]));
const photo = new File([jpegOf(exif, jpegBody, JPEG_END)], 'harbour.jpeg', { type: 'image/jpeg' });
const header = pngChunk('IHDR', 'header');
const pngEnd = [pngChunk('IDAT', 'pixels'), pngChunk('IEND', '')];

/** Draws every picture as so many bytes. */
function drawing(bytes: number) {
  return vi.fn<EncodePicture>((_picture, { type }) =>
    Promise.resolve(new Blob([new Uint8Array(bytes)], { type })),
  );
}

const nothing = vi.fn<EncodePicture>(() => Promise.resolve(null));

function prepare(file: File, options: Partial<PreparingOptions> = {}): Promise<File> {
  return prepareFile(file, {
    encode: nothing,
    shrinks: false,
    alwaysJpeg: false,
    accepts: () => true,
    ...options,
  });
}

test('a photo that is not made smaller leaves without its place, under its name', async () => {
  const encode = drawing(1);
  const ready = await prepare(photo, { encode });
  expect(encode).not.toHaveBeenCalled();
  expect([ready.name, ready.type]).toEqual(['harbour.jpeg', 'image/jpeg']);
  expect(new Uint8Array(await ready.arrayBuffer())).toEqual(jpegOf(jpegBody, JPEG_END));
});

test('a photo under a false name leaves without its place', async () => {
  const disguised = new File([photo], 'notes.txt', { type: 'text/plain' });
  expect(await (await prepare(disguised)).text()).not.toContain(PLACE);
});

test('a photo is made smaller, in the better format', async () => {
  const ready = await prepare(photo, { encode: drawing(3), shrinks: true });
  expect([ready.name, ready.type, ready.size]).toEqual(['harbour.webp', 'image/webp', 3]);
});

test('where everything is to be JPEG it is', async () => {
  const png = new File([pngOf(header, ...pngEnd)], 'shot.png', { type: 'image/png' });
  const ready = await prepare(png, { encode: drawing(3), shrinks: true, alwaysJpeg: true });
  expect([ready.name, ready.type]).toEqual(['shot.jpg', 'image/jpeg']);
});

test('a browser that cannot write the better format writes JPEG, but never of what may be transparent', async () => {
  const onlyJpeg = vi.fn<EncodePicture>((_picture, { type }) =>
    Promise.resolve(type === 'image/jpeg' ? new Blob(['x'], { type }) : null),
  );
  expect((await prepare(photo, { encode: onlyJpeg, shrinks: true })).type).toBe('image/jpeg');
  const png = new File([pngOf(header, ...pngEnd)], 'shot.png', { type: 'image/png' });
  const ready = await prepare(png, { encode: onlyJpeg, shrinks: true });
  expect([ready.name, ready.type]).toEqual(['shot.png', 'image/png']);
});

test('nothing is made into a format that the server does not take', async () => {
  const accepts = (type: string) => type !== 'image/webp';
  expect((await prepare(photo, { encode: drawing(3), shrinks: true, accepts })).type).toBe('image/jpeg');
});

test('what would grow stays as it is, without its place', async () => {
  const ready = await prepare(photo, { encode: drawing(100_000), shrinks: true });
  expect([ready.name, ready.type]).toEqual(['harbour.jpeg', 'image/jpeg']);
  expect(await ready.text()).not.toContain(PLACE);
});

const moving = webpOf(
  ['VP8X', Uint8Array.of(2, 0, 0, 0, 9, 0, 0, 9, 0, 0)],
  ['ANIM', 'loops!'],
  ['ANMF', joinBytes([asciiBytes('sixteen bytes of'), webpOf(['VP8 ', 'pixels']).subarray(12)])],
);

test.each([
  ['a GIF', new File(['GIF89a and more'], 'owl.gif', { type: 'image/gif' })],
  [
    'a moving PNG',
    new File([pngOf(header, pngChunk('acTL', 'x'), ...pngEnd)], 'owl.png', { type: 'image/png' }),
  ],
  ['a moving WebP', new File([moving], 'owl.webp', { type: 'image/webp' })],
  ['a film', new File(['not a picture'], 'owl.mp4', { type: 'video/mp4' })],
])('%s is not drawn anew', async (_what, file) => {
  const encode = drawing(1);
  const ready = await prepare(file, { encode, shrinks: true });
  expect(encode).not.toHaveBeenCalled();
  expect(await ready.text()).toBe(await file.text());
});

const turnedWebp = webpOf(
  ['VP8X', Uint8Array.of(8, 0, 0, 0, 9, 0, 0, 9, 0, 0)],
  ['VP8 ', 'pixels'],
  ['EXIF', exifBlock(6)],
);
const turnedPng = pngOf(header, pngChunk('eXIf', exifBlock(6)), ...pngEnd);

test('a turned picture that some browsers show lying on its side is only cleaned', async () => {
  const encode = drawing(1);
  for (const file of [
    new File([turnedWebp], 'harbour.webp', { type: 'image/webp' }),
    new File([turnedPng], 'harbour.png', { type: 'image/png' }),
  ]) {
    const ready = await prepare(file, { encode, shrinks: true });
    expect([ready.name, ready.type]).toEqual([file.name, file.type]);
    expect(await ready.text()).not.toContain(PLACE);
  }
  expect(encode).not.toHaveBeenCalled();
  const turnedExif = jpegSegment(0xe1, joinBytes([asciiBytes('Exif\0\0'), exifBlock(6)]));
  const turnedJpeg = new File([jpegOf(turnedExif, jpegBody, JPEG_END)], 'harbour.jpg');
  expect((await prepare(turnedJpeg, { encode, shrinks: true })).type).toBe('image/webp');
});

const broken = new File([jpegOf(exif)], 'broken.jpg', { type: 'image/jpeg' });

test.each([
  ['that is broken', broken],
  ['that is something else', new File([PLACE], 'photo.jpg')],
])('a photo %s is drawn anew where that is possible, and otherwise refused', async (_what, file) => {
  const drawn = await prepare(file, { encode: drawing(5) });
  expect([drawn.type, drawn.size]).toEqual(['image/jpeg', 5]);
  expect(await drawn.text()).not.toContain('GPS');
  await expect(prepare(file)).rejects.toThrow(MalformedPicture);
});
