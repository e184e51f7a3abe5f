import { lookupAccount } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { browserPages } from '../testing/browser-pages';
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

test('what is written to each person is kept, and is the same in all tabs', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [one, other] = [browser.open(), browser.open()];
  const here = await server.visitAs('alice', { storage: one.storage, writing: one.writing });
  const there = server.visit({ storage: other.storage, writing: other.writing });
  const people = await Promise.all(['bob', 'carol'].map((name) => here.send(lookupAccount(name))));
  const written = (client: typeof here) => people.map(({ id }) => chatDraftsOf(client).of(id).get().text);
  expect(written(there)).toEqual(['', '']);
  // What another tab hears of depends on a part that is loaded.
  await vi.waitFor(() => {
    for (const [at, { id }] of people.entries()) {
      chatDraftsOf(here).change(id, { text: '' });
      chatDraftsOf(here).change(id, { text: `To no. ${at}` });
    }
    expect(written(there)).toEqual(['To no. 0', 'To no. 1']);
  });
  const later = server.visit({ storage: browser.open().storage });
  expect(written(later)).toEqual(['To no. 0', 'To no. 1']);
  const [bob] = people;
  if (bob !== undefined) chatDraftsOf(there).change(bob.id, { text: '' });
  await vi.waitFor(() => expect(written(here)).toEqual(['', 'To no. 1']));
});
