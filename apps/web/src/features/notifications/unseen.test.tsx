import { expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { UnseenBadges } from './unseen';

const robin = { id: 'robin', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' };
const followed = (id: string) => ({
  id,
  type: 'follow',
  created_at: '2026-11-02T10:00:00.000Z',
  account: robin,
  pleroma: { is_seen: false },
});

test('the icon of the application shows how many notifications are new, and nothing once nobody is signed in', async () => {
  const shown: (number | null)[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      setAppBadge: (count: number) => Promise.resolve(void shown.push(count)),
      clearAppBadge: () => Promise.resolve(void shown.push(null)),
    }),
  );
  const answers = { 'GET /api/v1/notifications': [followed('2'), followed('1')] };
  const { rerender } = await show(
    <ClientProvider value={testClient({ answers, records: wrenSignedIn })}>
      <UnseenBadges />
    </ClientProvider>,
  );
  await until(() => shown.at(-1) === 2);
  await rerender(null);
  expect(shown.at(-1)).toBeNull();
  vi.unstubAllGlobals();
});
