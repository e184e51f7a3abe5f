import { createStatus } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import type { DraftAttachment } from '../post-content/draft';
import { startServer } from '../testing/start-server';
import type { UploadTarget } from './upload';

const owl = new File(['GIF89a\u0001\0\u0001\0\0\0\0;'], 'owl.gif', { type: 'image/gif' });
const notes = new File(['About owls.'], 'notes.txt', { type: 'text/plain' });

async function formOf(client: PageClient) {
  const { uploads, descriptions } = await client.drafts.load();
  const delivered: DraftAttachment[] = [];
  const target: UploadTarget = {
    slot: 'new',
    maxFiles: null,
    fileCount: () => delivered.length,
    deliver: (file) => delivered.push(file),
  };
  return { uploads, descriptions, target, delivered };
}

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { interval: 5, timeout: 10_000 });

test('what was picked and described is with the server, and goes with a post', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const { uploads, descriptions, target, delivered } = await formOf(client);
  uploads.add(target, [owl, notes]);
  await until(() => delivered.length === 2);
  expect(delivered.map(({ name, attachment }) => [name, attachment.mimeType])).toEqual([
    ['owl.gif', 'image/gif'],
    ['notes.txt', 'text/plain'],
  ]);
  const described = delivered.map((file) => ({ ...file, description: `It is ${file.name}` }));
  expect(await descriptions.saveAll(described, false)).toBeNull();
  const mediaIds = described.map(({ attachment }) => attachment.id);
  const post = {
    text: 'Owls',
    subject: '',
    sensitive: false,
    contentType: 'text/plain',
    scope: 'public',
  } as const;
  const status = await client.send(createStatus({ ...post, inReplyToId: null, mediaIds }, 'a key'));
  expect(status.attachments.map(({ description }) => description)).toEqual([
    'It is owl.gif',
    'It is notes.txt',
  ]);
});

test('the limits of the server hold before anything is sent', async () => {
  const { visitAs, door, requests } = await startServer();
  const client = await visitAs('alice');
  await door('settings', { uploadLimit: 5, mediaPerStatus: 1 });
  await client.instance.load();
  const { uploads, target } = await formOf(client);
  uploads.add(target, [notes, owl]);
  await until(() => uploads.of('new').every(({ phase }) => phase.state === 'failed'));
  expect(uploads.of('new').map(({ phase }) => phase)).toMatchObject([
    { why: { kind: 'file_too_big', size: 11, allowed: 5 } },
    { why: { kind: 'too_many_files', allowed: 1 } },
  ]);
  expect((await requests()).filter(({ path }) => path.endsWith('/media'))).toEqual([]);
});

test('an answer that was lost is asked for again, and the server keeps one file', async () => {
  const { visitAs, door, requests } = await startServer();
  const client = await visitAs('alice');
  const { uploads, target, delivered } = await formOf(client);
  await door('fail', { method: 'POST', path: '/api/v2/media', status: 0, after: true });
  uploads.add(target, [notes]);
  await until(() => uploads.of('new')[0]?.phase.state === 'failed');
  uploads.retry(uploads.of('new')[0]?.id ?? '');
  await until(() => delivered.length === 1);
  const sent = (await requests()).filter(({ path }) => path === '/api/v2/media');
  expect(sent).toHaveLength(2);
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  // The first file of a server has the first number: no second one was made.
  const after = await formOf(client);
  after.uploads.add(after.target, [owl]);
  await until(() => after.delivered.length === 1);
  expect(Number(after.delivered[0]?.attachment.id)).toBe(Number(delivered[0]?.attachment.id) + 1);
});

test('who signs out takes nothing along', async () => {
  const { visitAs, door } = await startServer();
  const client = await visitAs('alice');
  const { uploads, target, delivered } = await formOf(client);
  await door('hold', { method: 'POST', path: '/api/v2/media' });
  uploads.add(target, [notes]);
  await until(() => uploads.of('new')[0]?.phase.state === 'sending');
  await client.accounts.signOut();
  expect(uploads.isUploading('new')).toBe(false);
  await door('release');
  expect([uploads.of('new'), delivered]).toEqual([[], []]);
});
