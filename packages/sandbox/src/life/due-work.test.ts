import type { WireNotification, WireOriginalStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStream } from '../testing/open-stream';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let here: TestSandbox;
let url: string;
beforeEach(async () => {
  here = await startSandbox({ port: 0 });
  ({ url } = await here.sandbox.listen());
});
afterEach(() => here.sandbox.close());

test('somebody who only listens hears that a poll is over, without any request', async () => {
  const token = await here.signIn('bob');
  const poll = { options: ['a', 'b'], expires_in: 60 };
  const asked = await here.door('post', { as: 'alice', text: 'Which?', poll });
  const { id } = asked.json<WireOriginalStatus>();
  await here.door('act', { as: 'bob', action: 'vote', status: id, choices: [1] });
  const stream = await openStream(url, `?stream=user&access_token=${token}`);
  if (typeof stream === 'number') throw new Error(`refused with ${stream}`);
  await here.door('clock', { offsetMs: 61_000 });
  const frame = await stream.event('notification');
  const notification: WireNotification = JSON.parse(frame.payload ?? 'null');
  expect(notification).toMatchObject({
    type: 'poll',
    account: { acct: 'alice' },
    status: { id, poll: { expired: true, own_votes: [1] } },
  });
});
