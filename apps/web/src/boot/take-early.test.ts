import { expect, test } from 'vitest';
import type { EarlyStart, StartedRequest } from './early-start';
import { startRequests } from './start-requests';
import { takeEarlyResponse } from './take-early';

function early(requests: StartedRequest[]): EarlyStart {
  const locale = { code: 'en', direction: 'ltr', first: '' } as const;
  const nothing = () => undefined;
  return {
    session: null,
    locale,
    locales: [],
    embedded: {},
    server: null,
    build: '',
    startPosition: null,
    requests,
    emoji: '',
    laterStyles: null,
    removePreview: () => undefined,
    markRendered: nothing,
    showStartError: nothing,
  };
}

const plan = [
  { path: '/api/v1/timelines/public?limit=20&local=true', token: null },
  { path: '/api/v1/accounts/verify_credentials', token: 't' },
];

test('hands each request over once, whatever the order of its parameters', async () => {
  const start = early(startRequests(plan, () => Promise.resolve(new Response('posts'))));
  const wanted = { path: '/api/v1/timelines/public?local=true&limit=20', token: null };
  const response = await takeEarlyResponse(start, wanted);
  expect(await response?.text()).toBe('posts');
  expect(takeEarlyResponse(start, wanted)).toBeUndefined();
});

test('does not give a response to a request with another token', () => {
  const start = early(startRequests(plan, () => Promise.resolve(new Response('me'))));
  expect(
    takeEarlyResponse(start, { path: '/api/v1/accounts/verify_credentials', token: 'u' }),
  ).toBeUndefined();
  expect(
    takeEarlyResponse(start, { path: '/api/v1/accounts/verify_credentials', token: null }),
  ).toBeUndefined();
  expect(takeEarlyResponse(start, { path: '/api/v1/accounts/verify_credentials', token: 't' })).toBeDefined();
});

test('a request that failed early rejects when it is taken over, and not before', async () => {
  const start = early(startRequests(plan, () => Promise.reject(new TypeError('no network'))));
  await expect(takeEarlyResponse(start, plan[0] ?? { path: '', token: null })).rejects.toThrow('no network');
});

test('sends no cookies, and the token only in its header', () => {
  const sent: [RequestInfo | URL, RequestInit | undefined][] = [];
  startRequests(plan, (path, init) => {
    sent.push([path, init]);
    return Promise.resolve(new Response());
  });
  expect(sent.every(([, init]) => init?.credentials === 'omit')).toBe(true);
  expect(sent.map(([, init]) => new Headers(init?.headers).get('authorization'))).toEqual([null, 'Bearer t']);
  expect(sent.some(([path]) => String(path).includes('token'))).toBe(false);
});
