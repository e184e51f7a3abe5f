import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Uploads } from './media';

test('files on disk are there after a restart, the same bytes once', () => {
  const dir = mkdtempSync(join(tmpdir(), 'uploads-'));
  try {
    const first = new Uploads(dir);
    const path = first.store(Buffer.from('some bytes'), 'words.txt');
    expect(first.store(Buffer.from('some bytes'), 'words.txt')).toBe(path);
    expect(new Uploads(dir).read(path)?.toString()).toBe('some bytes');
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test.each(['/media/../sandbox.db', `/media/${'a'.repeat(64)}.png`, '/media/', '/other'])(
  'nothing is read at %s',
  (path) => {
    expect(new Uploads(tmpdir()).read(path)).toBeNull();
    expect(new Uploads(null).read(path)).toBeNull();
  },
);
