import { afterEach, expect, test, vi } from 'vitest';
import { detectAnimation } from './detect-animation';

afterEach(() => vi.unstubAllGlobals());

const letters = (text: string) => Array.from(new TextEncoder().encode(text));
const webp = (flags: number) =>
  new Uint8Array([...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBPVP8X'), 10, 0, 0, 0, flags, 0, 0, 0]);
const plainWebp = new Uint8Array([...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBPVP8L'), 0, 0, 0, 0, 0, 0]);

function serves(bytes: Uint8Array<ArrayBuffer>) {
  const asked = vi.fn<typeof fetch>(async () => new Response(bytes));
  vi.stubGlobal('fetch', asked);
  return asked;
}

test.each([
  ['an animated WebP', webp(0x02), true],
  ['a WebP with transparency', webp(0x10), false],
  ['an ordinary WebP', plainWebp, false],
])('%s is looked into', async (_, bytes, moves) => {
  serves(bytes);
  expect(await detectAnimation(`${location.origin}/media/${moves}-${bytes.length}-${bytes[20]}.webp`)).toBe(
    moves,
  );
});

test('what lies elsewhere is not asked for, nor a file twice', async () => {
  const asked = serves(webp(0x02));
  expect(await detectAnimation('https://far.example/media/a.webp')).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  const address = `${location.origin}/media/twice.webp`;
  expect(await Promise.all([detectAnimation(address), detectAnimation(address)])).toEqual([true, true]);
  expect(asked).toHaveBeenCalledTimes(1);
});
