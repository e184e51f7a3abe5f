import { homeTimeline, updateProfile, uploadMedia, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { conversationsOf } from '../conversation/conversation';
import { ownProfileOf } from '../own-profile/own-profile';
import { startServer } from '../testing/start-server';
import type { DraftContext } from '../post-content/draft-context';

const fresh: DraftContext = { kind: 'new' };

/** What visitors see. */
async function publicPosts({ send, base }: Pick<Awaited<ReturnType<typeof startServer>>, 'send' | 'base'>) {
  const answer = await send(`${base}/api/v1/timelines/public`);
  return (await answer.json()) as { visibility: string }[];
}

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  return { ...server, client, drafts: await client.drafts.load() };
}

test('a post stands on top of home and of the public timeline at once', async () => {
  const { client, drafts } = await begin();
  const feeds = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  for (const feed of feeds) await feed.open();
  drafts.change(fresh, { text: 'first frost', subject: 'weather' });
  expect(await drafts.send(fresh)).toBe('posted');
  await vi.waitFor(() => {
    for (const feed of feeds) {
      const [[id] = []] = feed.state.get().segments;
      expect(id && client.statusViews.get(id)?.status).toMatchObject({ subject: 'weather', scope: 'public' });
    }
  });
});

test('a post that is not for everybody stands in home alone', async () => {
  const { client, drafts } = await begin();
  const [home, open] = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  await home.open();
  await open.open();
  drafts.change(fresh, { text: 'first frost', scope: 'private' });
  await drafts.send(fresh);
  await vi.waitFor(() => expect(home.state.get().segments.flat()).toHaveLength(1));
  expect(open.state.get().segments.flat()).toHaveLength(0);
});

test.each(['pleroma', 'hollo'] as const)(
  'a scope that was chosen for one post does not stay for the next (%s)',
  async (character) => {
    const server = await startServer({ character });
    const client = await server.visitAs('alice');
    const drafts = await client.drafts.load();
    drafts.change(fresh, { text: 'for few', scope: 'private' });
    expect(await drafts.send(fresh)).toBe('posted');
    expect(drafts.form(fresh).content.scope).toBe('public');
    drafts.change(fresh, { text: 'for all' });
    expect(await drafts.send(fresh)).toBe('posted');
    const { items } = await client.send(homeTimeline());
    expect(items.map(({ scope }) => scope)).toEqual(['public', 'private']);
  },
);

test.each(['hollo', 'mastodon'] as const)(
  'who may quote a post goes out with it and is changed with it; the language is the usual one (%s)',
  async (character) => {
    const server = await startServer({ character });
    const client = await server.visitAs('alice');
    await ownProfileOf(client).load();
    await ownProfileOf(client).state.get().options?.set('defaultLanguage', 'de');
    const drafts = await client.drafts.load();
    drafts.change(fresh, { text: 'for friends', quotePolicy: 'followers' });
    expect(await drafts.send(fresh)).toBe('posted');
    const [status] = (await client.send(homeTimeline())).items;
    if (status === undefined) throw new Error('Nothing was posted.');
    const quotable = async (): Promise<unknown> => {
      const answer = await server.send(`${server.base}/api/v1/statuses/${status.id}`);
      return ((await answer.json()) as { quote_approval: { automatic: unknown } }).quote_approval.automatic;
    };
    expect(status.language).toBe('de');
    expect(await quotable()).toEqual(['followers']);
    const edit: DraftContext = { kind: 'edit', of: status.id };
    drafts.change(edit, { text: 'for nobody', scope: 'public', quotePolicy: 'nobody' });
    expect(await drafts.send(edit)).toBe('posted');
    expect(await quotable()).toEqual([]);
    // The next post is as usual again.
    expect(drafts.form(fresh).content.quotePolicy).toBeNull();
  },
);

test('somebody whose posts are for this server alone posts for this server alone', async () => {
  const server = await startServer();
  const client = await server.visitAs('alice');
  await client.send(updateProfile({ defaultScope: 'local' }));
  await client.session.verify();
  const drafts = await client.drafts.load();
  expect(drafts.form(fresh).content.scope).toBe('local');
  drafts.change(fresh, { text: 'among us' });
  expect(await drafts.send(fresh)).toBe('posted');
  const home = await client.send(homeTimeline());
  expect(home.items.map(({ scope }) => scope)).toEqual(['local']);
  expect(await publicPosts(server)).toEqual([]);
});

test('a reply begins with whom it names, and goes into the conversation', async () => {
  const { door, client, drafts } = await begin();
  const { id } = await door<{ id: StatusId }>('post', {
    as: 'bob',
    text: 'hello @carol',
    spoilerText: 'tea',
  });
  await client.feeds.get({ kind: 'public' }).open();
  const reply: DraftContext = { kind: 'reply', to: id };
  const { text, subject } = drafts.form(reply).content;
  expect({ text, subject }).toEqual({ text: '@bob @carol ', subject: 're: tea' });
  drafts.change(reply, { text: `${text}with milk` });
  expect(await drafts.send(reply)).toBe('posted');
  const conversation = conversationsOf(client).get(id);
  await conversation.load();
  expect(conversation.state.get().thread.order).toHaveLength(2);
});

test('a quote carries what it quotes', async () => {
  const { door, client, drafts } = await begin();
  const { id } = await door<{ id: StatusId }>('post', { as: 'bob', text: 'worth repeating' });
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  const quote: DraftContext = { kind: 'quote', of: id };
  drafts.change(quote, { text: 'indeed' });
  expect(await drafts.send(quote)).toBe('posted');
  await vi.waitFor(() => {
    const [[own] = []] = home.state.get().segments;
    expect(own && client.graph.statuses.get(own)).toMatchObject({ quote: { id } });
  });
});

/** Alice at a server that plays Mastodon, where what it can do is known. */
async function atMastodon() {
  const server = await startServer({ character: 'mastodon' });
  const client = await server.visitAs('alice');
  client.start();
  const drafts = await client.drafts.load();
  await vi.waitFor(() => expect(drafts.form(fresh)).toMatchObject({ limit: 500, counting: 'mastodon' }), {
    timeout: 5000,
  });
  return { client, drafts };
}

test('where the server shortens addresses, a text that is only long because of them goes out', async () => {
  const { drafts } = await atMastodon();
  const address = `https://nest.example/${'way/'.repeat(60)}bird`;
  drafts.change(fresh, { text: `${'x'.repeat(450)} ${address} @bob@far.example` });
  expect(await drafts.send(fresh)).toBe('posted');
  drafts.change(fresh, { text: `${'x'.repeat(480)} ${address}` });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'post_status.too_long' });
});

test('where polls take no files, a post with both says so before it is sent', async () => {
  const { client, drafts } = await atMastodon();
  const picture = new File(['GIF89a and more'], 'owl.gif', { type: 'image/gif' });
  const attachment = await client.send(
    uploadMedia({ file: picture, description: '', idempotencyKey: 'owl' }),
  );
  const file = { attachment, name: 'nest.png', description: '' };
  const poll = { options: ['tea', 'milk'], multiple: false, amount: 10, unit: 'minutes' } as const;
  drafts.change(fresh, { text: 'which?', poll, attachments: [file] });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'polls.no_files' });
});

test('where a poll cannot be in a post that deletes itself, that is said before it is sent', async () => {
  const { client, drafts } = await begin();
  await client.features.load();
  const poll = { options: ['tea', 'milk'], multiple: false, amount: 10, unit: 'minutes' } as const;
  drafts.change(fresh, { text: 'which?', poll, expiresIn: 86_400 });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'polls.no_expiry' });
  drafts.change(fresh, { expiresIn: null });
  expect(await drafts.send(fresh)).toBe('posted');
});

test('who usually writes in a format that this server does not take begins in plain text', async () => {
  const { client, drafts } = await begin();
  await client.instance.load();
  const formatAt = (usual: string): string => {
    client.settings.write('postContentType', usual);
    return drafts.form(fresh).content.contentType;
  };
  const taken = client.instance.facts.get().instance?.postFormats ?? [];
  expect(taken).not.toContain('text/x.misskeymarkdown');
  expect(formatAt('text/x.misskeymarkdown')).toBe('text/plain');
  expect(formatAt('text/markdown')).toBe('text/markdown');
});
