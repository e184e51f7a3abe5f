import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';
import { draftTarget } from './draft-target';

const fresh: DraftContext = { kind: 'new' };
const UPLOADS = { method: 'POST', path: '^/api/v[12]/media' };
const owl = new File(['About owls.'], 'owl.txt', { type: 'text/plain' });

async function begin() {
  const server = await startServer();
  const writer = openWriter(server);
  const page = await writer.open();
  await server.door('hold', { ...UPLOADS, at: 'work' });
  page.drafts.uploads.add(draftTarget(page.drafts, fresh), [owl]);
  await vi.waitFor(async () => expect(await server.door('state')).toMatchObject({ waiting: 1 }));
  return { server, writer, page };
}

type Page = Awaited<ReturnType<typeof begin>>['page'];

const lost = ({ drafts }: Page) =>
  drafts.uploads
    .of('new')
    .filter(({ phase }) => phase.state === 'failed' && phase.why.kind === 'page_closed')
    .map(({ file }) => file.name);

test('a file that was on its way when its page went is said to be lost, until it is taken out', async () => {
  const { writer, page } = await begin();
  page.crash();
  const next = await writer.open();
  await vi.waitFor(() => expect(lost(next)).toEqual(['owl.txt']));
  expect(next.drafts.uploads.isUploading('new')).toBe(false);
  expect(next.client.notices.list.get()).toMatchObject([{ key: 'upload.interrupted', values: { count: 1 } }]);
  next.leave();
  const after = await writer.open();
  await vi.waitFor(() => expect(lost(after)).toEqual(['owl.txt']));
  after.drafts.uploads.cancel(after.drafts.uploads.of('new')[0]?.id ?? '');
  after.leave();
  const last = await writer.open();
  expect(lost(last)).toEqual([]);
  expect(writer.records.keys('linnet-uploads')).toEqual([]);
});

test('a file that arrives is not lost, and one of a page that still stands is not either', async () => {
  const { server, writer, page } = await begin();
  const other = await writer.open();
  expect(lost(other)).toEqual([]);
  await server.door('release');
  await vi.waitFor(() => expect(page.drafts.form(fresh).content.attachments).toHaveLength(1));
  expect(writer.records.keys('linnet-uploads')).toEqual([]);
  page.leave();
  expect(lost(await writer.open())).toEqual([]);
});

test('with the sign-in the names of such files leave the device', async () => {
  const { writer, page } = await begin();
  expect(writer.records.keys('linnet-uploads')).toHaveLength(1);
  await page.client.accounts.signOut();
  expect(writer.records.keys('linnet-uploads')).toEqual([]);
});
