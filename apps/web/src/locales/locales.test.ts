import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildLocales } from '../../build/build-locales';
import { compileLocale, messagesWith, messagesWithout } from '../../build/compile-locale';
import { Formatter } from '../platform/i18n/formatter';
import { readFirst, readMessages, readRest } from '../platform/i18n/messages';
import { locales } from '.';
import { screenTexts } from './text-parts';

const src = join(import.meta.dirname, '..');

test('messages are split by the prefixes of their ids', () => {
  const all = compileLocale({ 'nav.home': 'Home', 'settings.home': 'Home' });
  expect(Object.keys(messagesWith(all, ['nav.']))).toEqual(['nav.home']);
  expect(Object.keys(messagesWithout(all, ['nav.']))).toEqual(['settings.home']);
});

test('messages are in the order of their ids, so that each is found and stands once', () => {
  const ids = [...readFileSync(join(src, 'locales/en.json'), 'utf8').matchAll(/^ {2}"([^"]+)": /gm)].map(
    ([, id = '']) => id,
  );
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.find((id, at) => at > 0 && id <= (ids[at - 1] ?? ''))).toBeUndefined();
});

test('plurals are compiled to trees, which need no parser', () => {
  const all = compileLocale({ 'a.b': '{n, plural, one {# post} other {# posts}}' });
  expect(all['a.b']).toEqual([
    {
      plural: 'n',
      offset: 0,
      ordinal: false,
      of: { one: [{ pound: 1 }, ' post'], other: [{ pound: 1 }, ' posts'] },
    },
  ]);
});

test('from right to left, values and the signs of handles before them keep their own direction', () => {
  const messages = { 'a.b': 'رد على @{acct}، {n, plural, other {# من {name}}} <b>{x}</b>' };
  const [isolate, end] = ['\u2068', '\u2069'];
  expect(compileLocale(messages, { direction: 'rtl' })['a.b']).toEqual([
    `رد على ${isolate}@`,
    { v: 'acct' },
    `${end}، `,
    {
      plural: 'n',
      offset: 0,
      ordinal: false,
      of: { other: [{ pound: 1 }, ` من ${isolate}`, { v: 'name' }, end] },
    },
    ' ',
    { tag: 'b', inner: [isolate, { v: 'x' }, end] },
  ]);
  expect(JSON.stringify(compileLocale(messages))).not.toContain(isolate);
});

test('a browser without Irish, which counts in English then, has all plurals of Irish', () => {
  const messages = {
    'a.b': '{n, plural, one {#: one} two {#: two} few {#: few} many {#: many} other {#: other}}',
    'a.c': '{n, plural, offset:1 =1 {nobody} one {# more} two {# two more} other {# others}}',
  };
  const irish = locales.find(({ code }) => code === 'ga');
  const formatter = new Formatter('en-IE', compileLocale(messages, irish));
  const shown = (id: string, ...numbers: number[]) =>
    numbers.map((n) => formatter.message(id, { n }).join(''));
  expect(shown('a.b', 0, 1, 2, 3, 6, 7, 10, 11, 102)).toEqual([
    '0: other',
    '1: one',
    '2: two',
    '3: few',
    '6: few',
    '7: many',
    '10: many',
    '11: other',
    '102: other',
  ]);
  // What is counted is the number without the offset.
  expect(shown('a.c', 1, 2, 3, 4)).toEqual(['nobody', '1 more', '2 two more', '3 others']);
});

test('a message that does not parse is named', () => {
  expect(() => compileLocale({ 'a.b': '{n, plural, one {x}' })).toThrow('a.b');
});

test('every locale gives hashed files that the page can read, each message in one, the first small [3.9.031]', async () => {
  const { assets: all, table } = await buildLocales(src);
  const assets = all.filter(({ address }) => !address.startsWith('/assets/emoji-'));
  const names = ['first', 'rest', ...Object.keys(screenTexts)];
  expect(assets).toHaveLength(table.length * names.length);
  const pattern = new RegExp(String.raw`^/assets/locale-[\w-]+-(?:${names.join('|')})-[\w-]{8}\.json$`);
  for (const { address } of assets) expect(address).toMatch(pattern);

  const contentOf = (address: string): unknown =>
    JSON.parse(all.find((asset) => asset.address === address)?.source ?? '');
  const text = readFileSync(join(src, 'locales/en.json'), 'utf8');
  const ids = Object.keys(JSON.parse(text)).toSorted();
  expect(table.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  for (const { first: address } of table) {
    const first = readFirst(contentOf(address));
    const rest = readRest(contentOf(first.rest));
    const screens = Object.values(rest.screens).map((screen) => readMessages(contentOf(screen)));
    const parts = [first.messages, rest.messages, ...screens];
    // A text that a language does not have yet is there in English.
    expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(ids);
    expect(contentOf(first.emoji)).toHaveLength(9);
  }
  // All texts of all languages are compiled.
}, 60_000);

test('every language of the list has a tag that Intl takes, and a name of its own [3.9.032]', () => {
  for (const { code, tag = code, similar = tag, also = [] } of locales) {
    expect(Intl.getCanonicalLocales([tag, similar, ...also]).length).toBeGreaterThan(0);
  }
  expect(new Set(locales.map(({ name }) => name)).size).toBe(34);
  expect(new Set(locales.map(({ code }) => code)).size).toBe(34);
});
