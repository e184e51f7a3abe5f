import { expect, test } from 'vitest';
// What is not waited for here is there already.
import '../../blocks/status/card-parts';
import '../../ui/floating/floating-parts';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { NotificationsBody } from './notifications-body';

const robin = { id: 'robin', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' };

test('the list is there soon where it is not known what else waits', async () => {
  const answers = {
    // Who reads is not known, and so not how many ask to follow them.
    'GET /api/v1/accounts/verify_credentials': new Response('', { status: 503 }),
    'GET /api/v1/notifications': [
      { id: '1', type: 'follow', created_at: '2026-11-02T10:00:00.000Z', account: robin },
    ],
  };
  const { container } = await show(
    <ClientProvider value={testClient({ answers, records: wrenSignedIn })}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <NotificationsBody loadsAtEnd={false} />
      </SlotsProvider>
    </ClientProvider>,
  );
  await until(() => container.textContent?.includes('followed you') === true);
  expect(container.querySelectorAll('article')).toHaveLength(1);
});
