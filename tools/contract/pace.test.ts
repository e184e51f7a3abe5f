import { expect, test } from 'vitest';
import { Pace } from './pace';

const call = (method: string, path: string, token = 'Bearer one') =>
  new Request(`https://far.example${path}`, { method, headers: { authorization: token } });

test('a fourth look at a timeline waits for its half second, another timeline does not', () => {
  const pace = new Pace();
  const home = call('GET', '/api/v1/timelines/home');
  expect([0, 0, 0, 100].map((now) => pace.delayOf(home, now))).toEqual([0, 0, 0, 400]);
  expect(pace.delayOf(call('GET', '/api/v1/timelines/public'), 100)).toBe(0);
});

test('the same person is followed and left twice a minute', () => {
  const pace = new Pace();
  const delays = ['follow', 'unfollow', 'follow'].map((act) =>
    pace.delayOf(call('POST', `/api/v1/accounts/7/${act}`), 0),
  );
  expect(delays).toEqual([0, 0, 60_000]);
  expect(pace.delayOf(call('POST', '/api/v1/accounts/8/follow'), 0)).toBe(0);
});

test('each person has limits of their own', () => {
  const pace = new Pace();
  const post = (token: string) => pace.delayOf(call('POST', '/api/v1/statuses', token), 0);
  expect(Array.from({ length: 16 }, () => post('Bearer one')).at(-1)).toBe(10_000);
  expect(post('Bearer two')).toBe(0);
});
