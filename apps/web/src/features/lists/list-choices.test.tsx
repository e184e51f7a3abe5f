import { listsOf } from '@linnet/domain/lists';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { ListChoices } from './list-choices';

async function shownChoices(list: object) {
  const client = testClient({
    records: wrenSignedIn,
    answers: { 'GET /api/v1/lists': [{ id: '1', title: 'Birds', ...list }] },
  });
  const { container } = await show(
    <ClientProvider value={client}>
      <ListChoices replies="list" exclusive={false} onChange={() => {}} />
    </ClientProvider>,
  );
  const words = () => container.textContent ?? '';
  return { client, words };
}

test('a list can be left out of home where the server’s own lists say that they can', async () => {
  const { words } = await shownChoices({ exclusive: false });
  await expect.poll(words).toContain('Hide these people’s posts from home');
});

test('where they say nothing, nothing is offered', async () => {
  const { client, words } = await shownChoices({});
  await until(() => listsOf(client).state.get().value !== null);
  expect(words()).toBe('');
});
