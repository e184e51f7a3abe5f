import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };

async function begin() {
  const server = await startServer();
  const writer = openWriter(server);
  const here = await writer.open();
  const there = await writer.open();
  const isHeld = () =>
    vi.waitFor(async () => expect(await server.door('state')).toMatchObject({ waiting: 1 }));
  return { server, writer, here, there, isHeld };
}

test('two pages that send the same draft make one post', async () => {
  const { server, here, there } = await begin();
  here.drafts.change(fresh, { text: 'once, please' });
  here.drafts.flush();
  await vi.waitFor(() => expect(there.drafts.form(fresh).content.text).toBe('once, please'));
  const outcomes = await Promise.all([here.drafts.send(fresh), there.drafts.send(fresh)]);
  expect(outcomes).toEqual(['posted', 'posted']);
  expect(await postedTexts(server)).toEqual(['once, please']);
  for (const { drafts } of [here, there]) expect(drafts.form(fresh).content.text).toBe('');
});

test('a page that goes in the middle of sending is followed by the other one', async () => {
  const { server, here, there, isHeld } = await begin();
  await server.door('hold', POSTS);
  here.drafts.change(fresh, { text: 'carried on' });
  void here.drafts.send(fresh);
  await isHeld();
  here.crash();
  await server.door('release');
  await vi.waitFor(() => expect(there.drafts.outbox.all()).toEqual([]), 5000);
  expect(await postedTexts(server)).toEqual(['carried on']);
});

test('what is refused after its page went is told where the person is now', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { server, here, there, isHeld } = await begin();
    await server.door('fail', { ...POSTS, status: 422, body: { error: 'no' }, times: 9 });
    await server.door('hold', POSTS);
    here.drafts.change(fresh, { text: 'nobody looks at its form' });
    void here.drafts.send(fresh);
    await isHeld();
    here.crash();
    await server.door('release');
    await vi.advanceTimersByTimeAsync(125_000);
    await vi.waitFor(() =>
      expect(there.client.notices.list.get()).toMatchObject([{ key: 'post_status.not_sent' }]),
    );
    expect(there.drafts.form(fresh)).toMatchObject({
      content: { text: 'nobody looks at its form' },
      phase: { state: 'failed', why: { status: 422 } },
    });
  } finally {
    vi.useRealTimers();
  }
});

test('what one page is sending the other shows as such, and cannot take back', async () => {
  const { server, here, there, isHeld } = await begin();
  await server.door('hold', POSTS);
  here.drafts.change(fresh, { text: 'on its way' });
  const outcome = here.drafts.send(fresh);
  await isHeld();
  await vi.waitFor(() => expect(there.drafts.outbox.all()).toHaveLength(1));
  const [job] = there.drafts.outbox.all();
  expect(job?.phase).toEqual({ state: 'sending' });
  expect(there.drafts.cancel(job?.id ?? '')).toBeNull();
  there.drafts.outbox.sendNow(job?.id ?? '');
  await server.door('release');
  expect(await outcome).toBe('posted');
  await vi.waitFor(() => expect(there.drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['on its way']);
});

test('what one page begins to send in this moment another takes back wholly or not at all', async () => {
  const { server, here, there } = await begin();
  const expected: string[] = [];
  // So many steps of the other page are done before it hears what this one did.
  for (let steps = 0; steps < 8; steps += 1) {
    await server.door('fail', { ...POSTS, status: 401 });
    const words = `about to go ${steps}`;
    here.drafts.change(fresh, { text: words });
    expect(await here.drafts.send(fresh)).toBe('waiting');
    await vi.waitFor(() => expect(there.drafts.outbox.all()).toHaveLength(1));
    const id = there.drafts.outbox.all()[0]?.id ?? '';
    there.drafts.outbox.sendNow(id);
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    const context = here.drafts.cancel(id);
    if (context !== null) {
      here.drafts.change(context, { text: `${words}, changed` });
      void here.drafts.send(context);
    }
    expected.push(context === null ? words : `${words}, changed`);
    const isEmpty = () => {
      for (const { drafts } of [here, there]) expect(drafts.outbox.all()).toEqual([]);
    };
    await vi.waitFor(isEmpty, 5000);
  }
  expect(await postedTexts(server)).toEqual(expected);
  expect(new Set(expected.map((text) => text.includes('changed'))).size).toBe(2);
});

test('a post of a page that is gone can be taken back from another, and no doubt is forgotten', async () => {
  const { server, here, there, isHeld } = await begin();
  await server.door('hold', POSTS);
  here.drafts.change(fresh, { text: 'left in the midle' });
  void here.drafts.send(fresh);
  await isHeld();
  here.crash();
  await vi.waitFor(() => expect(there.drafts.outbox.all()[0]?.phase.state).toBe('checking'));
  there.drafts.cancel(there.drafts.outbox.all()[0]?.id ?? '');
  await server.door('release');
  await vi.waitFor(async () => expect(await postedTexts(server)).toHaveLength(1));
  there.drafts.change(fresh, { text: 'left in the middle' });
  expect(await there.drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['left in the middle']);
});

test('pages without a sign-in do not ask in turns', async () => {
  const { server, here, there } = await begin();
  await server.door('fail', { ...POSTS, status: 401, times: 50 });
  here.drafts.change(fresh, { text: 'who am I' });
  expect(await here.drafts.send(fresh)).toBe('waiting');
  await vi.waitFor(() => expect(there.drafts.outbox.all()).toHaveLength(1));
  there.drafts.change({ kind: 'saved', id: 'x' }, { text: 'another thing', scope: 'unlisted' });
  expect(await there.drafts.send({ kind: 'saved', id: 'x' })).toBe('waiting');
  const posts = (await server.requests()).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('statuses'),
  );
  expect(posts).toHaveLength(2);
});

test('two pages that write different texts into one draft lose neither', async () => {
  const { here, there } = await begin();
  here.drafts.change(fresh, { text: 'the hare' });
  there.drafts.change(fresh, { text: 'the hedgehog' });
  here.drafts.flush();
  there.drafts.flush();
  await vi.waitFor(() => {
    for (const { drafts } of [here, there]) {
      const texts = drafts.entries().map(({ content }) => content.text);
      expect(texts.toSorted()).toEqual(['the hare', 'the hedgehog']);
    }
  });
});

test('what one page throws away does not take what the other has just written', async () => {
  const { writer, here, there } = await begin();
  here.drafts.change(fresh, { text: 'no' });
  here.drafts.flush();
  await vi.waitFor(() => expect(there.drafts.form(fresh).content.text).toBe('no'));
  here.drafts.discard(fresh);
  there.drafts.change(fresh, { text: 'no, wait' });
  there.drafts.flush();
  here.drafts.flush();
  const next = await writer.open();
  expect(next.drafts.form(fresh).content.text).toBe('no, wait');
});
