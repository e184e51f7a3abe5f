import { indexEmoji, readUnicodeGroups, searchEmoji } from '@linnet/domain/emoji';
import { expect, test } from 'vitest';
import { buildEmoji } from '../../build/build-emoji';
import { locales } from '.';

async function groupsOf(code: string) {
  const locale = locales.find((one) => one.code === code);
  const { source } = await buildEmoji(locale ?? { code });
  return readUnicodeGroups(JSON.parse(source));
}

async function namesOf(code: string) {
  const all = (await groupsOf(code)).flatMap(({ emoji }) => emoji);
  return new Map(all.flatMap((one) => (one.kind === 'unicode' ? [[one.text, one.name] as const] : [])));
}

test('the nine groups have their emoji in order, and letters of flags at the end of the symbols [2.9.022, 3.9.029]', async () => {
  const groups = await groupsOf('en');
  expect(groups.map(({ id }) => id)).toEqual([
    'smileys-and-emotion',
    'people-and-body',
    'animals-and-nature',
    'food-and-drink',
    'travel-and-places',
    'activities',
    'objects',
    'symbols',
    'flags',
  ]);
  const firsts = groups.map(({ emoji: [first] }) => (first?.kind === 'unicode' ? first.text : null));
  expect(firsts).toEqual(['😀', '👋', '🐵', '🍇', '🌍', '🎃', '👓', '🏧', '🏁']);
  expect(groups[7]?.emoji.at(-1)).toMatchObject({ text: '🇿' });
  const all = groups.flatMap(({ emoji }) => emoji);
  expect(all.length).toBeGreaterThan(1900);
  expect(all).toContainEqual(expect.objectContaining({ text: '👋', skins: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'] }));
  const tones = all.flatMap((one) => (one.kind === 'unicode' ? [one.skins.length] : []));
  expect(new Set(tones)).toEqual(new Set([0, 5]));
});

test('every emoji has the form that servers know', async () => {
  const general = new RegExp(String.raw`^(?:\p{RGI_Emoji}|\p{RI})$`, 'v');
  const all = (await groupsOf('en')).flatMap(({ emoji }) => emoji);
  const texts = all.flatMap((one) => (one.kind === 'unicode' ? [one.text, ...one.skins] : []));
  expect(texts).toContain('❤️');
  expect(texts.filter((text) => !general.test(text))).toEqual([]);
});

/** The letters of flags have no names in any language but English. */
const unnamed = /^\p{RI}$/u;

test('every emoji has a name in each language but those without data, which have a similar one’s or English [3.3.023]', async () => {
  const english = await namesOf('en');
  const unlikeEnglish: string[] = [];
  for (const { code } of locales) {
    const names = await namesOf(code);
    const same = [...names].filter(([text, name]) => !unnamed.test(text) && name === english.get(text));
    // Some names are the same words: taxi, sauna, avocado.
    if (same.length < 200) unlikeEnglish.push(code);
  }
  expect(unlikeEnglish).toEqual(
    locales.map(({ code }) => code).filter((code) => code !== 'en' && code !== 'eo'),
  );
  expect((await namesOf('eo')).get('🧃')).toBe('drink carton');
  expect((await namesOf('oc')).get('🇩🇪')).toBe('bandièra: Alemanha');
  expect((await namesOf('oc')).get('🐻')).toBe((await namesOf('fr')).get('🐻'));
  expect(await namesOf('nan-TW')).toEqual(await namesOf('zh_Hant'));
});

test.each([
  ['de', 'baren', '🐻'],
  ['ar', 'دب', '🐻'],
  ['te', 'ఎలుగుబంటి', '🐻'],
  ['ja_pedantic', '笑', '😀'],
  ['zh', '熊猫', '🐼'],
  ['nb', 'bjørn', '🐻'],
])(
  'somebody with the page in %s finds %s, and honeybee as in English [3.3.023]',
  async (code, query, text) => {
    const index = indexEmoji((await groupsOf(code)).flatMap(({ emoji }) => emoji));
    const found = (wanted: string) => searchEmoji(index, wanted).slice(0, 20);
    expect(found(query)).toContainEqual(expect.objectContaining({ text }));
    expect(found('honeybee')[0]).toMatchObject({ text: '🐝' });
  },
);
