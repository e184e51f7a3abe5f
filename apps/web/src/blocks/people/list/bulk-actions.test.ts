import { type ErrorReason, readAccount } from '@linnet/api';
import UserX from 'lucide-react/icons/user-x';
import { expect, test, vi } from 'vitest';
import { testClient, wrenSignedIn } from '../../../testing/test-client';
import { type EachBulkAction, bulkRunnerOf } from './bulk-actions';

const people = ['robin', 'jay', 'moss'].map((id) => {
  const account = readAccount({ id, username: id, acct: id, url: `https://nest.example/users/${id}` });
  if (account === undefined) throw new Error('The account cannot be read.');
  return account;
});

const busy: ErrorReason = { kind: 'http', status: 429, text: null, identifier: null, body: null };

/** Each step waits for its answer. */
function begin() {
  const client = testClient({ records: wrenSignedIn });
  const asked: { id: string; answer: (reason: ErrorReason | null) => void }[] = [];
  const action: EachBulkAction = {
    kind: 'each',
    icon: UserX,
    label: 'people_list.block',
    step: (_, { id }) => new Promise((resolve) => asked.push({ id, answer: resolve })),
  };
  const told = () =>
    client.notices.list.get().map(({ key, values }) => [key, values['name'], values['count']]);
  return { client, asked, told, wish: { action, name: 'Block', people }, ...bulkRunnerOf(client) };
}

test('who was refused is told of in a notice where nobody sees the list any more, and is tried again from there', async () => {
  const { client, asked, told, wish, run } = begin();
  const end = run(wish, () => false);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(null);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.answer(busy);
  expect((await end).failed.map(({ id }) => id)).toEqual(['jay', 'moss']);
  expect(told()).toEqual([['people_list.failed_notice', 'Block', 2]]);
  client.notices.list.get()[0]?.action?.run();
  await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['robin', 'jay', 'jay']));
  expect(told()).toEqual([]);
});

test('where the list still stands it tells by itself', async () => {
  const { asked, told, wish, run } = begin();
  const end = run(wish, () => true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(busy);
  expect(await end).toMatchObject({ reason: busy });
  expect(told()).toEqual([]);
});

test('one thing is done about several people at a time, and says how far it is', async () => {
  const { asked, wish, run, running } = begin();
  const first = run(wish, () => true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(await run(wish, () => true)).toEqual({ failed: people, reason: null });
  expect(running.get()).toEqual({ label: 'people_list.block', done: 0, total: 3 });
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(asked).toHaveLength(count));
    asked[count - 1]?.answer(null);
  }
  expect(await first).toEqual({ failed: [], reason: null });
  expect(running.get()).toBeNull();
});

test('what one reader has begun does not go on in the name of the next', async () => {
  const { client, asked, told, wish, run } = begin();
  const end = run(wish, () => false);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await client.accounts.signOut();
  expect(bulkRunnerOf(client.accounts.shown.get()).running.get()).toBeNull();
  asked[0]?.answer(null);
  expect((await end).failed.map(({ id }) => id)).toEqual(['jay', 'moss']);
  expect(asked).toHaveLength(1);
  expect(told()).toEqual([]);
});
