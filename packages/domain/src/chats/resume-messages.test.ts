import { chatMessages, lookupAccount } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import { chatListOf } from './chat-list';
import { chatOutboxOf } from './chat-outbox';
import { resumeMessages } from './resume-messages';

/** Alice's browser, at a server that can be out of reach. */
async function begin() {
  const server = await startServer();
  let isReached = false;
  const writer = openWriter(server, {
    between: (request, next) =>
      isReached || !request.url.endsWith('/messages') || request.method === 'GET'
        ? next(request)
        : Promise.reject(new TypeError('No network')),
  });
  const first = await writer.open();
  const { client } = first;
  const chat = await chatListOf(client).open((await client.send(lookupAccount('bob'))).id);
  /** The texts of the chat, as another page loads them. */
  const texts = async ({ send }: typeof client) =>
    (await send(chatMessages(chat.id))).items.map(({ content }) => content);
  const write = async (text: string): Promise<void> => {
    const outbox = chatOutboxOf(client);
    await outbox.send(chat, { text, attachments: [] });
    await vi.waitFor(() => expect(outbox.jobs.get()[0]?.tries).toBeGreaterThan(0));
  };
  return { ...first, open: writer.open, texts, write, reach: () => void (isReached = true) };
}

test('a message that a page left unsent is sent by the next one, wherever that is', async () => {
  const { write, crash, reach, open, texts } = await begin();
  await write('Are you there?');
  crash();
  reach();
  const { client } = await open();
  await resumeMessages(client);
  await vi.waitFor(async () => expect(await texts(client)).toContain('Are you there?'), { timeout: 5000 });
});

test('a message that another tab leaves unsent is sent by this one', async () => {
  const { write, crash, reach, open, texts } = await begin();
  const { client } = await open();
  await resumeMessages(client);
  await write('Still there?');
  crash();
  reach();
  await vi.waitFor(async () => expect(await texts(client)).toContain('Still there?'), { timeout: 5000 });
});
