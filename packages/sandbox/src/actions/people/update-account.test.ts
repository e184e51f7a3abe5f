import type { WireAccount, WireOriginalStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { png } from '../../testing/media-samples';
import { postStatus } from '../../testing/post-status';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, carol] = [await server.signIn('alice'), await server.signIn('carol')];
});

/** The staff takes one measure about carol, and no other. */
async function measure(name: string): Promise<void> {
  const path = '/api/v1/pleroma/admin/users/tag';
  const all = ['media-force-nsfw', 'media-strip', 'force-unlisted', 'sandbox', 'disable-any-subscription'];
  const asked = (tags: string[]) => ({
    token: alice,
    json: { nicknames: ['carol'], tags: tags.map((tag) => `mrf_tag:${tag}`) },
  });
  await server.call('DELETE', path, asked(all));
  await server.call('PUT', path, asked([name]));
}

async function post(draft: object = {}): Promise<WireOriginalStatus> {
  return postStatus(server, carol, { status: 'Under measures.', ...draft });
}

async function withPicture(): Promise<WireOriginalStatus> {
  const multipart = new FormData();
  multipart.append('file', new File([new Uint8Array(png(4, 4))], 'red.png', { type: 'image/png' }));
  const media = await server.call('POST', '/api/v2/media', { token: carol, multipart });
  return post({ media_ids: [media.json<{ id: string }>().id] });
}

test('measures about somebody change what they post from then on', async () => {
  const before = await post();
  await measure('media-force-nsfw');
  expect(await withPicture()).toMatchObject({ sensitive: true, media_attachments: [{ type: 'image' }] });
  expect(await post()).toMatchObject({ sensitive: false, visibility: 'public' });
  await measure('media-strip');
  expect(await withPicture()).toMatchObject({ sensitive: false, media_attachments: [] });
  await measure('force-unlisted');
  expect(await post()).toMatchObject({ visibility: 'unlisted' });
  expect(await post({ visibility: 'private' })).toMatchObject({ visibility: 'private' });
  await measure('sandbox');
  expect(await post({ visibility: 'unlisted' })).toMatchObject({ visibility: 'private' });
  expect((await server.get(`/api/v1/statuses/${before.id}`)).json()).toMatchObject({ visibility: 'public' });
});

test('whom nobody may follow is followed by nobody new', async () => {
  const { id } = (await server.get('/api/v1/accounts/carol')).json<WireAccount>();
  await measure('disable-any-subscription');
  expect((await server.post(`/api/v1/accounts/${id}/follow`, {}, alice)).status).toBe(403);
  await measure('disable-remote-subscription');
  expect((await server.post(`/api/v1/accounts/${id}/follow`, {}, alice)).json()).toMatchObject({
    following: true,
  });
});
