import type { WireContext, WireNotification, WireOriginalStatus, WireRepeat } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});

async function post(token: string, draft: Record<string, unknown>): Promise<WireOriginalStatus> {
  const answer = await server.post('/api/v1/statuses', draft, token);
  expect(answer.status).toBe(200);
  return answer.json<WireOriginalStatus>();
}

test('makes links of mentions, hashtags and addresses, and leaves emoji as shortcodes', async () => {
  const status = await post(alice, {
    status: 'Hi @bob, see https://example.org/a?b=1&c=2. #Birds :linnet:\n@nobody',
  });
  const [mention] = status.mentions;
  expect(mention).toMatchObject({ acct: 'bob', url: `${BASE}/users/bob` });
  expect(status.content).toBe(
    `Hi <span class="h-card"><a class="u-url mention" data-user="${mention?.id}" href="${BASE}/users/bob" rel="ugc">@<span>bob</span></a></span>, ` +
      `see <a href="https://example.org/a?b=1&amp;c=2" rel="ugc">https://example.org/a?b=1&amp;c=2</a>. ` +
      `<a class="hashtag" data-tag="birds" href="${BASE}/tag/birds">#Birds</a> :linnet:<br/>@nobody`,
  );
  expect(status.tags).toEqual([{ name: 'birds', url: `${BASE}/tag/birds` }]);
  expect(status.emojis.map((emoji) => emoji.shortcode)).toEqual(['linnet']);
  expect(status.pleroma.content['text/plain']).toContain('see https://example.org/a?b=1&c=2.');
});

test('turns Markdown into HTML and cleans the HTML of others', async () => {
  const markdown = await post(alice, {
    status: '# Title\n**bold** `co*de*`\n\n- one\n- two\n\n> quoted\n\n```\na < b\n```',
    content_type: 'text/markdown',
  });
  expect(markdown.content).toBe(
    'Title<p><strong>bold</strong> <code class="inline">co*de*</code></p><ul><li>one</li><li>two</li></ul>' +
      '<blockquote><p>quoted</p></blockquote><pre><code>a &lt; b</code></pre>',
  );
  const html = await post(alice, {
    status: '<p onclick="x()">a <b>b</b><script>alert(1)</script><a href="javascript:x">l</a>',
    content_type: 'text/html',
  });
  expect(html.content).toBe('<p>a <b>b</b>alert(1)<a>l</a></p>');
});

test.each([
  [{ status: '' }, 422, 'Cannot post an empty status without attachments'],
  [{ status: 'x'.repeat(5001) }, 422, 'The status is over the character limit'],
  [{ status: 'x', in_reply_to_id: 'gone' }, 422, 'Cannot reply to a deleted status'],
  [{ status: ['x'] }, 400, 'status - Invalid string. Got: array.'],
])('refuses %o', async (draft, status, error) => {
  const refused = await server.post('/api/v1/statuses', draft, alice);
  expect(refused.status).toBe(status);
  expect(refused.json()).toMatchObject({ error });
});

test('counts an emoji of many parts as one character', async () => {
  const status = await post(alice, { status: '👩‍🌾'.repeat(1100) });
  expect(status.visibility).toBe('public');
});

test('answers broken JSON and a missing text as the real server does', async () => {
  const broken = await server.call('POST', '/api/v1/statuses', {
    token: alice,
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.status, broken.json()]).toEqual([400, { errors: { detail: 'Internal server error' } }]);
  const bad = await server.sandbox.fetch(
    new Request(`${BASE}/api/v1/statuses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${alice}` },
      body: '{bad',
    }),
  );
  expect(bad.status).toBe(400);
});

test('an unknown scope goes out public, a reply takes the scope of its parent', async () => {
  expect((await post(alice, { status: 'x', visibility: 'nonsense' })).visibility).toBe('public');
  const parent = await post(alice, { status: 'x', visibility: 'unlisted' });
  const reply = await post(bob, { status: 'y', in_reply_to_id: parent.id });
  expect(reply).toMatchObject({ visibility: 'unlisted', in_reply_to_account_id: parent.account.id });
  expect(reply.mentions.map((mention) => mention.acct)).toEqual(['alice']);
  expect(reply.pleroma).toMatchObject({
    in_reply_to_account_acct: 'alice',
    parent_visible: true,
    conversation_id: parent.pleroma.conversation_id,
  });
});

test('a reply to a direct post must be direct', async () => {
  const direct = await post(alice, { status: '@bob psst', visibility: 'direct' });
  const refused = await server.post(
    '/api/v1/statuses',
    { status: 'x', visibility: 'public', in_reply_to_id: direct.id },
    bob,
  );
  expect([refused.status, refused.json()]).toEqual([422, { error: 'The message visibility must be direct' }]);
});

test('a preview is not kept', async () => {
  const preview = await post(alice, { status: 'just looking', preview: true });
  expect(preview).toMatchObject({ id: 'pleroma:fakeid', content: 'just looking' });
  expect((await server.get('/api/v1/timelines/home', alice)).json()).toEqual([]);
});

test('direct and followers-only posts are found by nobody else', async () => {
  const direct = await post(alice, { status: '@bob psst', visibility: 'direct' });
  const followers = await post(alice, { status: 'for followers', visibility: 'private' });
  const carol = await server.signIn('carol');
  for (const id of [direct.id, followers.id]) {
    const hidden = await server.get(`/api/v1/statuses/${id}`, carol);
    expect([hidden.status, hidden.json()]).toEqual([404, { error: 'Record not found' }]);
    expect((await server.get(`/api/v1/statuses/${id}`)).status).toBe(404);
  }
  expect((await server.get(`/api/v1/statuses/${direct.id}`, bob)).status).toBe(200);
  await server.post(`/api/v1/accounts/${direct.account.id}/follow`, {}, carol);
  expect((await server.get(`/api/v1/statuses/${followers.id}`, carol)).status).toBe(200);
});

test('favouriting counts once, tells the author, and can be undone once', async () => {
  const { id } = await post(alice, { status: 'like me' });
  for (let time = 0; time < 2; time += 1) {
    const liked = (await server.post(`/api/v1/statuses/${id}/favourite`, {}, bob)).json<WireOriginalStatus>();
    expect(liked).toMatchObject({ favourited: true, favourites_count: 1 });
  }
  const told = (await server.get('/api/v1/notifications', alice)).json<WireNotification[]>();
  expect(told).toMatchObject([{ type: 'favourite', status: { id }, account: { acct: 'bob' } }]);
  const likers = (await server.get(`/api/v1/statuses/${id}/favourited_by`)).json<{ acct: string }[]>();
  expect(likers.map((account) => account.acct)).toEqual(['bob']);
  const undone = await server.post(`/api/v1/statuses/${id}/unfavourite`, {}, bob);
  expect(undone.json()).toMatchObject({ favourited: false, favourites_count: 0 });
  expect((await server.get('/api/v1/notifications', alice)).json()).toEqual([]);
  const again = await server.post(`/api/v1/statuses/${id}/unfavourite`, {}, bob);
  expect([again.status, again.json()]).toEqual([400, { error: 'Could not unfavorite' }]);
});

test('a repeat is a wrapper around the original, and undoing it answers the original', async () => {
  const { id } = await post(alice, { status: 'pass it on', spoiler_text: 'news' });
  const repeat = (await server.post(`/api/v1/statuses/${id}/reblog`, {}, bob)).json<WireRepeat>();
  expect(repeat).toMatchObject({
    account: { acct: 'bob' },
    spoiler_text: '',
    reblog: { id, reblogs_count: 1 },
  });
  expect(Object.keys(repeat.pleroma).sort()).toEqual(['bookmark_folder', 'local', 'pinned_at']);
  for (const absent of ['card', 'poll', 'text', 'edited_at']) expect(repeat).not.toHaveProperty(absent);
  const home = (await server.get('/api/v1/timelines/home', bob)).json<{ id: string }[]>();
  expect(home[0]?.id).toBe(repeat.id);
  const undone = (await server.post(`/api/v1/statuses/${id}/unreblog`, {}, bob)).json<WireOriginalStatus>();
  expect(undone).toMatchObject({ id, reblogged: false, reblogs_count: 0 });
  expect((await server.post(`/api/v1/statuses/${id}/unreblog`, {}, bob)).json()).toEqual({
    error: 'Could not unrepeat',
  });
});

test('bookmarks are the viewer’s own', async () => {
  const { id } = await post(alice, { status: 'keep me' });
  expect((await server.post(`/api/v1/statuses/${id}/bookmark`, {}, bob)).json()).toMatchObject({
    bookmarked: true,
  });
  expect((await server.get(`/api/v1/statuses/${id}`, alice)).json()).toMatchObject({ bookmarked: false });
  const unknown = await server.post('/api/v1/statuses/nosuch/bookmark', {}, bob);
  expect([unknown.status, unknown.json()]).toEqual([500, 'Something went wrong']);
});

test('a conversation is cut at the id, siblings included', async () => {
  const root = await post(alice, { status: 'root' });
  const first = await post(bob, { status: 'first', in_reply_to_id: root.id });
  const second = await post(alice, { status: 'second', in_reply_to_id: root.id });
  const third = await post(bob, { status: 'third', in_reply_to_id: first.id });
  const context = (await server.get(`/api/v1/statuses/${second.id}/context`)).json<WireContext>();
  expect(context.ancestors.map(({ id }) => id)).toEqual([root.id, first.id]);
  expect(context.descendants.map(({ id }) => id)).toEqual([third.id]);
  expect((await server.get(`/api/v1/statuses/${root.id}`)).json()).toMatchObject({ replies_count: 2 });
  const unknown = await server.get('/api/v1/statuses/nosuch/context');
  expect([unknown.status, unknown.json()]).toEqual([500, 'Something went wrong']);
});

test('a quote shows what it quotes, one level deep', async () => {
  const quoted = await post(alice, { status: 'quote me' });
  const quote = await post(bob, { status: 'as she says', quote_id: quoted.id });
  expect(quote.content).toContain('<span class="quote-inline"><br/><br/><bdi>RT:</bdi>');
  expect(quote.pleroma).toMatchObject({ quote_id: quoted.id, quote_url: quoted.uri, quote_visible: true });
  expect(quote.pleroma.quote?.id).toBe(quoted.id);
  const twice = await post(alice, { status: 'indeed', quote_id: quote.id });
  expect(twice.pleroma.quote).toMatchObject({ id: quote.id, pleroma: { quote: null, quote_id: quoted.id } });
});

test('deleting gives the text back for a new try; others may not', async () => {
  const mine = await post(alice, { status: 'a **typo**', content_type: 'text/markdown' });
  const carol = await server.signIn('carol');
  expect((await server.call('DELETE', `/api/v1/statuses/${mine.id}`, { token: carol })).status).toBe(404);
  const gone = await server.call('DELETE', `/api/v1/statuses/${mine.id}`, { token: alice });
  expect(gone.json()).toMatchObject({ id: mine.id, text: 'a **typo**' });
  expect((await server.get(`/api/v1/statuses/${mine.id}`, alice)).status).toBe(404);
});

test('leaves formatting out for whoever wants none, and for nobody else', async () => {
  const { id } = await post(alice, { status: '**Hi** @bob\n\n* one', content_type: 'text/markdown' });
  const contentFor = async (token: string) =>
    (await server.get(`/api/v1/statuses/${id}`, token)).json<WireOriginalStatus>().content;
  const formatted = await contentFor(bob);
  expect(formatted).toMatch(/<strong>Hi<\/strong>.*<li>/s);
  await server.call('PATCH', '/api/v1/accounts/update_credentials', {
    token: bob,
    json: { no_rich_text: true },
  });
  const plain = await contentFor(bob);
  expect(plain).not.toMatch(/<strong>|<li>/);
  expect(plain).toMatch(/<p>Hi .*class="u-url mention"/s);
  expect(await contentFor(alice)).toBe(formatted);
});

test('the client is named after a post is made, and no more after an edit', async () => {
  const { id, application } = await post(alice, { status: 'sent with something' });
  expect(application).toBeNull();
  const read = async () =>
    (await server.get(`/api/v1/statuses/${id}`, alice)).json<WireOriginalStatus>().application;
  expect(await read()).toEqual({ name: 'Test', website: null });
  await server.call('PUT', `/api/v1/statuses/${id}`, { token: alice, json: { status: 'sent again' } });
  expect(await read()).toBeNull();
});
