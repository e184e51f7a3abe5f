import { mutesAndBlocksOf } from '@linnet/domain/people';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { useRowFeed } from '../../../platform/client/list-rows';
import { show } from '../../../testing/show';
import { testClient, wrenSignedIn } from '../../../testing/test-client';
import { until } from '../../../testing/until';
import { PeopleList } from './people-list';

test('a list for members that was opened with an expired session loads once that is renewed', async () => {
  const answers = { 'GET /api/v1/mutes': [] };
  const client = testClient({ answers, records: wrenSignedIn });
  const { state } = client.session;
  const member = state.get();
  if (member.state !== 'signed-in') throw new Error('nobody is signed in');
  state.set({ ...member, state: 'expired' });
  function Muted() {
    const list = useRowFeed(mutesAndBlocksOf(client).muted);
    return <PeopleList list={list} label="Muted" listKey="muted" empty={{ title: 'Nobody is muted' }} />;
  }
  const { container } = await show(
    <ClientProvider value={client}>
      <Muted />
    </ClientProvider>,
  );
  expect(container.textContent).not.toContain('Nobody is muted');
  await act(async () => state.set(member));
  await until(() => container.textContent?.includes('Nobody is muted') === true);
});
