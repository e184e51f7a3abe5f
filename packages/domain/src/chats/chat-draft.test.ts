import { lookupAccount } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { chatDraftsOf } from './chat-draft';

test('of several files a message takes one, and no second one later [2.5.039]', async () => {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const { uploads } = await client.drafts.load();
  const bob = (await client.send(lookupAccount('bob'))).id;
  const drafts = chatDraftsOf(client);
  const target = drafts.target(bob);
  const file = (name: string) => new File(['GIF89a\u0001\0\u0001\0\0\0\0;'], name, { type: 'image/gif' });
  uploads.add(target, [file('one.gif'), file('two.gif')]);
  const names = () =>
    drafts
      .of(bob)
      .get()
      .attachments.map(({ name }) => name);
  await vi.waitFor(() => expect(names()).toEqual(['one.gif']), { timeout: 5000 });
  uploads.add(target, [file('three.gif')]);
  expect(uploads.of(target.slot).every(({ phase }) => phase.state === 'failed')).toBe(true);
  expect(names()).toEqual(['one.gif']);
});
