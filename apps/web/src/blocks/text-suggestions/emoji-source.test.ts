import { expect, onTestFinished, test, vi } from 'vitest';
import { buildEmoji } from '../../../build/build-emoji';
import { deviceStorage } from '../../platform/storage/storages';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { emojiSource } from './suggestion-sources';

const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } },
};
const own = { waver: { image_url: '/emoji/waver.png', tags: ['pack:sea', 'hello'] } };

/** The source, with the names of emoji as the build writes them, or without. */
async function source({ unicode = true } = {}) {
  const built = await buildEmoji({ code: 'en' });
  vi.stubGlobal('fetch', async () =>
    unicode ? new Response(built.source) : new Response('', { status: 502 }),
  );
  vi.stubGlobal('linnetEarly', { emoji: '/assets/emoji-en.json' });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warned.mockRestore();
  });
  const client = testClient({
    answers: { 'GET /api/v1/instance': instance, 'GET /api/v1/pleroma/emoji': own },
    records: wrenSignedIn,
  });
  const made = emojiSource(client);
  const search = async (query: string) => made.search(query, new AbortController().signal);
  return { ...made, search };
}

const written = (found: readonly { replacement: string }[]) => found.map(({ replacement }) => replacement);

// The names are kept once they have come: the error is tried first.
test('without the names of the others the server’s own are found, and all with the next search', async () => {
  const lacking = await source({ unicode: false });
  expect(written(await lacking.search('wav'))).toEqual([':waver:']);
  const whole = await source();
  expect(written(await whole.search('wav'))).toContain('👋');
});

test('emoji are found by name and keyword, the server’s own first, after a pause [2.5.028, 2.5.030]', async () => {
  const { search, searchDelayMs } = await source();
  expect(searchDelayMs).toBe(500);
  expect(written(await search('hello'))).toEqual(expect.arrayContaining([':waver:', '👋']));
  expect(written(await search('hello'))[0]).toBe(':waver:');
  expect(await search('a')).toHaveLength(5);
});

test('what still answers stays while the next letters are typed', async () => {
  const { search, immediate } = await source();
  const found = await search('wav');
  expect(written(found)).toContain('🥴');
  expect(written(immediate('wave', found))).toEqual(['🌊', '👋', ':waver:']);
  expect(written(immediate('waver', found))).toEqual([':waver:']);
  expect(immediate('wav', [])).toEqual([]);
});

test('hands come in the tone that the picker remembers', async () => {
  const key = 'linnet-emoji a1';
  deviceStorage.write(key, JSON.stringify({ recent: [], tone: 4, keepsOpen: false }));
  onTestFinished(() => deviceStorage.remove(key));
  const { search } = await source();
  expect(written(await search('waving hand'))).toEqual(['👋🏾']);
});
