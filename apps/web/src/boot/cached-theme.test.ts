import { expect, test } from 'vitest';
import { readCachedTheme } from './cached-theme';

test('restores the stored theme', () => {
  const theme = { id: 'amber', fromServer: true, css: ':root{--bg:#000000}', scheme: 'dark' };
  expect(readCachedTheme(JSON.stringify(theme))).toEqual(theme);
});

test.each([null, 'x', '{}', '{"id":"a","css":7,"scheme":"dark"}', '{"id":"a","css":"","scheme":"blue"}'])(
  'leaves the stock colours when %j was stored',
  (stored) => {
    expect(readCachedTheme(stored)).toBeNull();
  },
);
