import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';

/** For the first load of the code. */
const PATIENCE = { timeout: 5000 };

/** A server where alice has chosen this; what is not named is as it comes. */
async function serverWith(character: 'pleroma' | 'akkoma' | 'hollo' | 'mastodon', chosen: object) {
  const { visitAs } = await startServer({ character, seed: 'demo' });
  const storage = memoryStorage();
  const asked: string[] = [];
  return {
    asked,
    visit: () =>
      visitAs('alice', {
        storage,
        async between(request, next) {
          const { pathname } = new URL(request.url);
          asked.push(pathname);
          const answer = await next(request);
          return pathname === '/api/v1/preferences'
            ? Response.json({ ...(await answer.json()), ...chosen })
            : answer;
        },
      }),
    storage,
  };
}

test.each(['hollo', 'mastodon'] as const)(
  'on a %s the account’s way of reading counts until the person chooses here',
  async (character) => {
    const server = await serverWith(character, {
      'reading:expand:media': 'show_all',
      'reading:expand:spoilers': true,
      'reading:autoplay:gifs': true,
    });
    const { settings, start } = await server.visit();
    start();
    await vi.waitFor(() => expect(settings.get('stopGifs')).toBe(false), PATIENCE);
    expect(settings.get('collapseMessageWithSubject')).toBe(false);
    expect(settings.get('hideNsfw')).toBe(false);
    expect(settings.get('hideAttachments')).toBe(false);
    settings.set('hideNsfw', true);
    expect(settings.get('hideNsfw')).toBe(true);
  },
);

test('who has all media hidden has them hidden here, and the next visit knows it before it asks', async () => {
  const server = await serverWith('hollo', { 'reading:expand:media': 'hide_all' });
  const first = await server.visit();
  first.start();
  await vi.waitFor(() => expect(first.settings.get('hideAttachments')).toBe(true), PATIENCE);

  const again = await server.visit();
  again.start(() => {});
  expect(again.settings.get('hideAttachments')).toBe(true);
  await first.accounts.signOut();
  expect(server.storage.keys('linnet-preferences')).toEqual([]);
  expect(first.accounts.shown.get().settings.get('hideAttachments')).toBe(false);
});

test.each([
  ['hollo', true],
  ['pleroma', false],
] as const)('on a %s a visitor finds content warnings closed: %s', async (character, closed) => {
  const { visit } = await startServer({ character });
  const client = visit();
  await client.instance.load();
  expect(client.settings.get('collapseMessageWithSubject')).toBe(closed);
});

test.each(['pleroma', 'akkoma'] as const)(
  'a %s, whose operator configures the client, is not asked',
  async (character) => {
    const server = await serverWith(character, { 'reading:expand:media': 'hide_all' });
    const client = await server.visit();
    client.start();
    await vi.waitFor(() => expect(client.features.loaded.get()).not.toBeNull(), PATIENCE);
    await client.instance.load();
    expect(server.asked).toContain('/api/v1/instance');
    expect(server.asked).not.toContain('/api/v1/preferences');
  },
);
