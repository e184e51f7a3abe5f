import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { DraftPart } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';
import { postedStatuses, postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };

const part = (text: string): DraftPart => ({ id: text, text, attachments: [] });

type Send = (request: Request) => Promise<Response>;

/** A connection that breaks once the post is there. */
const cutAfter = async (request: Request, send: Send): Promise<Response> => {
  await send(request);
  throw new TypeError('The connection broke.');
};

const refusal = (): Promise<Response> =>
  Promise.resolve(Response.json({ error: 'no twos' }, { status: 422 }));

interface Trouble {
  /** What becomes of the second post. */
  second?: (request: Request, send: Send) => Promise<Response>;
}

async function begin({ second = (request, send) => send(request) }: Trouble = {}) {
  const server = await startServer();
  let posts = 0;
  const writer = openWriter(server, {
    between(request, next) {
      if (request.method === 'POST' && request.url.endsWith('/api/v1/statuses')) posts += 1;
      else return next(request);
      return posts === 2 ? second(request, next) : next(request);
    },
  });
  const page = await writer.open();
  page.drafts.change(fresh, { text: 'one', subject: 'counting', following: [part('two'), part('three')] });
  return { server, writer, ...page };
}

/** Every post answers the one before, the first nothing. */
async function chainOf(server: Parameters<typeof postedStatuses>[0]): Promise<string[]> {
  const posts = await postedStatuses(server);
  for (const [at, post] of posts.entries()) expect(post.in_reply_to_id).toBe(posts[at - 1]?.id ?? null);
  return posts.map(({ pleroma }) => pleroma.content['text/plain']);
}

test('a thread goes out in order, each part as the answer to the one before', async () => {
  const { server, client, drafts } = await begin();
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await chainOf(server)).toEqual(['one', 'two', 'three']);
  expect(drafts.form(fresh).content).toMatchObject({ text: '', following: [] });
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  expect(home.state.get().segments.flat()).toHaveLength(3);
});

test('two pages with the same thread send each part once, also when one of them goes', async () => {
  const { server, writer, drafts, crash } = await begin();
  const there = await writer.open();
  drafts.flush();
  await vi.waitFor(() => expect(there.drafts.form(fresh).content.following).toHaveLength(2));
  await server.door('latency', { ...POSTS, ms: 30 });
  const sent = [drafts.send(fresh), there.drafts.send(fresh)];
  await vi.waitFor(async () => expect((await postedTexts(server)).length).toBeGreaterThan(1), {
    interval: 5,
  });
  crash();
  await Promise.race(sent);
  await vi.waitFor(() => expect(there.drafts.outbox.all()).toEqual([]), 8000);
  expect(await chainOf(server)).toEqual(['one', 'two', 'three']);
});

test('when a part has no answer the rest waits, and goes on from there', async () => {
  const { server, writer, drafts, leave } = await begin({ second: cutAfter });
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.outbox.all()).toMatchObject([
    { steps: [{ done: expect.anything() }, { done: null }, { done: null }] },
  ]);
  expect(await chainOf(server)).toEqual(['one', 'two']);
  leave();
  const next = await writer.open();
  next.drafts.outbox.wake();
  await vi.waitFor(() => expect(next.drafts.outbox.all()).toEqual([]));
  expect(await chainOf(server)).toEqual(['one', 'two', 'three']);
});

test('when a part is refused, what is left comes back as a draft that goes on where it stopped', async () => {
  const { server, drafts, client } = await begin({ second: refusal });
  await drafts.send(fresh);
  expect(await chainOf(server)).toEqual(['one']);
  expect(client.notices.list.get()).toMatchObject([{ key: 'post_status.not_sent' }]);
  const [entry] = drafts.entries();
  const [posted] = await postedStatuses(server);
  expect(entry).toMatchObject({
    failed: true,
    content: {
      text: 'two',
      subject: 'counting',
      inReplyToId: posted?.id as StatusId,
      following: [{ text: 'three' }],
    },
  });
  expect(drafts.form(fresh)).toMatchObject({ content: { text: '', following: [] }, touched: false });
  expect(await drafts.send(entry?.context ?? fresh)).toBe('posted');
  expect(await chainOf(server)).toEqual(['one', 'two', 'three']);
});

test('taken back in the middle, what is left is a draft; what was sent without an answer is not doubled', async () => {
  const { server, drafts } = await begin({ second: cutAfter });
  await drafts.send(fresh);
  const back = drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  if (back === null) throw new Error('It cannot be taken back.');
  drafts.change(back, { text: 'two, or so' });
  expect(await drafts.send(back)).toBe('posted');
  expect(await chainOf(server)).toEqual(['one', 'two, or so', 'three']);
});
