import type { StatusId } from '@linnet/api';
import { tagsOf } from '@linnet/domain/tags';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { HomeTimelineProvider } from '../../platform/client/filter-context';
import { SlotsProvider } from '../../platform/slots/slots';
import { show } from '../../testing/show';
import { cardStatus, eventually, ownAccount } from '../../testing/show-card';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import './card-parts';
import { StatusCard } from './status-card';

const person = (id: string) => ({
  id,
  username: id,
  acct: id,
  display_name: id,
  url: `https://nest.example/users/${id}`,
});
const tags = [
  { name: 'weather', url: 'https://nest.example/tags/weather' },
  { name: 'Frost', url: 'https://nest.example/tags/Frost' },
];
const following = (id: string, on: boolean) => ({ id, following: on });

async function begin({ inHome = true } = {}) {
  let asked = 0;
  const answers = {
    'GET /api/v2/instance': { title: 'Nest', version: '4.3.0' },
    'GET /api/v1/instance': { title: 'Nest', version: '4.3.0' },
    'GET /api/v1/accounts/verify_credentials': ownAccount,
    'GET /api/v1/timelines/home': [
      cardStatus({ id: 'stranger', account: person('dora'), tags }),
      cardStatus({ id: 'friend', account: person('finn'), tags }),
      cardStatus({ id: 'own', account: ownAccount, tags }),
      cardStatus({ id: 'untagged', account: person('dora'), tags: [] }),
      cardStatus({
        id: 'repeat',
        account: person('finn'),
        reblog: cardStatus({ id: 'again', account: person('dora'), tags }),
      }),
    ],
    get 'GET /api/v1/followed_tags'() {
      asked += 1;
      return [{ name: 'frost', url: 'https://nest.example/tags/frost', following: true }];
    },
    'GET /api/v1/accounts/relationships': [following('dora', false), following('finn', true)],
  };
  const client = testClient({ answers, records: wrenSignedIn });
  await client.session.verify();
  await client.instance.load();
  await client.features.load();
  const feed = client.feeds.get({ kind: 'home' });
  await feed.open();
  const { container } = await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <HomeTimelineProvider value={inHome}>
          {[...feed.ids()].map((id: StatusId) => (
            <StatusCard key={id} id={id} />
          ))}
        </HomeTimelineProvider>
      </SlotsProvider>
    </ClientProvider>,
  );
  const told = () =>
    [...container.querySelectorAll('article')]
      .filter(({ textContent }) => textContent?.includes('which you follow'))
      .map((card) => card.dataset['status']);
  return { client, place: container, told, asked: () => asked };
}

test('a post in home by somebody who is not followed says which followed hashtag brought it', async () => {
  const { client, place, told, asked } = await begin();
  await act(() => eventually(() => told().length > 0));
  expect(told()).toEqual(['stranger']);
  expect(asked()).toBe(1);
  const link = [...place.querySelectorAll('a')].find(({ textContent }) => textContent === '#Frost');
  expect(link?.getAttribute('href')).toBe('/tag/Frost');

  await act(async () => tagsOf(client).follows.putKnown([{ name: 'frost', following: false }]));
  expect(told()).toEqual([]);
});

test('elsewhere nothing is asked about hashtags', async () => {
  const { place, told, asked } = await begin({ inHome: false });
  await act(() => eventually(() => place.querySelector('article button[aria-haspopup="menu"]') !== null));
  expect(told()).toEqual([]);
  expect(asked()).toBe(0);
});
