import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildLocales } from '../../build/build-locales';
import { compileLocale } from '../../build/compile-locale';
import { readMessages } from '../platform/i18n/messages';

const src = join(import.meta.dirname, '..');

test('messages are split by the prefixes of the first screens', () => {
  const { first, rest } = compileLocale({ 'nav.home': 'Home', 'settings.home': 'Home' }, ['nav.']);
  expect(Object.keys(first)).toEqual(['nav.home']);
  expect(Object.keys(rest)).toEqual(['settings.home']);
});

test('messages are in the order of their ids, so that each is found and stands once', () => {
  const ids = [...readFileSync(join(src, 'locales/en.json'), 'utf8').matchAll(/^ {2}"([^"]+)": /gm)].map(
    ([, id = '']) => id,
  );
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.find((id, at) => at > 0 && id <= (ids[at - 1] ?? ''))).toBeUndefined();
});

test('plurals are compiled to trees, which need no parser', () => {
  const { first } = compileLocale({ 'a.b': '{n, plural, one {# post} other {# posts}}' }, ['a.']);
  expect(first['a.b']).toEqual([
    {
      plural: 'n',
      offset: 0,
      ordinal: false,
      of: { one: [{ pound: 1 }, ' post'], other: [{ pound: 1 }, ' posts'] },
    },
  ]);
});

test('a message that does not parse is named', () => {
  expect(() => compileLocale({ 'a.b': '{n, plural, one {x}' }, [])).toThrow('a.b');
});

test('every locale gives two hashed files that the page can read, the first part small', async () => {
  const { assets: all, table } = await buildLocales(src);
  const assets = all.filter(({ address }) => table.every(({ emoji }) => emoji !== address));
  expect(assets).toHaveLength(table.length * 2);
  for (const { address, source } of assets) {
    expect(address).toMatch(/^\/assets\/locale-[\w-]+-(?:first|rest)-[\w-]{8}\.json$/);
    expect(() => readMessages(JSON.parse(source))).not.toThrow();
  }
  expect(table.map(({ code }) => code)).toContain('en');
});
