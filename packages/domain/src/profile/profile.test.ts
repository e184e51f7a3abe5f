import {
  ApiError,
  follow,
  lookupAccount,
  setEndorsement,
  type AccountId,
  type Relationship,
} from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { highlightOf } from '../settings/highlight';
import { endorsedPeople, familiarPeople } from './familiar-people';
import { fetchProfile, isMissingAccount, knownAccount } from './fetch-profile';
import { saveNote } from './save-note';
import { highlightByName, withHighlight } from './highlight-by-name';
import { postsPerDay, shownCounts } from './shown-counts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00Z');
const since = (days: number) => new Date(NOW - days * DAY).toISOString();

test.each([
  { how: 'a day and a half counts as two', posts: 9, days: 1.5, expected: 5 },
  { how: 'rounded up from the half', posts: 5, days: 2, expected: 3 },
  { how: 'rounded down below it', posts: 4, days: 3, expected: 1 },
  { how: 'less than one is none', posts: 1, days: 30, expected: 0 },
  { how: 'whoever came this moment has had a day', posts: 7, days: 0, expected: 7 },
])('posts a day: $how [3.5.018]', ({ posts, days, expected }) => {
  expect(postsPerDay({ statusesCount: posts, createdAt: since(days) }, NOW)).toBe(expected);
});

test.each([null, 'yesterday', since(-1)])(
  'posts a day are not made up for one who came at %s [3.5.018]',
  (createdAt) => {
    expect(postsPerDay({ statusesCount: 10, createdAt }, NOW)).toBeNull();
  },
);

const hiding = { followingCount: 0, followersCount: 12, hideFollowsCount: true, hideFollowersCount: false };

test('counts that somebody hides are hidden, except from themselves [3.5.019]', () => {
  expect(shownCounts(hiding, false)).toEqual({ following: null, followers: 12 });
  expect(shownCounts({ ...hiding, hideFollowersCount: true }, false).followers).toBeNull();
  expect(shownCounts(hiding, true)).toEqual({ following: 0, followers: 12 });
});

const robin = { acct: 'robin', fqn: 'robin@nest.example' };
const jay = { type: 'side', color: '#112233' } as const;

test('a mark without a colour is white, keeps the one there was, and is kept under the name [3.3.013, 3.5.004]', () => {
  const first = withHighlight({ jay }, robin, { type: 'striped' });
  expect(first).toEqual({ jay, robin: { type: 'striped', color: '#FFFFFF' } });
  const painted = withHighlight(first, robin, { type: 'striped', color: '#ff8800' });
  const changed = withHighlight(painted, robin, { type: 'side' });
  expect(highlightOf(changed, ['robin'])).toEqual({ type: 'side', color: '#ff8800' });
});

test('a mark that is taken away is gone by every name, and others stay as they are stored [3.5.004]', () => {
  const odd = { type: 'disabled', color: 'anything' };
  expect(withHighlight({ odd, robin: jay, 'robin@nest.example': jay }, robin, null)).toEqual({ odd });
  expect(withHighlight('no record at all', robin, null)).toEqual({});
});

const solid = { type: 'solid', color: '#FFFFFF' };

async function marking(typed: string, before: Readonly<Record<string, unknown>> = {}) {
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice');
  const { settings } = client;
  settings.write('highlight', before);
  const mark = () => highlightByName(client, typed, (marks) => settings.write('highlight', marks));
  return { client, mark, own: () => settings.own.get()['highlight'] };
}

test('a mark by name is found whatever letter case the name was written in', async () => {
  const { client, mark, own } = await marking('CAROL');
  const marked = mark();
  // At once, also where the name is not known yet.
  expect(Object.keys(Object(own()))).toHaveLength(1);
  await marked;
  expect(own()).toEqual({ carol: solid });
  await fetchProfile(client, { by: 'name', name: 'carol' });
  await highlightByName(client, 'Carol', () => {
    throw new Error('There is a mark already.');
  });
  // What another client has kept by a spelling that is found by none.
  client.settings.write('highlight', { Carol: jay });
  const known = mark();
  expect(own()).toEqual({ carol: jay });
  await known;
});

test.each([
  { how: 'is known', typed: 'cArol', before: { CAROL: jay }, after: { carol: jay } },
  {
    how: 'stands out already',
    typed: 'CAROL',
    before: { carol: jay, wren: jay },
    after: { carol: jay, wren: jay },
  },
  {
    how: 'nobody here knows',
    typed: 'Wren@Far.Example',
    before: {},
    after: { 'Wren@far.example': solid },
  },
])('a mark by name of somebody who $how', async ({ typed, before, after }) => {
  const { mark, own } = await marking(typed, before);
  await mark();
  expect(own()).toEqual(after);
});

test('a mark that is taken away while its name is looked up does not come again', async () => {
  const { client, mark, own } = await marking('CAROL');
  const marked = mark();
  client.settings.write('highlight', {});
  await marked;
  expect(own()).toEqual({});
});

test('a name that is looked up for somebody who has left changes nothing of the next one', async () => {
  const { client, mark, own } = await marking('CAROL');
  const marked = mark();
  client.settings.write('highlight', { CAROL: jay });
  client.session.state.set({ state: 'visitor' });
  await marked;
  expect(own()).toEqual({ CAROL: jay });
});

test.each([
  [{ kind: 'http', status: 404, text: null, identifier: null, body: null } as const, true],
  [
    { kind: 'http', status: 400, text: 'No user with such user_id', identifier: null, body: null } as const,
    true,
  ],
  [{ kind: 'http', status: 500, text: 'Something else', identifier: null, body: null } as const, false],
  [{ kind: 'malformed', what: 'account' } as const, false],
])('an answer of %j means that there is nobody: %s [3.8.010, 3.8.011]', (reason, expected) => {
  expect(isMissingAccount(reason)).toBe(expected);
});

/** A member, and how they stand to carol. */
async function aliceAndCarol() {
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice');
  const carol = await fetchProfile(client, { by: 'name', name: 'carol' });
  const relationship = (): Relationship | undefined => client.graph.relationships.get(carol);
  return { ...server, client, carol, relationship };
}

test.each(['pleroma', 'akkoma', 'mastodon'] as const)(
  'who is known by no name yet is fetched by it, on %s',
  async (character) => {
    const { visitAs } = await startServer({ character });
    const client = await visitAs('alice');
    const carol = await fetchProfile(client, { by: 'name', name: 'carol' });
    expect(client.graph.accounts.get(carol)?.username).toBe('carol');
    expect(await fetchProfile(client, { by: 'id', id: carol })).toBe(carol);
    await expect(fetchProfile(client, { by: 'name', name: 'nobody' })).rejects.toThrow('404');
  },
);

test('somebody is found by name and by id, and known from then on', async () => {
  const { client, carol } = await aliceAndCarol();
  expect(knownAccount(client, { by: 'name', name: 'CAROL' })?.id).toBe(carol);
  expect(knownAccount(client, { by: 'id', id: carol })?.username).toBe('carol');
  expect(knownAccount(client, { by: 'name', name: 'nobody' })).toBeUndefined();
  await expect(fetchProfile(client, { by: 'name', name: 'nobody' })).rejects.toThrow('404');
});

test('somebody of another server who is not known by name is looked for there by members, and looked up by visitors', async () => {
  const { visitAs, visit, requests } = await startServer({ seed: 'demo' });
  for (const client of [await visitAs('alice'), visit()]) {
    await expect(fetchProfile(client, { by: 'name', name: 'nobody@far.example' })).rejects.toThrow(ApiError);
  }
  const asked = (await requests()).map(({ path, account }) => [path, account] as const);
  expect(asked).toContainEqual(['/api/v1/accounts/search', 'alice']);
  expect(asked).toContainEqual(['/api/v1/accounts/lookup', null]);
});

test('a note is kept where the relationship is, and one that is refused changes nothing [3.4.014]', async () => {
  const { client, carol, relationship, door } = await aliceAndCarol();
  expect(await saveNote(client, carol, 'met at the pond')).toBeNull();
  expect(relationship()?.note).toBe('met at the pond');
  await door('fail', { path: '/note', status: 500 });
  expect(await saveNote(client, carol, 'other words')).toMatchObject({ kind: 'http', status: 500 });
  expect(relationship()?.note).toBe('met at the pond');
});

test('familiar followers are those whom the reader follows too', async () => {
  const { client, carol } = await aliceAndCarol();
  const people = await familiarPeople(client, carol);
  expect(people.length).toBeGreaterThan(0);
  expect(people.map((id: AccountId) => client.graph.accounts.get(id)?.username)).not.toContain('alice');
});

test('whom somebody endorses is told to everybody, and known', async () => {
  const { visit, visitAs } = await startServer();
  const alice = await visitAs('alice');
  const [own, bob] = [await alice.send(lookupAccount('alice')), await alice.send(lookupAccount('bob'))];
  await alice.send(follow(bob.id));
  await alice.send(setEndorsement(bob.id, true));
  const visitor = visit();
  expect(await endorsedPeople(visitor, own.id)).toEqual([bob.id]);
  expect(visitor.graph.accounts.get(bob.id)?.acct).toBe('bob');
});

test('the posts of somebody that bear a hashtag are a list of their own', async () => {
  const { visit, door } = await startServer();
  for (const text of ['A #weir at noon', 'Nothing', 'The #weir again'])
    await door('post', { as: 'bob', text });
  const client = visit();
  const { id: accountId } = await client.send(lookupAccount('bob'));
  const shown = async (tag?: string) => {
    const feed = client.feeds.get({ kind: 'user', accountId, ...(tag !== undefined && { tag }) });
    await feed.open();
    return feed.state.get().segments.flat().length;
  };
  expect(await shown()).toBe(3);
  expect(await shown('weir')).toBe(2);
});
