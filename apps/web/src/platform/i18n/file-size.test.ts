import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { fileSize } from './use-number-format';

test.each([
  [0, 0, 'B'],
  [1023, 1023, 'B'],
  [1024, 1, 'KiB'],
  [1_600_000, 1.5, 'MiB'],
  [16_000_000, 15.3, 'MiB'],
  [5 * 1024 ** 3, 5, 'GiB'],
  [3 * 1024 ** 4, 3, 'TiB'],
  [2 * 1024 ** 5, 2048, 'TiB'],
])('%s bytes are %s %s [2.5.012]', (bytes, amount, unit) => {
  expect(fileSize(bytes)).toEqual({ amount, unit: `upload.file_size_units.${unit}` });
});

test('sizes are said in B, KiB, MiB, GiB and TiB [2.5.013]', () => {
  const said = [1, 2, 3, 4, 5].map((power) => english[fileSize(1024 ** (power - 1)).unit]);
  expect(said).toEqual(['B', 'KiB', 'MiB', 'GiB', 'TiB']);
});
