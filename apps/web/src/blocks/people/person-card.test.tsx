import { type Account, readAccount } from '@linnet/api';
import { act } from 'react';
import { expect, test } from 'vitest';
// What is not waited for here is there already.
import '../../ui/floating/floating-parts';
import { signedInToPleroma, type ServedAnswers } from '../../testing/signed-in-to-pleroma';
import { until } from '../../testing/until';
import { PersonCard } from './person-card';

const ASKED = 'GET /api/v1/accounts/relationships';

function person(id: string, changes: object = {}): Account {
  const account = readAccount({
    id,
    username: id,
    acct: id,
    display_name: `The ${id}`,
    url: `https://nest.example/users/${id}`,
    ...changes,
  });
  if (account === undefined) throw new Error('The account cannot be read.');
  return account;
}

async function begin(people: readonly Account[], answers: ServedAnswers = {}) {
  const { requests, shown } = await signedInToPleroma({
    [ASKED]: () => people.map(({ id }) => ({ id, following: id === 'robin' })),
    ...answers,
  });
  const { container } = await shown(
    people.map((account) => <PersonCard key={account.id} account={account} />),
  );
  return {
    requests,
    words: () => container.textContent ?? '',
    buttons: () => [...container.querySelectorAll('button')].map((button) => button.textContent),
    press: (index: number) => act(async () => container.querySelectorAll('button')[index]?.click()),
  };
}

test('cards on one screen ask once how one stands to their people, and none about oneself', async () => {
  const { requests, buttons } = await begin([person('robin'), person('finch'), person('a1')]);
  await until(() => buttons().length === 2);
  expect(buttons()).toEqual(['Following', 'Follow']);
  expect(requests.filter(({ call }) => call === ASKED)).toHaveLength(1);
});

test('a biography is told in its first words, whatever it is made of', async () => {
  const note = `<p>Sings<br>early.</p><script>trap()</script><p>${'Long '.repeat(400)}</p>`;
  const { words, buttons } = await begin([person('finch', { note })]);
  await until(() => buttons().length === 1);
  expect(words()).toContain('Sings early. Long');
  expect(words()).not.toContain('trap');
  expect(words().length).toBeLessThan(400);
});

test('a relationship that did not come can be asked for again', async () => {
  let isAsleep = true;
  const { buttons, press } = await begin([person('finch')], {
    [ASKED]: () => (isAsleep ? Response.json({}, { status: 500 }) : [{ id: 'finch' }]),
  });
  await until(() => buttons()[0] === 'Try again');
  isAsleep = false;
  await press(0);
  await until(() => buttons()[0] !== 'Try again');
  expect(buttons()).toEqual(['Follow']);
});

test('whom one has blocked cannot be followed from here', async () => {
  const { words, buttons } = await begin([person('finch')], {
    [ASKED]: () => [{ id: 'finch', blocking: true }],
  });
  await until(() => words().includes('Blocked'));
  expect(buttons()).toEqual([]);
});
