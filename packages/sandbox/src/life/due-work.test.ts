import type { WireNotification, WireOriginalStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream } from '../testing/open-stream';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let url: string;
beforeEach(async () => {
  server = await startSandbox({ port: 0 });
  ({ url } = await server.sandbox.listen());
});
afterEach(() => server.sandbox.close());

test('somebody who only listens hears that a poll is over, without any request', async () => {
  const token = await server.signIn('bob');
  const poll = { options: ['a', 'b'], expires_in: 60 };
  const asked = await server.door('post', { as: 'alice', text: 'Which?', poll });
  const { id } = asked.json<WireOriginalStatus>();
  await server.door('act', { as: 'bob', action: 'vote', status: id, choices: [1] });
  const stream = await openStream(url, `?stream=user&access_token=${token}`);
  if (typeof stream === 'number') throw new Error(`refused with ${stream}`);
  await server.door('clock', { offsetMs: 61_000 });
  const frame = await stream.event('notification');
  const notification: WireNotification = JSON.parse(frame.payload ?? 'null');
  expect(notification).toMatchObject({
    type: 'poll',
    account: { acct: 'alice' },
    status: { id, poll: { expired: true, own_votes: [1] } },
  });
});
