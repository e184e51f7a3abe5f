import { chatMessages, lookupAccount } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded with the test: under its clock a late import never ends.
import '../instance/load-features';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import { chatListOf } from './chat-list';
import { chatMessagesOf } from './chat-messages';
import { chatOutboxOf } from './chat-outbox';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const isSending = (request: Request): boolean =>
  request.method === 'POST' && request.url.endsWith('/messages');

/** Alice's page, with the chat with Bob. */
async function begin(answer: (request: Request, next: typeof fetch) => Promise<Response>) {
  const server = await startServer();
  const writer = openWriter(server, { between: answer });
  const { client } = await writer.open();
  const bob = await client.send(lookupAccount('bob'));
  const chat = await chatListOf(client).open(bob.id);
  const outbox = chatOutboxOf(client);
  const send = (text: string) => outbox.send(chat, { text, attachments: [] });
  const texts = async () => (await client.send(chatMessages(chat.id))).items.map(({ content }) => content);
  return { server, client, chat, outbox, send, texts };
}

test('a message that the server fails to take is tried ten times more, at doubling distances, and then not sent [2.4.031, 2.4.032, 2.8.013]', async () => {
  const tries: number[] = [];
  const start = Date.now();
  let isBroken = true;
  const { outbox, send, texts } = await begin((request, next) => {
    if (!isSending(request) || !isBroken) return next(request);
    tries.push(Math.round((Date.now() - start) / 1000));
    return Promise.resolve(Response.json({ error: 'Trouble' }, { status: 500 }));
  });
  await send('Good morning');
  const id = outbox.jobs.get()[0]?.id ?? '';
  for (let second = 0; second < 1100; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(outbox.jobs.get()[0]?.phase.state).not.toBe('sending'), { interval: 1 });
  }
  const distances = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(distances).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  expect(outbox.jobs.get()).toMatchObject([{ id, phase: { state: 'stopped' } }]);
  isBroken = false;
  outbox.retry(id);
  await vi.waitFor(() => expect(outbox.jobs.get()).toEqual([]), { interval: 1 });
  expect(await texts()).toEqual(['Good morning']);
});

test('a message is repeated ever more slowly while nothing answers, and is sent once in the end [2.4.032]', async () => {
  const tries: number[] = [];
  const start = Date.now();
  let isBroken = false;
  const { outbox, send, texts } = await begin((request, next) => {
    if (!isBroken || !request.url.includes('/messages')) return next(request);
    tries.push(Math.round((Date.now() - start) / 1000));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  isBroken = true;
  await send('Good morning');
  for (let second = 0; second < 1200; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(outbox.jobs.get()[0]?.phase.state).not.toBe('sending'), { interval: 1 });
  }
  const distances = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  // The fifth time it is looked for as soon as no request can be under way any more.
  expect(distances).toEqual([1, 2, 4, 8, 15, 32, 64, 128, 256, 512]);
  isBroken = false;
  outbox.retry(outbox.jobs.get()[0]?.id ?? '');
  await vi.waitFor(() => expect(outbox.jobs.get()).toEqual([]), { interval: 1 });
  expect(await texts()).toEqual(['Good morning']);
});

test('an open chat is asked for every five seconds while no stream sends its messages [2.7.030]', async () => {
  const { server, client, chat } = await begin((request, next) => next(request));
  liveHubOf(client.graph).isStreamOpen.set(false);
  const messages = chatMessagesOf(client).get(chat.id);
  const asked = async () =>
    (await server.requests()).filter(({ path, method }) => method === 'GET' && path.endsWith('/messages'))
      .length;
  const leave = messages.follow();
  await vi.waitFor(() => expect(messages.state.get().opened).toBe(true), { interval: 1 });
  const before = await asked();
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(messages.state.get().loading).toBeNull(), { interval: 1 });
  }
  expect((await asked()) - before).toBe(4);
  leave();
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await asked()) - before).toBe(4);
});
