import { readAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import { type TestAnswers, testClient, wrenSignedIn } from '../../testing/test-client';
import { decide } from './decide';

function person(id: string) {
  const account = readAccount({ id, username: id, acct: id, url: `https://nest.example/users/${id}` });
  if (account === undefined) throw new Error('The account cannot be read.');
  return account;
}

test('what was refused about one person stays told when something about another one goes well', async () => {
  const answers: TestAnswers = {};
  const client = testClient({ answers, records: wrenSignedIn });
  const told = () => client.notices.list.get().map(({ values }) => values['name']);
  const block = (id: string) => decide(client, person(id), { kind: 'block', on: true });
  const allow = (id: string): void => {
    answers[`POST /api/v1/accounts/${id}/block`] = { id, blocking: true };
  };
  expect(await block('robin')).toBe(false);
  expect(told()).toEqual([expect.stringContaining('robin')]);
  allow('jay');
  expect(await block('jay')).toBe(true);
  expect(told()).toEqual([expect.stringContaining('robin')]);
  allow('robin');
  expect(await block('robin')).toBe(true);
  expect(told()).toEqual([]);
});
