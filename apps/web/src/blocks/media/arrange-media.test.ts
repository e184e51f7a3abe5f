import type { Attachment, AttachmentKind } from '@linnet/api';
import { expect, test } from 'vitest';
import { arrangeMedia, foldingOf, rowFrame } from './arrange-media';

function file(kind: AttachmentKind, id = kind as string): Attachment {
  const url = `https://nest.example/media/${id}`;
  return {
    id,
    kind,
    mimeType: '',
    url,
    previewUrl: url,
    remoteUrl: null,
    description: '',
    blurhash: null,
    size: null,
  };
}

const pictures = (count: number) => Array.from({ length: count }, (_, at) => file('image', String(at)));
const sizes = (count: number) => arrangeMedia(pictures(count)).rows.map((row) => row.length);

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [9, [3, 3, 3]],
])('%i pictures stand in rows of %j [2.5.048]', (count, rows) => {
  expect(sizes(count)).toEqual(rows);
});

test('what is seen comes first, then what is heard, then other files; none is lost', () => {
  const given = [file('unknown'), file('audio'), file('flash'), file('html'), file('image'), file('video')];
  const { rows, rest } = arrangeMedia(given);
  expect(rows.flat().map(({ kind }) => kind)).toEqual(['flash', 'image', 'video']);
  expect(rest.map(({ kind }) => kind)).toEqual(['audio', 'unknown', 'html']);
});

test('rows, sounds and files have their scores', () => {
  expect(arrangeMedia(pictures(1)).score).toBeCloseTo(1 / 1.6);
  expect(arrangeMedia(pictures(5)).score).toBeCloseTo(1 / 3.6 + 1 / 2.6);
  expect(arrangeMedia([file('audio'), file('unknown'), file('html')]).score).toBeCloseTo(
    1 / 4 + 1 / 8 + 1 / 8,
  );
});

const folds = (attachments: readonly Attachment[], hides = false) =>
  foldingOf({ count: attachments.length, score: arrangeMedia(attachments).score, hides });

test('a score above 1 is too much to be open; at 1 it is not [2.5.049]', () => {
  const sounds = (count: number) => Array.from({ length: count }, (_, at) => file('audio', String(at)));
  expect(folds(sounds(4))).toEqual({ folded: false, named: false });
  expect(folds(sounds(5))).toEqual({ folded: true, named: false });
  expect(folds(pictures(9)).folded).toBe(false);
  expect(folds(pictures(10)).folded).toBe(true);
});

test('where media are hidden, up to eight are named and more are counted [2.5.049]', () => {
  expect(folds(pictures(8), true)).toEqual({ folded: true, named: true });
  expect(folds(pictures(9), true)).toEqual({ folded: true, named: false });
});

const sized = (width: number, height: number) => ({ size: { width, height } });

test('one alone keeps its shape, and is no higher than 480 pixels', () => {
  expect(rowFrame([sized(1600, 900)])).toEqual({ ratio: 1600 / 900, width: Math.round(480 * (16 / 9)) });
  expect(rowFrame([sized(500, 1000)])).toEqual({ ratio: 0.5, width: 240 });
});

test('what is extremely long or flat is cut', () => {
  expect(rowFrame([sized(100, 10_000)]).ratio).toBe(0.5);
  expect(rowFrame([sized(10_000, 100)]).ratio).toBe(4);
});

test('a small one is not stretched over the whole column, and has room for what lies over it', () => {
  expect(rowFrame([sized(400, 400)]).width).toBe(400);
  expect(rowFrame([sized(20, 20)]).width).toBe(320);
});

test('unknown sizes count as 16 to 9', () => {
  expect(rowFrame([{ size: null }]).ratio).toBeCloseTo(16 / 9);
  expect(rowFrame([{ size: null }, { size: null }])).toEqual({ ratio: (2 * 16) / 9, width: null });
});

test('several fill the row, each in its shape, which gives its height', () => {
  expect(rowFrame([sized(800, 400), sized(400, 400)])).toEqual({ ratio: 3, width: null });
  expect(rowFrame([sized(100, 900), sized(100, 900)]).ratio).toBe(1.5);
});
