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
  const { container, rerender } = await show(card());
  const written = () => container.querySelector('input')?.value;
  await act(async () => container.querySelector('input')?.click());
  await rerender(null);
  await rerender(card());
  expect(written()).toBe('owes me a book');
  await rerender(null);
  await client.accounts.signOut();
  await rerender(card());
  expect(written()).toBe('');
});
