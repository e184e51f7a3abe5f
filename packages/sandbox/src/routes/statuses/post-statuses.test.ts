import type {
  WireContext,
  WireNotification,
  WireOriginalStatus,
  WireSource,
  WireStatusVersion,
} from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { IMAGINED_PAGES } from '../../pages/imagined-pages';
import { png } from '../../testing/media-samples';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

const BIG_CLOCK_STEP = 60_000;

let sandbox: TestSandbox;
let alice: string;
let bob: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  alice = await sandbox.signIn('alice');
  bob = await sandbox.signIn('bob');
  return () => sandbox.sandbox.close();
});

async function post(json: Record<string, unknown>, token = alice): Promise<WireOriginalStatus> {
  const answer = await sandbox.post('/api/v1/statuses', json, token);
  expect(answer.status).toBe(200);
  return answer.json<WireOriginalStatus>();
}

async function picture(token = alice): Promise<string> {
  const multipart = new FormData();
  multipart.append('file', new File([new Uint8Array(png(4, 4))], 'a.png'));
  const answer = await sandbox.call('POST', '/api/v2/media', { token, multipart });
  return String(answer.json()['id']);
}

const edit = (id: string, json: unknown, token = alice) =>
  sandbox.call('PUT', `/api/v1/statuses/${id}`, { token, json });

test('an edit rewrites text, subject, tags and files, and the history keeps what it was', async () => {
  const [first, second] = [await picture(), await picture()];
  const before = await post({ status: 'One #old @bob', media_ids: [first], visibility: 'unlisted' });
  await sandbox.door('clock', { offsetMs: BIG_CLOCK_STEP });
  const answer = await edit(before.id, {
    status: '**Two** #new',
    content_type: 'text/markdown',
    spoiler_text: 'a subject',
    sensitive: true,
    media_ids: [second],
    visibility: 'direct',
  });
  const after = answer.json<WireOriginalStatus>();
  expect(answer.status).toBe(200);
  expect(after).toMatchObject({ spoiler_text: 'a subject', sensitive: true, visibility: 'unlisted' });
  expect(after.content).toContain('<strong>Two</strong>');
  expect(after.tags.map((tag) => tag.name)).toEqual(['new']);
  expect(after.mentions.map((mention) => mention.acct)).toEqual(['bob']);
  expect(after.media_attachments.map((file) => file.id)).toEqual([second]);
  expect(Date.parse(after.edited_at ?? '')).toBeGreaterThan(Date.parse(before.created_at));
  const history = (await sandbox.get(`/api/v1/statuses/${before.id}/history`, bob)).json<
    WireStatusVersion[]
  >();
  expect(history.map(({ content, spoiler_text, created_at }) => [content, spoiler_text, created_at])).toEqual(
    [
      [before.content, '', before.created_at],
      [after.content, 'a subject', after.edited_at],
    ],
  );
  expect(history.map((version) => version.media_attachments.map((file) => file.id))).toEqual([
    [first],
    [second],
  ]);
  const source = await sandbox.get(`/api/v1/statuses/${before.id}/source`, alice);
  expect(source.json<WireSource>()).toEqual({
    id: before.id,
    text: '**Two** #new',
    spoiler_text: 'a subject',
    content_type: 'text/markdown',
  });
});

test('a post that was never edited has one version', async () => {
  const status = await post({ status: 'as it is' });
  const history = (await sandbox.get(`/api/v1/statuses/${status.id}/history`)).json<WireStatusVersion[]>();
  expect(history.map((version) => version.content)).toEqual(['as it is']);
});

test('an edit that changes nothing leaves no trace', async () => {
  const status = await post({ status: 'the same' });
  expect((await edit(status.id, { status: 'the same' })).json<WireOriginalStatus>().edited_at).toBeNull();
  expect((await sandbox.get(`/api/v1/statuses/${status.id}/history`)).json()).toHaveLength(1);
});

test('the edit of a quoting post keeps the quote', async () => {
  const quoted = await post({ status: 'said before' });
  const status = await post({ status: 'look', quote_id: quoted.id });
  const after = (await edit(status.id, { status: 'look again' })).json<WireOriginalStatus>();
  expect(after.pleroma.quote_id).toBe(quoted.id);
  expect(after.content.match(/quote-inline/g)).toHaveLength(1);
});

test('those who repeated it hear of the edit, once each', async () => {
  const status = await post({ status: 'repeat me' });
  await sandbox.post(`/api/v1/statuses/${status.id}/reblog`, {}, bob);
  await edit(status.id, { status: 'repeat me not' });
  const told = (await sandbox.get('/api/v1/notifications', bob)).json<WireNotification[]>();
  expect(told.map(({ type, status: about }) => [type, about?.id])).toEqual([['update', status.id]]);
});

test('only the author edits; every other fault of an edit is answered alike', async () => {
  const status = await post({ status: 'mine' });
  const foreign = await edit(status.id, { status: 'yours' }, bob);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Access denied' }]);
  expect((await edit('nosuch', { status: 'x' })).status).toBe(404);
  const hidden = await post({ status: 'for me', visibility: 'direct' });
  expect((await edit(hidden.id, { status: 'x' }, bob)).status).toBe(404);
  for (const text of ['', 'x'.repeat(5001)]) {
    const refused = await edit(status.id, { status: text });
    expect([refused.status, refused.json()]).toEqual([400, { error: 'internal_server_error' }]);
  }
  expect((await edit(status.id, {}, alice)).status).toBe(400);
});

test('a deleted post gives its source and files back, which can be posted again', async () => {
  const file = await picture();
  const status = await post({ status: '**bold**', content_type: 'text/markdown', media_ids: [file] });
  const reply = await post({ status: 'answer', in_reply_to_id: status.id }, bob);
  const answer = await sandbox.call('DELETE', `/api/v1/statuses/${status.id}`, { token: alice });
  const gone = answer.json<WireOriginalStatus>();
  expect([gone.text, gone.media_attachments.map(({ id }) => id)]).toEqual(['**bold**', [file]]);
  const again = await post({ status: gone.text, media_ids: [file] });
  expect(again.media_attachments.map(({ id }) => id)).toEqual([file]);
  const orphan = (await sandbox.get(`/api/v1/statuses/${reply.id}`, bob)).json<WireOriginalStatus>();
  expect([orphan.in_reply_to_id, orphan.pleroma.parent_visible]).toEqual([null, false]);
  const context = (await sandbox.get(`/api/v1/statuses/${reply.id}/context`, bob)).json<WireContext>();
  expect(context.ancestors).toEqual([]);
});

test('a preview looks like the post and is nowhere kept', async () => {
  const answer = await sandbox.post(
    '/api/v1/statuses',
    { status: '**preview** only', content_type: 'text/markdown', preview: true },
    alice,
  );
  expect(answer.json<WireOriginalStatus>()).toMatchObject({
    id: 'pleroma:fakeid',
    uri: 'pleroma:fake_object_id',
    url: 'http://localhost:8080/notice/pleroma%3Afakeid',
    application: null,
    content: '<p><strong>preview</strong> only</p>',
  });
  expect((await sandbox.get('/api/v1/timelines/home', alice)).json()).toEqual([]);
});

test('a post that is to last too short a time is refused', async () => {
  const answer = await sandbox.post('/api/v1/statuses', { status: 'x', expires_in: 600 }, alice);
  expect([answer.status, answer.json()]).toEqual([422, { error: 'Expiry date is too soon' }]);
});

test('an expiring post says so to its author and is gone when its time has come', async () => {
  const status = await post({ status: 'for an hour', expires_in: 3600 });
  const life = Date.parse(status.pleroma.expires_at ?? '') - Date.parse(status.created_at);
  expect(life / 1000).toBe(3600);
  const forBob = (await sandbox.get(`/api/v1/statuses/${status.id}`, bob)).json<WireOriginalStatus>();
  expect(forBob.pleroma.expires_at).toBeNull();
  await sandbox.door('clock', { offsetMs: 3_500_000 });
  expect((await sandbox.get(`/api/v1/statuses/${status.id}`, bob)).status).toBe(200);
  await sandbox.door('clock', { offsetMs: 3_601_000 });
  expect((await sandbox.get(`/api/v1/statuses/${status.id}`, bob)).status).toBe(404);
});

test('a link to a known page brings its card, mentions and hashtags do not', async () => {
  const [address = ''] = Object.keys(IMAGINED_PAGES).filter((page) => page.includes('?'));
  const status = await post({ status: `@bob #kiln https://unknown.example/ nothing` });
  expect(status.card).toBeNull();
  const linking = await post({ status: `@bob #kiln see ${address}` });
  expect(linking.card).toMatchObject({
    type: 'link',
    url: address,
    title: IMAGINED_PAGES[address]?.title,
    provider_name: 'kilnlog.example',
    provider_url: 'https://kilnlog.example',
  });
  const image = await sandbox.get(new URL(linking.card?.image ?? '').pathname);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.each([
  ['text/plain', '<b>no</b> & so\non', '&lt;b&gt;no&lt;/b&gt; &amp; so<br/>on'],
  ['text/html', '<b>yes</b><script>x</script><i onclick="y">z', '<b>yes</b>x<i>z</i>'],
  ['text/markdown', '~~gone~~ `code`', '<p><del>gone</del> <code class="inline">code</code></p>'],
  [
    'text/bbcode',
    '[b]bold[/b] [url=https://a.example/?x="y]link[/url] [quote]q[/quote] [z] [i]open',
    '<strong>bold</strong> <a href="https://a.example/?x=&quot;y">link</a> <blockquote>q</blockquote> [z] <em>open</em>',
  ],
  ['text/bbcode', '[url=javascript:x]no[/url]', '<span>no</span>'],
  ['text/x.unheard', '**as typed**', '**as typed**'],
])('%s is written as safe HTML', async (contentType, text, html) => {
  expect((await post({ status: text, content_type: contentType })).content).toBe(html);
});
