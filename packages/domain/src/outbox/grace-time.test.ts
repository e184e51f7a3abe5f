import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

async function begin() {
  const server = await startServer();
  const writer = openWriter(server);
  const page = await writer.open();
  page.client.settings.write('sendDelay', 30);
  page.drafts.change(fresh, { text: 'in a moment' });
  return { server, writer, ...page };
}

test('a post waits for as long as it can be taken back, and then goes out', async () => {
  const { server, drafts } = await begin();
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'waiting', why: null }, held: false }]);
  expect(drafts.form(fresh).content.text).toBe('');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await postedTexts(server)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['in a moment']);
});

test('taken back in time it was never sent', async () => {
  const { server, drafts } = await begin();
  await drafts.send(fresh);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(drafts.cancel(drafts.outbox.all()[0]?.id ?? '')).toEqual(fresh);
  expect(drafts.form(fresh).content.text).toBe('in a moment');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await postedTexts(server)).toEqual([]);
});

test('taken back while something else is being written, it becomes a draft of its own', async () => {
  const { drafts } = await begin();
  await drafts.send(fresh);
  drafts.change(fresh, { text: 'the next thought' });
  const back = drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  expect(back?.kind).toBe('saved');
  expect(back && drafts.form(back).content.text).toBe('in a moment');
  expect(drafts.form(fresh).content.text).toBe('the next thought');
});

test('the person need not wait', async () => {
  const { server, drafts } = await begin();
  await drafts.send(fresh);
  drafts.outbox.sendNow(drafts.outbox.all()[0]?.id ?? '');
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['in a moment']);
});

test('a reload does not shorten it', async () => {
  const { server, writer, drafts, leave } = await begin();
  await drafts.send(fresh);
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  const next = await writer.open();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await postedTexts(server)).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(next.drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['in a moment']);
});
