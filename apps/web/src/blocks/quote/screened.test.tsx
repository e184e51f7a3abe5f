import type { AccountId } from '@linnet/api';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { eventually } from '../../testing/show-card';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { AuthorCheck } from './author-check';

const RELATIONSHIPS = 'GET /api/v1/accounts/relationships';

async function begin(answer: unknown, records: Readonly<Record<string, string>> = wrenSignedIn) {
  const client = testClient({ answers: { [RELATIONSHIPS]: answer }, records });
  const { container } = await show(
    <ClientProvider value={client}>
      <AuthorCheck author={'robin' as AccountId} placeholder="waiting">
        what robin wrote
      </AuthorCheck>
    </ClientProvider>,
  );
  const press = (name: string) =>
    act(async () =>
      [...container.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
    );
  return { place: container, press };
}

test('what somebody wrote waits until it is known how the reader stands to them', async () => {
  let tell: (answer: unknown) => void = () => {};
  const { place } = await begin(new Promise((resolve) => (tell = resolve)));
  expect(place.textContent).toBe('waiting');
  tell([{ id: 'robin', following: false }]);
  await act(() => eventually(() => place.textContent === 'what robin wrote'));
});

test('where the server does not say, the post can be shown anyway', async () => {
  const { place, press } = await begin(new Response('', { status: 503 }));
  await act(() => eventually(() => place.querySelector('button') !== null));
  expect(place.textContent).not.toContain('what robin wrote');
  await press('Show anyway');
  expect(place.textContent).toBe('what robin wrote');
});

test('for visitors nothing waits', async () => {
  const { place } = await begin(undefined, {});
  expect(place.textContent).toBe('what robin wrote');
});
