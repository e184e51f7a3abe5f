import { expect, test } from 'vitest';
import { resolveRoute } from './match-route';
import type { RouteTable } from './route-definition';

const screen = () => null;
const routes: RouteTable = {
  root: {
    kind: 'redirect',
    to: ({ signedIn, signedInRoot, visitorRoot }) => (signedIn ? signedInRoot : visitorRoot),
  },
  friends: { kind: 'screen', title: 'nav.about', guard: 'signed-in', screen },
  conversation: { kind: 'screen', title: 'nav.about', guard: 'everyone', screen },
};
const member = { signedIn: true, signedInRoot: '/main/friends', visitorRoot: '/main/all' };
const visitor = { ...member, signedIn: false };

const redirect = (to: string, isRefused = false) => ({ kind: 'redirect', to, isRefused });

test('the root sends people to their start page [2.2.014]', () => {
  expect(resolveRoute('/', routes, member)).toEqual(redirect('/main/friends'));
  expect(resolveRoute('/', routes, visitor)).toEqual(redirect('/main/all'));
});

test('a visitor is sent away from what is for members', () => {
  expect(resolveRoute('/main/friends', routes, visitor)).toEqual(redirect('/main/all', true));
  expect(resolveRoute('/main/friends', routes, member).kind).toBe('screen');
});

test('a screen gets its parameters', () => {
  expect(resolveRoute('/notice/7', routes, visitor)).toMatchObject({ kind: 'screen', params: { id: '7' } });
});

test('an address without a screen leads nowhere', () => {
  expect(resolveRoute('/about', routes, visitor)).toEqual({ kind: 'not-found' });
});

test.each(['/main/friends', '/main/friends?from=root', '/main/friends#top'])(
  'the start page %s that leads to itself does not go round in circles',
  (visitorRoot) => {
    expect(resolveRoute('/main/friends', routes, { ...visitor, visitorRoot })).toEqual({ kind: 'not-found' });
  },
);
