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

/** Starts as the page does at this address, sends these calls, and gives what was sent a second time. */
async function sentTwice(
  address: string,
  token: string | null,
  calls: readonly Parameters<ReturnType<typeof createTransport>['send']>[0][],
): Promise<string[]> {
  const session = token === null ? null : { token };
  const plan = planRequests({ address, session, embedded: {}, messages: '/assets/words.json' });
  const answer = () => Promise.resolve(Response.json({}));
  const locale = { code: 'en', direction: 'ltr', first: '', rest: '' } as const;
  const nothing = () => undefined;
  const early: EarlyStart = {
    session,
    locale,
    locales: [],
    embedded: {},
    requests: startRequests(plan, answer),
    appeared: nothing,
    failed: nothing,
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
    await sentTwice('/main/all', null, [...instanceCalls, publicTimeline({ ...page, local: false })]),
  ).toEqual([]);
  expect(
    await sentTwice('/main/public', null, [...instanceCalls, publicTimeline({ ...page, local: true })]),
  ).toEqual([]);
});

test('somebody signed in who opens home sends nothing twice', async () => {
  const calls = [...instanceCalls, verifyCredentials(), homeTimeline(page)];
  expect(await sentTwice('/main/friends', 't', calls)).toEqual([]);
});
