import { expect, test } from 'vitest';
import { createTransport } from './transport';
import { ApiError } from './error';
import { isMissingRoute } from './call';
import type { Call } from './call';

/** What the transport makes of an answer, and whether that says that there is no such route. */
async function judged(answer: Response, call: Pick<Call<unknown>, 'notFound'> = {}): Promise<boolean> {
  const transport = createTransport({
    baseUrl: 'https://x.example',
    fetch: async () => answer,
    token: () => null,
  });
  const failed: unknown = await transport
    .send({ method: 'GET', path: '/api/v1/thing/1', read: () => null, ...call })
    .catch((error: unknown) => error);
  if (!(failed instanceof ApiError)) throw new Error('It did not fail.');
  return isMissingRoute(failed.reason, call);
}

const json = (body: unknown, status = 404) => Response.json(body, { status });
const plain = (text: string, status = 404) => new Response(text, { status });

test.each([
  ['what Pleroma says to an unknown GET', json({ error: 'Not implemented' })],
  ['what Pleroma says to other unknown calls', json({ errors: { detail: 'Page not found' } })],
  ['plain text, as of Hollo', plain('404 Not Found')],
  ['a page', plain('<!doctype html><title>Nothing here</title>')],
  ['nothing at all', plain('')],
  ['501', json({ error: 'later' }, 501)],
])('there is no such route where the answer is %s', async (_what, answer) => {
  expect(await judged(answer)).toBe(true);
});

test.each([
  ['a missing record', json({ error: 'Record not found' })],
  ['a bare text in JSON', json({ error: 'Not Found' })],
  ['an error map about the thing', json({ errors: { detail: 'Gone fishing' } })],
  ['a refusal in plain text', plain('Forbidden', 403)],
  ['a crash', plain('<h1>502</h1>', 502)],
  ['401', json({ error: 'unauthorized' }, 401)],
])('the route is there where the answer is %s', async (_what, answer) => {
  expect(await judged(answer)).toBe(false);
});

test('a path that names nothing cannot miss anything but its route', async () => {
  expect(await judged(json({ error: 'Record not found' }), { notFound: 'route' })).toBe(true);
  expect(await judged(json({ error: 'no' }, 403), { notFound: 'route' })).toBe(false);
});

test('no answer says nothing', () => {
  expect(isMissingRoute({ kind: 'offline', timedOut: true }, { notFound: 'route' })).toBe(false);
});
