import { type Account, type AccountId, readAccount } from '@linnet/api';
import type { Author } from '@linnet/domain';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { cardStatus, showCard } from '../../testing/show-card';
import { testClient } from '../../testing/test-client';
import { FocusedHead } from '../focused-status/focused-card';
import { isForeignHost } from '../inline-parts/host-of-acct';
import { StyledMention } from '../inline-parts/inline-parts';
import { PersonName } from '../notification/notification-words';
import { AvatarList, PersonRow } from '../people/first-people';
import { PersonCard } from '../people/person-card';
import { AccountLine } from './display-name';

beforeAll(() => import('../inline-parts/inline-parts'));

async function marksOf(changes: Partial<Record<string, unknown>>, settings: object = {}) {
  const account = {
    id: 'robin',
    username: 'robin',
    acct: 'robin',
    display_name: 'Robin',
    url: 'https://nest.example/users/robin',
    ...changes,
  };
  const { card } = await showCard({
    status: cardStatus({ account }),
    prepare: (client) =>
      Object.entries(settings).forEach(([key, value]) => client.settings.write(key, value)),
  });
  const head = card.querySelector(`a[href^="/users/"]`);
  return () =>
    [...(head?.querySelectorAll('[role="img"]') ?? [])].map((mark) => mark.getAttribute('aria-label'));
}

const typed = (actorType: Author['actorType']) => ({ source: { pleroma: { actor_type: actorType } } });

test('a program is marked, unless one does not want to know [2.2.060]', async () => {
  const marks = await marksOf({ bot: true, ...typed('Service') });
  await expect.poll(marks).toContain('This account is a bot');
});

test('and not for those who do not want to know', async () => {
  const hidden = await marksOf({ bot: true, ...typed('Service') }, { hideBotIndication: true });
  expect(hidden()).toEqual([]);
});

test('a group is marked', async () => {
  const marks = await marksOf({ group: true, ...typed('Group') });
  await expect.poll(marks).toContain('This account is a group');
});

test('a host in letters that can pass for others is marked, and told in plain ones', async () => {
  const marks = await marksOf({ acct: 'robin@bücher.example' });
  await expect.poll(() => marks()[0]).toMatch(/xn--bcher-kva\.example$/);
});

test.each([
  ['nest.example', false],
  ['nest.example:4000', false],
  ['', false],
  ['bücher.example', true],
  ['xn--bcher-kva.example', true],
  ['аpple.example', true],
])('whether %s needs a mark: %s', (host, isForeign) => expect(isForeignHost(host)).toBe(isForeign));

const id = 'mira' as AccountId;

/** Somebody of a server whose pages are at another name than its people. */
const mira = { id, username: 'mira', acct: 'mira', url: 'https://nest.example/users/mira' };

const places: readonly (readonly [string, (account: Account) => ReactElement])[] = [
  ['the line of a status', (account) => <AccountLine account={account} />],
  ['the head of a conversation', (author) => <FocusedHead author={author} />],
  ['the words of a notification', () => <PersonName id={id} />],
  ['a row of faces', () => <AvatarList ids={[id]} />],
  ['a card', (account) => <PersonCard account={account} />],
  ['a row of people', () => <PersonRow id={id} onNavigate={undefined} />],
  ['a mention', ({ url }) => <StyledMention mention={{ kind: 'mention', ...mira, url }} />],
];

test.each(places)('in %s somebody of this server has the domain that it says', async (_where, view) => {
  const client = testClient({
    answers: {
      'GET /api/v1/instance': { title: 'Burrow', version: '0.10.0', uri: 'burrow.example' },
      'GET /api/v1/accounts/mira': mira,
    },
  });
  await client.instance.load();
  const account = await client.send({
    method: 'GET',
    path: '/api/v1/accounts/mira',
    read: (json) => readAccount(json),
  });
  if (account === undefined) throw new Error('There is nobody.');
  client.graph.accounts.put(id, account);
  const { container } = await show(<ClientProvider value={client}>{view(account)}</ClientProvider>);
  expect(container.querySelector('[title]')?.getAttribute('title')).toBe('@mira@burrow.example');
});
