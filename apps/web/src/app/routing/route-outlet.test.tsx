import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import type { RouteTable } from '../../platform/navigation/route-definition';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { RouteOutlet } from './route-outlet';

const routes: RouteTable = {
  friends: { kind: 'screen', title: 'nav.about', guard: 'signed-in', screen: () => <p>Home</p> },
  about: { kind: 'screen', title: 'nav.about', guard: 'everyone', screen: () => <p>About</p> },
};
const visitor = { signedIn: false, signedInRoot: '/main/friends', visitorRoot: '/about' };

async function open(path: string, isAfterLeaving: boolean) {
  const client = testClient({ answers: { 'GET /api/v1/instance': { title: 'Nest', version: '4.3.0' } } });
  await client.instance.load();
  navigate(path);
  const { container } = await show(
    <ClientProvider value={client}>
      <RouteOutlet routes={routes} viewer={visitor} hasViewerChanged={isAfterLeaving} />
    </ClientProvider>,
  );
  await until(() => container.textContent === 'About');
  return client.notices.list.get();
}

test('a visitor who opens a members’ page sees why it is not shown, and can log in', async () => {
  const [notice, ...others] = await open('/main/friends', false);
  expect(notice).toMatchObject({ key: 'session.members_only', action: { label: 'login.login' } });
  expect(others).toEqual([]);
  notice?.action?.run();
  expect(location.pathname).toBe('/login');
});

test('logging out of a members’ page shows no such notice', async () => {
  expect(await open('/main/friends', true)).toEqual([]);
});

test('a page for everybody shows no notice', async () => {
  expect(await open('/about', false)).toEqual([]);
});
