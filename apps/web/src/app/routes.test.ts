import { expect, test } from 'vitest';
import { matchRoute, resolveRoute } from '../platform/navigation/match-route';
import { routeAddresses } from '../platform/navigation/route-addresses';
import { testClient, wrenSignedIn } from '../testing/test-client';
import { routes } from './routes';
import { routeViewerOf } from './route-viewer';

/** Somebody on a page whose server has configured no start pages, or this one for visitors. */
function person({ signedIn = false, visitorRoot = '' } = {}) {
  const client = testClient(signedIn ? { records: wrenSignedIn } : {});
  const facts = client.instance.facts.get();
  const config = visitorRoot === '' ? facts.config : { ...facts.config, redirectRootNoLogin: visitorRoot };
  return routeViewerOf(client.session.state.get(), { ...facts, config });
}

/** An example of each address. */
const addresses = Object.values(routeAddresses).map((address) =>
  typeof address === 'string' ? address.replace(/:\w+/g, 'wren') : address.build({ id: '7' }),
);
const routeOf = (path: string) => {
  const match = matchRoute(path);
  return match && routes[match.name];
};
const membersOnly = addresses.filter((path) => {
  const route = routeOf(path);
  return route?.kind === 'screen' && route.guard === 'signed-in';
});

test('each address has a route', () => {
  expect(addresses.filter((path) => routeOf(path) === undefined)).toEqual([]);
});

test('home is for members', () => {
  expect(membersOnly).toContain('/main/friends');
});

test.each(membersOnly)('%s sends a visitor to the start page, and opens for a member [1.2.002]', (path) => {
  expect(resolveRoute(path, routes, person())).toEqual({
    kind: 'redirect',
    to: '/main/all',
    isRefused: true,
  });
  expect(resolveRoute(path, routes, person({ visitorRoot: '/main/public' }))).toEqual({
    kind: 'redirect',
    to: '/main/public',
    isRefused: true,
  });
  expect(resolveRoute(path, routes, person({ signedIn: true })).kind).toBe('screen');
});
