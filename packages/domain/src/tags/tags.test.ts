import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { tagKey } from './tag-follows';
import { tagsOf } from './followed-tags';

async function begin(character: 'akkoma' | 'pleroma' = 'akkoma') {
  const server = await startServer({ character });
  const client = await server.visitAs('alice');
  const { follows, followed } = tagsOf(client);
  const isFollowed = (name: string) => follows.known.get().get(tagKey(name));
  const calls = async () =>
    (await server.requests())
      .filter(({ path }) => /tags/.test(path))
      .map(({ method, path }) => `${method} ${path}`);
  return { ...server, client, follows, followed, isFollowed, calls };
}

test('a tag is followed and let go; however it is written it is the same', async () => {
  const { follows, followed, isFollowed } = await begin();
  await follows.load('Frost');
  expect(isFollowed('frost')).toBe(false);
  await follows.set('Frost', true);
  await followed.load();
  expect(followed.state.get().rows).toEqual(['frost']);
  expect(isFollowed('FROST')).toBe(true);
  await follows.set('frost', false);
  expect(isFollowed('frost')).toBe(false);
  // It stays where it stands until it is asked for anew.
  expect(followed.state.get().rows).toEqual(['frost']);
  await followed.load();
  expect(followed.state.get().rows).toEqual([]);
});

test('a tag that the server refuses is as before, and the notice tries again', async () => {
  const { client, follows, isFollowed, door } = await begin();
  await follows.load('frost');
  await door('fail', { path: '/tags/', method: 'POST', status: 500 });
  const change = follows.set('frost', true);
  expect(isFollowed('frost')).toBe(true);
  await change;
  expect(isFollowed('frost')).toBe(false);
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'tags.error', values: { tag: 'frost' }, reason: { status: 500 } });
  notice?.action?.run();
  await vi.waitFor(() => expect(isFollowed('frost')).toBe(true));
});

test('a server that follows no tags is not asked', async () => {
  const { followed, calls } = await begin('pleroma');
  await followed.load();
  expect(followed.state.get()).toMatchObject({ rows: [], isOffered: false });
  expect(await calls()).toEqual([]);
});

test('why they are not known is told, and the next reader sees none of it', async () => {
  const { client, follows, followed, door } = await begin();
  await follows.set('frost', true);
  await door('fail', { path: 'followed_tags', status: 503 });
  await followed.load();
  expect(followed.state.get()).toMatchObject({ rows: null, error: { status: 503 } });
  await followed.load();
  expect(followed.state.get()).toMatchObject({ rows: ['frost'], error: null });
  await client.accounts.signOut();
  expect(tagsOf(client.accounts.shown.get()).followed.state.get().rows).toBeNull();
});

test('what carries a followed hashtag stands in home, by whomever it is', async () => {
  const { client, follows, door } = await begin();
  const post = (text: string) => door<{ id: string }>('post', { as: 'dave', text });
  const tagged = await post('cold #frost');
  await post('warm #sun');
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  expect([...home.ids()]).not.toContain(tagged.id);
  await follows.set('frost', true);
  await home.reload();
  const texts = [...home.ids()].map((id) => client.statusViews.get(id)?.content.plainText);
  expect(texts).toContain('cold #frost');
  expect(texts).not.toContain('warm #sun');
});
