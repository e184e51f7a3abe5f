import { act } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { ClientProvider } from './client-provider';
import { useRememberedState } from './use-remembered-state';

function Note() {
  const [words, setWords] = useRememberedState('note a2', '');
  return (
    <input
      value={words}
      onChange={({ currentTarget }) => setWords(currentTarget.value)}
      onClick={() => setWords('owes me a book')}
    />
  );
}

test('what one reader wrote stays while the page is theirs, and is not there for the next', async () => {
  const client = testClient({ records: wrenSignedIn });
  const card = () => (
    <ClientProvider value={client.accounts.shown.get()}>
      <Note />
    </ClientProvider>
  );
  const { place, again } = await show(card());
  const written = () => place.querySelector('input')?.value;
  await act(async () => place.querySelector('input')?.click());
  await again(null);
  await again(card());
  expect(written()).toBe('owes me a book');
  await again(null);
  await client.accounts.signOut();
  await again(card());
  expect(written()).toBe('');
});
