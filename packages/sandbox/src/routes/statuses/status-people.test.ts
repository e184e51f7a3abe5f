import type { WireAccount, WireOriginalStatus, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob, carol] = [
    await server.signIn('alice'),
    await server.signIn('bob'),
    await server.signIn('carol'),
  ];
});

const read = async (id: string, token?: string) =>
  (await server.get(`/api/v1/statuses/${id}`, token)).json<WireOriginalStatus>();

test('a quote holds the quoted post, one level deep, and is listed there', async () => {
  const first = await postStatus(server, alice, { status: 'first' });
  const second = await postStatus(server, bob, { status: 'second', quote_id: first.id });
  const third = await postStatus(server, carol, { status: 'third', quote_id: second.id });
  expect(third.content).toBe(
    `third<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="${second.uri}">${second.uri}</a></span>`,
  );
  expect(third.pleroma).toMatchObject({
    quote_id: second.id,
    quote_url: second.uri,
    quote_visible: true,
    quote: { id: second.id, pleroma: { quote: null, quote_id: first.id, quote_visible: true } },
  });
  expect((await read(first.id)).pleroma.quotes_count).toBe(1);
  const list = await server.get(`/api/v1/pleroma/statuses/${first.id}/quotes`, carol);
  expect(list.json<WireStatus[]>().map(({ id }) => id)).toEqual([second.id]);
  expect(list.headers.get('link')).toBe(
    `<${BASE}/api/v1/pleroma/statuses/${first.id}/quotes?limit=20&max_id=${second.id}&offset=0>; rel="next", ` +
      `<${BASE}/api/v1/pleroma/statuses/${first.id}/quotes?limit=20&min_id=${second.id}&offset=0>; rel="prev"`,
  );
});

test("a friends' post is quoted by its author only, and its quote shows only to those who may read it", async () => {
  const secret = await postStatus(server, alice, { status: 'for friends', visibility: 'private' });
  const refused = await server.post('/api/v1/statuses', { status: 'x', quote_id: secret.id }, bob);
  expect([refused.status, refused.json()]).toEqual([422, { error: 'Cannot quote private message' }]);
  const own = await postStatus(server, alice, { status: 'look', quote_id: secret.id });
  expect(own.pleroma).toMatchObject({ quote_visible: true, quote: { id: secret.id } });
  expect((await read(own.id, bob)).pleroma).toMatchObject({
    quote: null,
    quote_id: secret.id,
    quote_url: secret.uri,
    quote_visible: false,
  });
});

test('of a quoted post that is deleted only its address is left', async () => {
  const quoted = await postStatus(server, alice, { status: 'soon gone' });
  const quoting = await postStatus(server, bob, { status: 'see', quote_id: quoted.id });
  await server.call('DELETE', `/api/v1/statuses/${quoted.id}`, { token: alice });
  expect((await read(quoting.id)).pleroma).toMatchObject({
    quote: null,
    quote_id: null,
    quote_url: quoted.uri,
    quote_visible: false,
  });
});

test.each(['pending', 'rejected', 'revoked'])(
  'a quote that is %s shows no quoted post and does not count',
  async (state) => {
    const quoted = await postStatus(server, alice, { status: 'ask first' });
    const draft = { as: 'bob', text: 'see', quote: quoted.id, quoteState: state };
    const quoting = (await server.door('post', draft)).json<WireOriginalStatus>();
    expect(quoting.pleroma).toMatchObject({
      quote: null,
      quote_id: quoted.id,
      quote_url: quoted.uri,
      quote_visible: false,
    });
    expect((await read(quoted.id)).pleroma.quotes_count).toBe(0);
    expect((await server.get(`/api/v1/pleroma/statuses/${quoted.id}/quotes`)).json()).toEqual([]);
  },
);

test('people who favourited and repeated are all listed at once, without those one blocks', async () => {
  const { id, account } = await postStatus(server, alice, { status: 'nice' });
  for (const token of [bob, carol]) {
    await server.post(`/api/v1/statuses/${id}/favourite`, {}, token);
    await server.post(`/api/v1/statuses/${id}/reblog`, {}, token);
  }
  for (const list of ['favourited_by', 'reblogged_by']) {
    const answer = await server.get(`/api/v1/statuses/${id}/${list}`, alice);
    expect(answer.headers.get('link')).toBeNull();
    expect(answer.json<WireAccount[]>().map(({ acct }) => acct)).toEqual(['bob', 'carol']);
  }
  const bobAccount = (await server.get('/api/v1/accounts/lookup?acct=bob')).json<WireAccount>();
  expect(bobAccount.id).not.toBe(account.id);
  await server.post(`/api/v1/accounts/${bobAccount.id}/block`, {}, alice);
  const left = await server.get(`/api/v1/statuses/${id}/favourited_by`, alice);
  expect(left.json<WireAccount[]>().map(({ acct }) => acct)).toEqual(['carol']);
});

test('favourites are listed in the order of favouriting, and page by that', async () => {
  const [a, b] = [
    await postStatus(server, alice, { status: 'a' }),
    await postStatus(server, alice, { status: 'b' }),
  ];
  for (const { id } of [b, a]) await server.post(`/api/v1/statuses/${id}/favourite`, {}, bob);
  const page = await server.get('/api/v1/favourites?limit=1', bob);
  expect(page.json<WireStatus[]>().map(({ id }) => id)).toEqual([a.id]);
  const link = page.headers.get('link') ?? '';
  const next = /<([^>]+max_id=([^&]+)[^>]*)>; rel="next"/.exec(link);
  expect([a.id, b.id]).not.toContain(next?.[2]);
  const rest = await server.get(next?.[1]?.slice(BASE.length) ?? '', bob);
  expect(rest.json<WireStatus[]>().map(({ id }) => id)).toEqual([b.id]);
});

test('favourites of an account are hidden, from their owner as well, until they are opened', async () => {
  const { id } = await postStatus(server, alice, { status: 'a' });
  const secret = await postStatus(server, alice, { status: '@bob b', visibility: 'direct' });
  for (const status of [id, secret.id]) await server.post(`/api/v1/statuses/${status}/favourite`, {}, bob);
  const bobId = (await server.get('/api/v1/accounts/lookup?acct=bob')).json<WireAccount>().id;
  const path = `/api/v1/pleroma/accounts/${bobId}/favourites`;
  for (const token of [bob, carol]) {
    const hidden = await server.get(path, token);
    expect([hidden.status, hidden.json()]).toEqual([403, { error: "Can't get favorites" }]);
  }
  await server.call('PATCH', '/api/v1/accounts/update_credentials', {
    token: bob,
    json: { hide_favorites: false },
  });
  const shown = await server.get(path, carol);
  for (const answer of [shown, await server.get(path, bob)]) {
    expect(answer.json<WireStatus[]>().map((status) => status.id)).toEqual([id]);
  }
  expect(shown.headers.get('link')).toContain(`?limit=20&max_id=${id}&offset=0>; rel="next"`);
});
