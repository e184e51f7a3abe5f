import { indexEmoji, readUnicodeGroups, searchEmoji } from '@linnet/domain/emoji';
import { expect, test } from 'vitest';
import { buildEmoji } from '../../build/build-emoji';

async function groupsOf(code: string) {
  const { source } = await buildEmoji(code);
  return readUnicodeGroups(JSON.parse(source));
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

test('each language has its own words, and one without any the English ones [3.3.023]', async () => {
  const best = async (code: string, query: string) => {
    const [first] = searchEmoji(indexEmoji((await groupsOf(code)).flatMap(({ emoji }) => emoji)), query);
    return first;
  };
  expect(await best('de', 'Baer')).toBeUndefined();
  expect(await best('de', 'baren')).toMatchObject({ text: '🐻' });
  expect(await best('en', 'honeybee')).toMatchObject({ text: '🐝' });
  expect(await best('eo', 'honeybee')).toMatchObject({ text: '🐝' });
});
