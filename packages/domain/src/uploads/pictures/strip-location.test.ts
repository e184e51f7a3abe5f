import { expect, test } from 'vitest';
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
import { MalformedPicture, ascii, asciiBytes, joinBytes, viewOf } from './bytes';
import { crc32 } from './strip-png';
import { readOrientation, writeOrientation } from './orientation';
import { pngChunks } from './png-chunks';
import { stripLocation } from './prepare-file';
import { webpChunks } from './strip-webp';

const text = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
const exifSegment = (exif: Uint8Array) => jpegSegment(0xe1, joinBytes([asciiBytes('Exif\0\0'), exif]));
const jfif = jpegSegment(0xe0, 'JFIF\0\u0001\u0002');

test('a JPEG loses every note, and keeps its picture and its colours', () => {
  const colours = jpegSegment(0xe2, 'ICC_PROFILE\0colours');
  const adobe = jpegSegment(0xee, 'Adobe\0d');
  const notes = [
    exifSegment(exifBlock(1)),
    jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${PLACE}</x:xmpmeta>`),
    jpegSegment(0xe1, `http://ns.adobe.com/xmp/extension/\0${PLACE}`),
    jpegSegment(0xe2, `MPF\0${PLACE}`),
    jpegSegment(0xe0, `JFXX\0${PLACE}`),
    jpegSegment(0xe4, PLACE),
    jpegSegment(0xed, `Photoshop 3.0\u00008BIM${PLACE}`),
    jpegSegment(0xfe, PLACE),
  ];
  const stripped = stripLocation(jpegOf(jfif, ...notes, colours, adobe, jpegBody, JPEG_END), 'jpeg');
  expect(stripped).toEqual(jpegOf(jfif, colours, adobe, jpegBody, JPEG_END));
});

test('a JPEG loses notes between its scans, and the pictures that cameras put behind it', () => {
  const second = jpegOf(exifSegment(exifBlock(1)), jpegBody, JPEG_END);
  const scan = joinBytes([jpegSegment(0xda, 'two'), Uint8Array.of(8, 9)]);
  const whole = jpegOf(jpegBody, jpegSegment(0xe1, PLACE), scan, JPEG_END, second);
  expect(stripLocation(whole, 'jpeg')).toEqual(jpegOf(jpegBody, scan, JPEG_END));
});

test('filling between markers is no picture and no note', () => {
  const filled = jpegOf(Uint8Array.of(0xff, 0xff), exifSegment(exifBlock(1)), jpegBody, JPEG_END);
  expect(stripLocation(filled, 'jpeg')).toEqual(jpegOf(jpegBody, JPEG_END));
});

test.each([true, false])(
  'a turned JPEG stays turned, and only that is noted (little-endian: %s)',
  (little) => {
    const stripped = stripLocation(
      jpegOf(jfif, exifSegment(exifBlock(6, little)), jpegBody, JPEG_END),
      'jpeg',
    );
    expect(text(stripped)).not.toContain('GPS');
    expect(stripped).toEqual(jpegOf(jfif, exifSegment(writeOrientation(6)), jpegBody, JPEG_END));
    expect(readOrientation(writeOrientation(6))).toBe(6);
  },
);

test('a JPEG that breaks off within its picture keeps what there is of it', () => {
  const stripped = stripLocation(jpegOf(exifSegment(exifBlock(1)), jpegBody), 'jpeg');
  expect(stripped).toEqual(jpegOf(jpegBody, JPEG_END));
});

test.each([
  ['without a picture', jpegOf(exifSegment(exifBlock(1)), JPEG_END)],
  ['that breaks off in a note', jpegOf(exifSegment(exifBlock(1)).subarray(0, 30))],
  ['with a length that is none', jpegOf(Uint8Array.of(0xff, 0xe1, 0, 1), jpegBody)],
  ['with bytes between its parts', jpegOf(asciiBytes(PLACE), jpegBody, JPEG_END)],
  ['with a part that nobody knows', jpegOf(jpegSegment(0x10, PLACE), jpegBody, JPEG_END)],
  ['within a JPEG', jpegOf(jpegOf(jpegBody))],
  ['that is only begun', jpegOf()],
])('a JPEG %s is refused', (_what, bytes) => {
  expect(() => stripLocation(bytes, 'jpeg')).toThrow(MalformedPicture);
});

const header = pngChunk('IHDR', 'header');
const pixels = pngChunk('IDAT', 'pixels');
const end = pngChunk('IEND', '');

test('a PNG loses every note and what stands behind its end, and keeps what it is shown by', () => {
  const shown = ['sRGB', 'iCCP', 'pHYs', 'tRNS', 'acTL', 'fcTL'].map((type) => pngChunk(type, 'x'));
  const notes = ['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX', 'prVt'].map((type) => pngChunk(type, PLACE));
  const whole = pngOf(header, ...notes, ...shown, pixels, ...notes, end, asciiBytes(PLACE));
  expect(stripLocation(whole, 'png')).toEqual(pngOf(header, ...shown, pixels, end));
});

test('a turned PNG stays turned, in a block with a true check sum', () => {
  const stripped = stripLocation(pngOf(header, pixels, pngChunk('eXIf', exifBlock(8, false)), end), 'png');
  expect(text(stripped)).not.toContain('GPS');
  const [first, second] = pngChunks(stripped);
  expect(first?.type).toBe('IHDR');
  expect(second?.type).toBe('eXIf');
  expect(second?.content).toEqual(writeOrientation(8));
  const block = second?.bytes ?? new Uint8Array(4);
  expect(viewOf(block).getUint32(block.length - 4)).toBe(crc32(block.subarray(4, -4)));
});

test('a PNG is not turned by a note that browsers pass over', () => {
  const note = pngChunk('eXIf', exifBlock(8));
  note[note.length - 1] = (note.at(-1) ?? 0) ^ 1;
  expect(stripLocation(pngOf(header, note, pixels, end), 'png')).toEqual(pngOf(header, pixels, end));
});

test('the check sum is that of the format', () => {
  expect(crc32(asciiBytes('IEND'))).toBe(0xae426082);
});

test.each([
  ['without a header', pngOf(pixels, end)],
  ['without an end', pngOf(header, pixels)],
  ['that breaks off in a note', pngOf(header, pngChunk('tEXt', PLACE).subarray(0, 20))],
  ['with a needed part that nobody knows', pngOf(header, pngChunk('ABCD', PLACE), pixels, end)],
])('a PNG %s is refused', (_what, bytes) => {
  expect(() => stripLocation(bytes, 'png')).toThrow(MalformedPicture);
});

const extended = (flags: number) => Uint8Array.of(flags, 0, 0, 0, 9, 0, 0, 9, 0, 0);

test('a WebP loses every note, says so in its head, and keeps its picture and its colours', () => {
  const whole = webpOf(
    ['VP8X', extended(0x2c)],
    ['ICCP', 'colours'],
    ['ALPH', 'see-through'],
    ['VP8 ', 'pixels!'],
    ['EXIF', exifBlock(1)],
    ['XMP ', PLACE],
    ['prVt', PLACE],
  );
  const wanted = webpOf(
    ['VP8X', extended(0x20)],
    ['ICCP', 'colours'],
    ['ALPH', 'see-through'],
    ['VP8 ', 'pixels!'],
  );
  expect(stripLocation(joinBytes([whole, asciiBytes(PLACE)]), 'webp')).toEqual(wanted);
});

test('a turned WebP stays turned', () => {
  const named = joinBytes([asciiBytes('Exif\0\0'), exifBlock(3)]);
  for (const exif of [exifBlock(3), named]) {
    const stripped = stripLocation(
      webpOf(['VP8X', extended(0x0c)], ['VP8L', 'pixels'], ['EXIF', exif]),
      'webp',
    );
    expect(text(stripped)).not.toContain('GPS');
    expect([...webpChunks(stripped, 12)]).toEqual([
      { type: 'VP8X', content: extended(0x08) },
      { type: 'VP8L', content: asciiBytes('pixels') },
      { type: 'EXIF', content: writeOrientation(3) },
    ]);
  }
});

test('the pictures of a moving WebP lose their notes too', () => {
  const frame = (...notes: readonly (readonly [string, string])[]) =>
    joinBytes([asciiBytes('sixteen bytes of'), webpOf(['VP8 ', 'pixels'], ...notes).subarray(12)]);
  const moving = (content: Uint8Array) =>
    webpOf(['VP8X', extended(0x02)], ['ANIM', 'loops!'], ['ANMF', content], ['ANMF', content]);
  expect(stripLocation(moving(frame(['note', PLACE])), 'webp')).toEqual(moving(frame()));
});

test('a simple WebP stays as it is', () => {
  const simple = webpOf(['VP8L', 'pixels']);
  expect(stripLocation(simple, 'webp')).toEqual(simple);
  expect(ascii(simple, 8, 8)).toBe('WEBPVP8L');
});

test.each([
  ['that breaks off', webpOf(['VP8 ', 'pixels']).subarray(0, 20)],
  ['without a picture', webpOf(['VP8X', extended(8)], ['EXIF', exifBlock(1)])],
  [
    'with a part that reaches over its end',
    webpOf(['VP8 ', joinBytes([asciiBytes('p')])]).fill(0xff, 16, 20),
  ],
  ['with a frame that is too short', webpOf(['VP8X', extended(2)], ['ANMF', 'short'])],
])('a WebP %s is refused', (_what, bytes) => {
  expect(() => stripLocation(bytes, 'webp')).toThrow(MalformedPicture);
});

test('whatever is cut off or changed in a picture, its place never comes through', () => {
  const noted = {
    jpeg: jpegOf(jfif, exifSegment(exifBlock(6)), jpegSegment(0xfe, PLACE), jpegBody, JPEG_END),
    png: pngOf(header, pngChunk('eXIf', exifBlock(6)), pngChunk('tEXt', PLACE), pixels, end),
    webp: webpOf(['VP8X', extended(0x0c)], ['VP8 ', 'pixels'], ['EXIF', exifBlock(6)], ['XMP ', PLACE]),
  } as const;
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = noted[format];
    let passed = 0;
    for (let length = 12; length <= whole.length; length++) {
      try {
        expect(text(stripLocation(whole.slice(0, length), format))).not.toContain('GPS');
        passed += 1;
      } catch (error) {
        if (!(error instanceof MalformedPicture)) throw error;
      }
    }
    expect(passed).toBeGreaterThan(0);
  }
});

test('a direction that makes no sense is upright', () => {
  expect(readOrientation(exifBlock(9))).toBe(1);
  expect(readOrientation(exifBlock(0))).toBe(1);
  expect(readOrientation(asciiBytes('II*\0'))).toBe(1);
  expect(readOrientation(new Uint8Array(40).fill(0xff))).toBe(1);
  const far = exifBlock(6);
  viewOf(far).setUint32(4, 0xfffffff0, true);
  expect(readOrientation(far)).toBe(1);
});
