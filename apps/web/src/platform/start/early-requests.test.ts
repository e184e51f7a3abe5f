import {
  createTransport,
  frontendConfigurations,
  homeTimeline,
  instanceV1,
  nodeinfo,
  publicTimeline,
  staticConfig,
  verifyCredentials,
} from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { EarlyStart } from '../../boot/early-start';
import { planRequests } from '../../boot/plan-requests';
import { startRequests } from '../../boot/start-requests';
import { earlyFetch } from './early-fetch';

const instanceCalls = [instanceV1(), nodeinfo('2.1'), frontendConfigurations(), staticConfig()];
const page = { limit: 20 };

type Call = Parameters<ReturnType<typeof createTransport>['send']>[0];

/** Starts as the page does at this address, sends these calls, and gives what was sent a second time. */
async function sentTwice(
  address: string,
  token: string | null,
  { calls, settings = '{}' }: { calls: readonly Call[]; settings?: string },
): Promise<string[]> {
  const session = token === null ? null : { token };
  const plan = planRequests({
    address,
    session,
    settings,
    page: { limit: 20, query: '' },
    embedded: {},
    server: 'pleroma',
    messages: '/assets/words.json',
  });
  const answer = () => Promise.resolve(Response.json({}));
  const locale = { code: 'en', direction: 'ltr', first: '' } as const;
  const nothing = () => undefined;
  const early: EarlyStart = {
    session,
    locale,
    locales: [],
    embedded: {},
    server: null,
    build: '',
    startPosition: null,
    requests: startRequests(plan, answer),
    emoji: '',
    laterStyles: null,
    removePreview: () => undefined,
    markRendered: nothing,
    showStartError: nothing,
  };
  const send = vi.fn<typeof fetch>().mockImplementation(answer);
  const transport = createTransport({
    baseUrl: location.origin,
    fetch: earlyFetch(early, send),
    token: () => token,
  });
  // What the answers hold does not matter here; that they are malformed does neither.
  await Promise.allSettled(calls.map((call) => transport.send(call)));
  const left = early.requests
    .map(({ path }) => `not taken: ${path}`)
    .filter((path) => !path.includes('words'));
  return [...left, ...send.mock.calls.map(([url]) => `sent again: ${String(url)}`)];
}

test('a visitor on a public timeline sends nothing twice', async () => {
  expect(
    await sentTwice('/main/all', null, {
      calls: [...instanceCalls, publicTimeline({ ...page, local: false })],
    }),
  ).toEqual([]);
  expect(
    await sentTwice('/main/public', null, {
      calls: [...instanceCalls, publicTimeline({ ...page, local: true })],
    }),
  ).toEqual([]);
});

/** Muted people's posts are asked for too: they stand there folded. */
const usual = { ...page, withMuted: true };

test('somebody signed in who opens home sends nothing twice', async () => {
  const calls = [...instanceCalls, verifyCredentials(), homeTimeline(usual)];
  expect(await sentTwice('/main/friends', 't', { calls })).toEqual([]);
});

test('fewer replies are requested only once as well; visitors have no such setting', async () => {
  const settings = JSON.stringify({ replyVisibility: 'following' });
  const member = [
    ...instanceCalls,
    verifyCredentials(),
    homeTimeline({ ...usual, replyVisibility: 'following' }),
  ];
  expect(await sentTwice('/main/friends', 't', { calls: member, settings })).toEqual([]);
  const visitor = [...instanceCalls, publicTimeline({ ...page, local: false })];
  expect(await sentTwice('/main/all', null, { calls: visitor, settings })).toEqual([]);
});

test.each([
  { hideMutedPosts: true },
  { hideMutedPosts: true, hideMutedThreads: true },
  { hideMutedPosts: true, hideMutedThreads: 'no' },
])('who hides muted people and muted conversations (%j) does not ask for them', async (chosen) => {
  const settings = JSON.stringify(chosen);
  const calls = [...instanceCalls, verifyCredentials(), homeTimeline(page)];
  expect(await sentTwice('/main/friends', 't', { calls, settings })).toEqual([]);
});

test('viewers who hide muted people but show muted conversations request both', async () => {
  const settings = JSON.stringify({ hideMutedPosts: true, hideMutedThreads: false });
  const calls = [...instanceCalls, verifyCredentials(), homeTimeline(usual)];
  expect(await sentTwice('/main/friends', 't', { calls, settings })).toEqual([]);
});

test.each(['', 'null', '7', '"text"', '{', '{"replyVisibility":"nobody","hideMutedPosts":"yes"}'])(
  'settings that are damaged (%s) ask for what is usual',
  async (settings) => {
    const calls = [...instanceCalls, verifyCredentials(), homeTimeline(usual)];
    expect(await sentTwice('/main/friends', 't', { calls, settings })).toEqual([]);
  },
);
