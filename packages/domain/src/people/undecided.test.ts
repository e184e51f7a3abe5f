import { lookupAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { decisionsOf } from './decisions';
import { type Decision, notCarriedOut } from './decision';

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const people = await Promise.all(['bob', 'carol', 'dave'].map((name) => client.send(lookupAccount(name))));
  const left = async (decision: Decision) =>
    (await notCarriedOut(client, people, decision)).map(({ username }) => username);
  const decide = (at: number, decision: Decision) => {
    const account = people[at];
    if (account === undefined) throw new Error('nobody stands there');
    return decisionsOf(client).decide(account, decision);
  };
  return { ...server, left, decide };
}

const block = { kind: 'block', on: true } as const;

test('nothing has to be decided about those to whom it applies already, as the server tells now', async () => {
  const { left, decide, visitAs } = await begin();
  expect(await left(block)).toEqual(['bob', 'carol', 'dave']);
  await decide(1, block);
  // In another window.
  const other = await visitAs('alice');
  await decisionsOf(other).decide(await other.send(lookupAccount('dave')), block);
  expect(await left(block)).toEqual(['bob']);
  expect(await left({ kind: 'block', on: false })).toEqual(['carol', 'dave']);
});

test('who is muted is muted anew, as the present mute may end; where nobody tells, everybody is left', async () => {
  const { left, decide, door } = await begin();
  const mute = { kind: 'mute', on: true, notifications: true, seconds: 0 } as const;
  await decide(0, mute);
  expect(await left(mute)).toEqual(['bob', 'carol', 'dave']);
  await decide(1, block);
  await door('fail', { path: 'accounts/relationships', status: 500 });
  expect(await left(block)).toEqual(['bob', 'carol', 'dave']);
});
