import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { groupCustomEmoji, loadCustomGroups, readUnicodeGroups } from './emoji-group';
import { tonedText } from './emoji';

const emoji = (shortcode: string, category: string, tags: string[] = []) => {
  const url = `/emoji/${shortcode}.png`;
  return { shortcode, url, staticUrl: url, category, tags };
};

test('packs stand by their names, and what lies in none comes last [2.9.022]', () => {
  const groups = groupCustomEmoji([
    emoji('blank', '', ['Fun']),
    emoji('wave', 'seals', ['pack:seals', 'sea']),
    emoji('tea', 'blobs'),
    emoji('nap', 'blobs'),
  ]);
  expect(groups.map(({ id, title, emoji: own }) => [id, title, own.length])).toEqual([
    ['custom-blobs', { kind: 'custom', name: 'blobs' }, 2],
    ['custom-seals', { kind: 'custom', name: 'seals' }, 1],
    ['custom-', { kind: 'custom', name: '' }, 1],
  ]);
  expect(groups.map(({ emoji: own }) => own.map((one) => one.keywords))).toEqual([
    ['', ''],
    ['sea'],
    ['Fun'],
  ]);
});

test.each([
  ['pleroma', '/api/v1/pleroma/emoji'],
  ['mastodon', '/api/v1/custom_emojis'],
] as const)('asks %s for its emoji at %s, with their groups [2.7.032, 3.7.054]', async (character, path) => {
  const { visit, requests } = await startServer({ character });
  const client = visit();
  client.start();
  await vi.waitFor(() => expect(client.instance.facts.get().instance).not.toBeNull());
  const groups = await loadCustomGroups(client);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.flatMap(({ emoji: own }) => own)).toContainEqual(
    expect.objectContaining({ kind: 'custom', shortcode: 'linnet' }),
  );
  const asked = (await requests()).map((request) => request.path).filter((asked) => asked.includes('emoji'));
  expect(asked).toEqual([path]);
});

test('reads the file of a language, and refuses another in its place', () => {
  const skins = ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'];
  const file = [[['😀', 'grinning face', 'happy']], [['👋', 'waving hand', 'hello', skins]]];
  const groups = readUnicodeGroups([...file, [], [], [], [], [], [], []]);
  expect(groups[0]).toMatchObject({ id: 'smileys-and-emotion', emoji: [{ text: '😀', skins: [] }] });
  const [wave] = groups[1]?.emoji ?? [];
  if (wave?.kind !== 'unicode') throw new Error('no hand');
  expect(([0, 1, 5] as const).map((tone) => tonedText(wave, tone))).toEqual(['👋', '👋🏻', '👋🏿']);
  for (const odd of [null, {}, [], file, [[[1]], [], [], [], [], [], [], [], []]]) {
    expect(() => readUnicodeGroups(odd)).toThrow(/emoji/);
  }
});
