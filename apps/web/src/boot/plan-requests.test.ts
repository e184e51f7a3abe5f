import { expect, test } from 'vitest';
import { planRequests } from './plan-requests';

const messages = '/assets/locale-en-first-x.json';
const session = { token: 'secret' };
const firstPage = { limit: 20, query: '' };

function paths(options: Partial<Parameters<typeof planRequests>[0]>): string[] {
  return planRequests({
    address: '/about',
    session: null,
    settings: null,
    page: firstPage,
    embedded: {},
    server: 'pleroma',
    messages,
    ...options,
  }).map(({ path }) => path);
}

test('a visitor on the known network gets its first page with the first requests', () => {
  expect(paths({ address: '/main/all' })).toEqual([
    messages,
    '/api/v1/timelines/public?limit=20',
    '/api/v1/instance',
    '/static/config.json',
    '/nodeinfo/2.1.json',
    '/api/pleroma/frontend_configurations',
  ]);
});

test('somebody signed in who opens the root gets home, with the token on that and the check of the session only', () => {
  const plan = planRequests({
    address: '/',
    session,
    settings: null,
    page: firstPage,
    embedded: {},
    server: null,
    messages,
  });
  const withToken = plan.filter(({ token }) => token !== null).map(({ path }) => path);
  expect(withToken).toEqual([
    '/api/v1/timelines/home?limit=20&with_muted=true',
    '/api/v1/accounts/verify_credentials',
  ]);
  expect(plan.filter(({ token }) => token !== null).every(({ token }) => token === 'secret')).toBe(true);
});

test.each(['other', null] as const)(
  'a server that is %j is not asked for what only a Pleroma has',
  (server) => {
    expect(paths({ address: '/main/all', server })).toEqual([
      messages,
      '/api/v1/timelines/public?limit=20',
      '/api/v1/instance',
    ]);
  },
);

test('asks the server at most six times before the first status', () => {
  for (const address of ['/', '/main/friends', '/main/all', '/main/public', '/notice/1']) {
    const asked = paths({ address, session }).filter((path) => /^\/(api|nodeinfo)/.test(path));
    expect(asked.length).toBeLessThanOrEqual(6);
  }
});

test('does not request what the server embedded in the page', () => {
  const embedded = {
    '/api/v1/instance': '',
    '/nodeinfo/2.0.json': '',
    '/api/pleroma/frontend_configurations': '',
    '/api/v1/timelines/public': '',
  };
  expect(paths({ address: '/main/all', embedded })).toEqual([messages, '/static/config.json']);
});

test('whoever was reading further down gets the page from there, and not the first one', () => {
  const page = { limit: 20, query: '&max_id=A8' };
  const timelines = (options: Parameters<typeof paths>[0]) =>
    paths({ page, ...options }).filter((path) => path.includes('/timelines/'));
  expect(timelines({ address: '/main/friends', session })).toEqual([
    '/api/v1/timelines/home?limit=20&with_muted=true&max_id=A8',
  ]);
  const embedded = { '/api/v1/timelines/public': '' };
  expect(timelines({ address: '/main/all', embedded })).toEqual([
    '/api/v1/timelines/public?limit=20&max_id=A8',
  ]);
  expect(timelines({ address: '/notice/1' })).toEqual([]);
});

test('somebody signed in does not get the timeline that was embedded for visitors', () => {
  const embedded = { '/api/v1/timelines/public': '' };
  expect(paths({ address: '/main/all', session, embedded })).toContain(
    '/api/v1/timelines/public?limit=20&with_muted=true',
  );
});

test('a timeline of posts with media is requested as such, for visitors too, instead of the embedded one', () => {
  const settings = JSON.stringify({
    timelineFilters: ['home:onlyMedia', 'public:onlyMedia', 'local:withoutMedia'],
  });
  const embedded = { '/api/v1/timelines/public': '' };
  expect(paths({ address: '/', session, settings })).toContain(
    '/api/v1/timelines/home?limit=20&only_media=true&with_muted=true',
  );
  expect(paths({ address: '/', settings, embedded })).toContain(
    '/api/v1/timelines/public?limit=20&only_media=true',
  );
  expect(paths({ address: '/main/public', settings })).toContain(
    '/api/v1/timelines/public?limit=20&local=true',
  );
});

test('an address without a timeline requests none, and a slash at the end changes nothing', () => {
  expect(paths({ address: '/notice/1' }).some((path) => path.includes('timelines'))).toBe(false);
  expect(paths({ address: '/main/public/' })).toContain('/api/v1/timelines/public?limit=20&local=true');
  expect(paths({ address: '/main/friends' }).some((path) => path.includes('timelines'))).toBe(false);
});
