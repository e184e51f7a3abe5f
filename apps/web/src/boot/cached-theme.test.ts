import { expect, test } from 'vitest';
import { cssAt, readCachedTheme } from './cached-theme';

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

const at = (hour: number, minute = 0) => new Date(2026, 5, 1, hour, minute);

test('at night the stylesheet of the night is taken', () => {
  const theme = { css: 'day', night: { css: 'night', from: 20 * 60, to: 6 * 60 + 30 } };
  expect([at(19, 59), at(20), at(0), at(6, 29), at(6, 30)].map((time) => cssAt(theme, time))).toEqual([
    'day',
    'night',
    'night',
    'night',
    'day',
  ]);
  expect(cssAt({ css: 'day' }, at(0))).toBe('day');
});

test('a night that cannot be read leaves the day', () => {
  const theme = { id: 'x', fromServer: false, css: 'day', scheme: 'light' };
  for (const night of [null, 7, { css: 1, from: 0, to: 9 }, { css: 'x', from: '20' }]) {
    expect(readCachedTheme(JSON.stringify({ ...theme, night }))).toEqual(theme);
  }
  const night = { css: 'night', from: 1200, to: 300 };
  expect(readCachedTheme(JSON.stringify({ ...theme, night }))).toEqual({ ...theme, night });
});
