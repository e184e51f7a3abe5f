import type { Attachment, StatusId } from '@linnet/api';
import { uploadMedia } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { postedStatuses } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import type { DraftContent } from '../post-content/draft';
import type { DraftContext } from '../post-content/draft-context';

const id = '7' as StatusId;
const contexts: DraftContext[] = [
  { kind: 'new' },
  { kind: 'reply', to: id },
  { kind: 'quote', of: id },
  { kind: 'edit', of: id },
  { kind: 'saved', id: 'aside' },
];

function everything(attachment: Attachment, kind: string): Partial<DraftContent> {
  const file = { attachment, name: 'hills.png', description: 'hills' };
  return {
    text: `words for ${kind}`,
    subject: 'a subject',
    scope: 'private',
    sensitive: true,
    contentType: 'text/markdown',
    language: 'cy',
    attachments: [file],
    poll: { options: ['yes', 'no'], multiple: true, amount: 3, unit: 'hours' },
    scheduledAt: '2031-01-02T03:04:00.000Z',
    expiresIn: 3600,
    following: [{ id: 'p1', text: 'and then', attachments: [file] }],
  };
}

test('drafts of every kind are there after a reload, with all that is in them', async () => {
  const writer = openWriter(await startServer());
  const { client, drafts, leave } = await writer.open();
  const attachment = await client.send(
    uploadMedia({ file: new Blob(['x'], { type: 'image/png' }), description: 'hills' }),
  );
  for (const context of contexts) drafts.change(context, everything(attachment, context.kind));
  leave();
  const next = await writer.open();
  for (const context of contexts) {
    expect(next.drafts.form(context).content).toMatchObject(everything(attachment, context.kind));
  }
  expect(next.drafts.entries()).toHaveLength(contexts.length);
});

test('a stored draft that cannot be read is put aside as it is, and what is written next is stored', async () => {
  const writer = openWriter(await startServer());
  const first = await writer.open();
  first.drafts.change({ kind: 'new' }, { text: 'Hills' });
  first.drafts.change({ kind: 'saved', id: 'aside' }, { text: 'Rivers' });
  first.leave();
  const name = writer.records.keys('linnet-draft ').find((one) => one.endsWith(' new')) ?? '';
  const cutOff = '{"key":"k","text":"Hil';
  writer.records.write(name, cutOff);

  const next = await writer.open();
  expect(next.client.notices.list.get()).toMatchObject([{ level: 'warning', key: 'drafts.damaged' }]);
  expect(next.drafts.entries().map(({ content }) => content.text)).toEqual(['Rivers']);
  next.drafts.change({ kind: 'new' }, { text: 'Hills again' });
  next.leave();
  const aside = writer.records.keys('linnet-damaged ');
  expect(aside.map((one) => writer.records.read(one))).toEqual([cutOff]);

  const later = await writer.open();
  expect(later.client.notices.list.get()).toEqual([]);
  expect(later.drafts.form({ kind: 'new' }).content.text).toBe('Hills again');
  await later.client.accounts.signOut();
  expect(writer.records.keys('linnet-damaged ')).toEqual([]);
});

test('a page that crashes loses a quarter of a second at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const writer = openWriter(await startServer());
    const { drafts, crash } = await writer.open();
    drafts.change({ kind: 'new' }, { text: 'all but this' });
    await vi.advanceTimersByTimeAsync(250);
    drafts.change({ kind: 'new' }, { text: 'all but this letter' });
    crash();
    const next = await writer.open();
    expect(next.drafts.form({ kind: 'new' }).content.text).toBe('all but this');
  } finally {
    vi.useRealTimers();
  }
});

test('who signs out leaves nothing of what they wrote and sent on the device', async () => {
  const server = await startServer();
  const writer = openWriter(server);
  const { client, drafts } = await writer.open();
  await server.door('fail', { method: 'POST', path: '/api/v1/statuses$', status: 0 });
  for (const context of contexts) drafts.change(context, { text: 'private thoughts' });
  drafts.flush();
  await drafts.send({ kind: 'new' });
  expect(writer.records.keys('linnet-job ')).toHaveLength(1);
  expect(writer.records.keys('linnet-draft ')).toHaveLength(contexts.length - 1);
  drafts.change({ kind: 'new' }, { text: 'not yet written down' });
  await client.accounts.signOut();
  drafts.flush();
  expect(writer.records.keys('linnet-job ')).toEqual([]);
  expect(writer.records.keys('linnet-draft ')).toEqual([]);
  expect((await client.accounts.shown.get().drafts.load()).outbox.all()).toEqual([]);
});

test('who asks for it finds drafts and waiting posts again when they come back', async () => {
  const server = await startServer();
  const writer = openWriter(server);
  const { client, drafts } = await writer.open();
  await server.door('fail', { method: 'POST', path: '/api/v1/statuses$', status: 0 });
  drafts.change({ kind: 'new' }, { text: 'a post that waits' });
  await drafts.send({ kind: 'new' });
  drafts.change({ kind: 'new' }, { text: 'a draft' });
  await client.accounts.signOut({ keepsDrafts: true });
  const present = () => client.accounts.shown.get().drafts.load();
  expect((await present()).entries()).toEqual([]);
  expect((await present()).outbox.all()).toEqual([]);
  await (await client.accounts.access()).byPassword('bob', 'bob');
  expect((await present()).entries()).toEqual([]);
  await client.accounts.signOut();
  await (await client.accounts.access()).byPassword('alice', 'alice');
  const back = await present();
  expect(back.form({ kind: 'new' }).content.text).toBe('a draft');
  expect(back.outbox.all()).toMatchObject([{ content: { text: 'a post that waits' } }]);
});

test('a reply whose post is not loaded is a reply all the same', async () => {
  const server = await startServer();
  const { id: parent } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'tea?' });
  const writer = openWriter(server);
  const reply: DraftContext = { kind: 'reply', to: parent };
  const first = await writer.open();
  first.drafts.change(reply, { text: 'with milk', scope: 'public' });
  first.leave();
  const { drafts } = await writer.open();
  expect(drafts.form(reply).content.inReplyToId).toBe(parent);
  expect(await drafts.send(reply)).toBe('posted');
  expect((await postedStatuses(server)).at(-1)).toMatchObject({ in_reply_to_id: parent });
});

test('a form under a card stands there while it is sent, and when it was refused', async () => {
  const server = await startServer();
  const { id: parent } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'tea?' });
  const { drafts } = await openWriter(server).open();
  const reply: DraftContext = { kind: 'reply', to: parent };
  drafts.open(reply, parent);
  drafts.change(reply, { text: 'with milk' });
  await server.door('fail', {
    method: 'POST',
    path: '/api/v1/statuses$',
    status: 422,
    body: { error: 'no' },
  });
  const seen = new Set<unknown>();
  drafts.subscribe(() => seen.add(drafts.openUnder(parent)));
  expect(await drafts.send(reply)).toBe('refused');
  expect(drafts.openUnder(parent)).toEqual(reply);
  expect(seen).not.toContain(null);
  expect(await drafts.send(reply)).toBe('posted');
  expect(drafts.openUnder(parent)).toBeNull();
});
