import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fingerprint, isOperatorsPicture } from './operators-picture';

const logo = '/static/logo.svg';
const background = '/images/city.jpg';
const ours = readFileSync('apps/web/public/static/logo.svg');

/** A server that has this at every address; gives how much of it was read. */
function serves(picture: Uint8Array<ArrayBuffer>, { type = 'image/svg+xml', status = 200 } = {}) {
  const read = { bytes: 0, headers: new Headers() };
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    read.headers = new Headers(init?.headers);
    let at = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (at >= picture.length) return controller.close();
          const piece = picture.slice(at, at + 1000);
          at += piece.length;
          read.bytes += piece.length;
          controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status, headers: { 'content-type': type } });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return read;
}

test('the stock logo does not count as chosen', async () => {
  serves(new Uint8Array(ours));
  expect(await isOperatorsPicture(logo)).toBe(false);
});

test('another picture of the same size is the operator’s', async () => {
  const other = new Uint8Array(ours);
  other[other.length - 20] = 0x31;
  serves(other);
  expect(await isOperatorsPicture(logo)).toBe(true);
});

test('of a large picture only the beginning is loaded, also where a server sends all of it', async () => {
  const read = serves(new Uint8Array(900_000).fill(7), { type: 'image/jpeg' });
  expect(await isOperatorsPicture(background)).toBe(true);
  expect(read.headers.get('range')).toBe('bytes=0-4095');
  expect(read.bytes).toBeLessThan(6000);
});

test.each([
  ['a page in its place', new Uint8Array([60]), { type: 'text/html' }],
  ['no such file', new Uint8Array([60]), { status: 404 }],
  ['a file without a byte', new Uint8Array(), {}],
] as const)('%s is no picture of the operator’s', async (_what, picture, how) => {
  serves(new Uint8Array(picture), how);
  expect(await isOperatorsPicture(logo)).toBe(false);
});

test('files that differ in one bit are different', () => {
  expect(fingerprint(new Uint8Array([1, 2, 3]))).not.toBe(fingerprint(new Uint8Array([1, 2, 2])));
});
