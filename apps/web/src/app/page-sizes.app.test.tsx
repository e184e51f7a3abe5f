import { callAs } from '../testing/page/server';
import { objectOf, textOf } from '../testing/page/json';
import { signIn } from '../testing/page/sign-in';
import { expect, test } from '../testing/page/test';

const places = [
  { name: 'home', path: '/main/friends', asks: /\/timelines\/home$/ },
  { name: 'public timeline', path: '/main/public', asks: /\/timelines\/public$/ },
  { name: 'posts of a person', path: '/users/bob', asks: /\/accounts\/[^/]+\/statuses$/ },
  { name: 'chat', path: '/users/alice/chats/BOB', asks: /\/chats\/[^/]+\/messages$/ },
  { name: 'followers', path: '/users/bob?tab=followers', asks: /\/accounts\/[^/]+\/followers$/ },
  { name: 'following', path: '/users/bob?tab=followees', asks: /\/accounts\/[^/]+\/following$/ },
] as const;

test.for(places)(
  'the server is asked for twenty at a time: $name [2.9.005, 3.9.002]',
  async ({ path, asks }, { page, sandbox, baseURL }) => {
    const alice = await callAs(baseURL, 'alice');
    const bob = textOf(objectOf(await alice('/api/v1/accounts/lookup?acct=bob'))['id']);
    await signIn(page, 'alice', path.replace('BOB', bob));
    await expect(async () => {
      const asked = (await sandbox.log()).filter((request) => asks.test(request.path));
      const queries = asked.map(({ query }) => new URLSearchParams(query));
      // What has been missed is no page: a stream that connects late asks for all of it.
      const pages = queries.filter((query) => !query.has('since_id'));
      const sizes = new Set(pages.map((query) => query.get('limit')));
      expect([...sizes]).toEqual(['20']);
    }).toPass();
  },
);
