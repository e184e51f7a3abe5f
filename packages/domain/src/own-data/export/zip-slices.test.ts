import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { type ZippedFile, zipInSlices } from './zip-slices';

async function* inTurn(texts: readonly string[]): AsyncGenerator<string, void> {
  for (const text of texts) yield await Promise.resolve(text);
}

const file = (name: string, ...texts: string[]): ZippedFile => ({ name, texts: inTurn(texts) });

/** The files of an archive by their names. */
async function unzipped(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Record<string, string>> {
  const bytes = new Uint8Array(await new Blob([...parts]).arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

/** Characters that are compressed at once. */
const SLICE = 8192;

test('an archive has each file whole, also where a letter of two units lies on the border of a slice', async () => {
  const onBorder = `${'a'.repeat(SLICE - 1)}🐦${'b'.repeat(SLICE)}`;
  const parts = await zipInSlices([
    file('follows.csv', 'one\n', 'two\n'),
    file('posts.json', onBorder),
    file('empty.csv'),
  ]);
  expect(await unzipped(parts)).toEqual({
    'follows.csv': 'one\ntwo\n',
    'posts.json': onBorder,
    'empty.csv': '',
  });
});

test('while a long archive is made, the page gets a turn after each slice that took long', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (time += 10));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const text = 'somebody@somewhere.example\n'.repeat(50_000);
  const parts = await zipInSlices([file('follows.csv', text)]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(text.length / SLICE / 2);
  expect(await unzipped(parts)).toEqual({ 'follows.csv': text });
});
