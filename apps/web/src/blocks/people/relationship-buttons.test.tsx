import { readAccount } from '@linnet/api';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { CardTools } from '../profile-card/card-head';

const crow = readAccount({
  id: 'crow',
  username: 'crow',
  acct: 'crow',
  display_name: 'The crow',
  url: 'https://nest.example/users/crow',
});

test('who is blocked can be unblocked right on their profile', async () => {
  if (crow === undefined) throw new Error('The account is not readable.');
  const told = { id: 'crow', blocking: true };
  const client = testClient({
    records: wrenSignedIn,
    answers: {
      'GET /api/v1/accounts/relationships': [told],
      'POST /api/v1/accounts/crow/unblock': { ...told, blocking: false },
    },
  });
  const { relationship } = await relationshipOf(client);
  const { container } = await show(
    <ClientProvider value={client}>
      <CardTools
        account={crow}
        viewerRole="other"
        relationshipState={{ state: 'ready', relationship }}
        onFailed={() => {}}
      />
    </ClientProvider>,
  );
  const button = [...container.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === 'Unblock \u2068@crow\u2069' || one.textContent === 'Unblock',
  );
  expect(button?.textContent).toBe('Unblock');
  await act(async () => button?.click());
  await until(() => client.graph.relationships.get(relationship.id)?.blocking === false);
});

async function relationshipOf(client: ReturnType<typeof testClient>) {
  const { readRelationship } = await import('@linnet/api');
  const relationship = readRelationship({ id: 'crow', blocking: true });
  if (relationship === undefined) throw new Error('The relationship is not readable.');
  client.graph.relationships.put(relationship.id, relationship);
  return { relationship };
}
