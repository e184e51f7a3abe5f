import { type Account, type AccountId, readAccount } from '@linnet/api';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { FocusedHead } from '../status/focused-head';
import { PersonName } from '../notification/person-name';
import { AvatarList } from '../people/avatar-list';
import { PersonCard } from '../people/person-card';
import { PersonRow } from '../people/person-row';
import { StyledMention } from '../inline-parts/styled-mention';
import { AccountLine } from './account-line';

const id = 'mira' as AccountId;

/** Somebody of a server whose pages are at another name than its people. */
const mira = { id, username: 'mira', acct: 'mira', url: 'https://nest.example/users/mira' };

const places: readonly (readonly [string, (account: Account) => ReactElement])[] = [
  ['the line of a status', (account) => <AccountLine account={account} />],
  ['the head of a conversation', (author) => <FocusedHead author={author} />],
  ['the words of a notification', () => <PersonName id={id} />],
  ['a row of faces', () => <AvatarList ids={[id]} />],
  ['a card', (account) => <PersonCard account={account} />],
  ['a row of people', () => <PersonRow id={id} onLeave={undefined} />],
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
  const { place } = await show(<ClientProvider value={client}>{view(account)}</ClientProvider>);
  expect(place.querySelector('[title]')?.getAttribute('title')).toBe('@mira@burrow.example');
});
