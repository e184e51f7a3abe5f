import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };
const HOUR = 3_600_000;

async function begin() {
  const server = await startServer();
  const writer = openWriter(server);
  const page = await writer.open();
  await page.client.instance.load();
  await page.client.features.load();
  return { server, writer, ...page };
}

async function beginEdit() {
  const scene = await begin();
  const { id } = await scene.server.door<{ id: StatusId }>('post', { as: 'alice', text: 'the cat sat' });
  await scene.client.feeds.get({ kind: 'home' }).open();
  const edit: DraftContext = { kind: 'edit', of: id };
  scene.drafts.begin(edit, { text: 'the cat sat', scope: 'public' });
  const EDITS = { method: 'PUT', path: `/api/v1/statuses/${id}$` };
  return { ...scene, edit, id, EDITS };
}

test('a change is shown where the post stands', async () => {
  const { server, client, drafts, edit, id } = await beginEdit();
  expect(drafts.form(edit)).toMatchObject({ content: { text: 'the cat sat' }, touched: false });
  drafts.change(edit, { text: 'the cat stood' });
  expect(await drafts.send(edit)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['the cat stood']);
  expect(client.statusViews.get(id)?.status).toMatchObject({ editedAt: expect.any(String) });
});

test.each([
  ['before', false],
  ['after', true],
])('a change whose connection breaks %s it is made goes out again', async (_when, after) => {
  const { server, drafts, edit, EDITS } = await beginEdit();
  await server.door('fail', { ...EDITS, status: 0, after });
  drafts.change(edit, { text: 'the cat lay' });
  expect(await drafts.send(edit)).toBe('waiting');
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['the cat lay']);
});

test('a change that the server refuses is back in the form of that post, over a reload too', async () => {
  const { server, writer, drafts, edit, EDITS, leave } = await beginEdit();
  await server.door('fail', { ...EDITS, status: 422, body: { error: 'no cats' } });
  drafts.change(edit, { text: 'the cat ran' });
  expect(await drafts.send(edit)).toBe('refused');
  leave();
  const next = await writer.open();
  expect(next.drafts.form(edit)).toMatchObject({
    content: { text: 'the cat ran' },
    touched: true,
    phase: { state: 'failed', why: { text: 'no cats' } },
  });
});

async function waitingAt(
  server: Awaited<ReturnType<typeof startServer>>,
  client: Awaited<ReturnType<typeof begin>>['client'],
) {
  const headers = { authorization: `Bearer ${client.session.token()}` };
  const answer = await server.send(`${server.base}/api/v1/scheduled_statuses`, { headers });
  return ((await answer.json()) as { params: { text: string } }[]).map(({ params }) => params.text);
}

test('a post for later waits on the server, and the person is told', async () => {
  const { server, client, drafts } = await begin();
  drafts.change(fresh, { text: 'tomorrow', scheduledAt: new Date(Date.now() + 24 * HOUR).toISOString() });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await waitingAt(server, client)).toEqual(['tomorrow']);
  expect(await postedTexts(server)).toEqual([]);
  expect(client.notices.list.get()).toMatchObject([{ key: 'post_status.scheduled' }]);
});

test('a post for later whose answer was lost waits there once', async () => {
  const { server, client, drafts } = await begin();
  await server.door('fail', { ...POSTS, status: 500, after: true });
  drafts.change(fresh, { text: 'tomorrow', scheduledAt: new Date(Date.now() + 24 * HOUR).toISOString() });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.outbox.sendNow(drafts.outbox.all()[0]?.id ?? '');
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await waitingAt(server, client)).toEqual(['tomorrow']);
});

test('taken back and changed, the post for later is there once, in its later form', async () => {
  const { server, client, drafts } = await begin();
  await server.door('fail', { ...POSTS, status: 0, after: true });
  drafts.change(fresh, { text: 'tomorow', scheduledAt: new Date(Date.now() + 24 * HOUR).toISOString() });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'tomorrow' });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await waitingAt(server, client)).toEqual(['tomorrow']);
});
