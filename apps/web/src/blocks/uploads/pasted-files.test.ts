import { expect, test } from 'vitest';
import { pastedFiles } from './pasted-files';

const picture = new File(['x'], 'image.png', { type: 'image/png' });

function clipboard(words: Readonly<Record<string, string>>) {
  const files = { 0: picture, length: 1, item: () => picture, [Symbol.iterator]: () => [picture].values() };
  return { files, types: [...Object.keys(words), 'Files'], getData: (type: string) => words[type] ?? '' };
}

test('a picture is attached, also with the markup that browsers put beside it', () => {
  expect(pastedFiles(clipboard({}))).toEqual([picture]);
  expect(pastedFiles(clipboard({ 'text/html': '<img src="x">' }))).toEqual([picture]);
});

test('a file is attached, with its name beside it', () => {
  expect(pastedFiles(clipboard({ 'text/plain': 'image.png' }))).toEqual([picture]);
});

test('words of an office program stay words', () => {
  expect(pastedFiles(clipboard({ 'text/plain': 'Hello', 'text/html': '<p>Hello</p>' }))).toEqual([]);
});
